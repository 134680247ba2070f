/** A game begun in this browser, and its status. */

import type { SavedSeat } from "../app/local-store";
import type { TableNow } from "../wire/requests";
import { isSlow } from "./setup";

/** A table of this browser that is not over. */
export interface Unfinished {
  readonly held: SavedSeat;
  readonly info: TableNow;
}

/** In order of urgency. */
const STATUSES = ["turn", "playing", "rests", "paused", "ready", "waiting"] as const;

export type GameStatus = (typeof STATUSES)[number];

export function statusOf({ held, info }: Unfinished): GameStatus {
  const { status, paused, seats, asked } = info;
  if (status === "waiting") return seats.some(({ holder }) => holder === "open") ? "waiting" : "ready";
  if (paused) return "paused";
  const me = held.seat ?? null;
  if (me === null) return "playing";
  if (seats[me]?.rests) return "rests";
  return asked.includes(me) ? "turn" : "playing";
}

/** Most urgent first; of several turns, that with the least time. */
export function byUrgency(games: readonly Unfinished[]): Unfinished[] {
  const rank = (game: Unfinished): number => STATUSES.indexOf(statusOf(game));
  const left = ({ info }: Unfinished): number => info.left ?? Number.MAX_SAFE_INTEGER;
  return games.toSorted((one, other) => rank(one) - rank(other) || left(one) - left(other));
}

/** The milliseconds that the player has left in a game of days, whose turn it is; null in others. */
export function timeLeft(game: Unfinished): number | null {
  return statusOf(game) === "turn" && isSlow(game.info.clock) ? (game.info.left ?? null) : null;
}
