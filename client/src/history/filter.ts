/** Filters of the list of games. */

import { strengthOf } from "../lobby/levels";
import { hasWon, isAgainstBots, opponentsOf, type PlayedGame } from "./played-game";

export interface GameFilter {
  readonly opponents: string | null;
  readonly result: "won" | "lost" | null;
  readonly seats: number | null;
}

export const NO_FILTER: GameFilter = { opponents: null, result: null, seats: null };

/** A value of a filter, and how many games it would leave. */
export interface Option<Value> {
  readonly value: Value;
  readonly count: number;
}

const FIELDS: { readonly [Name in keyof GameFilter]: (game: PlayedGame) => NonNullable<GameFilter[Name]>[] } =
  {
    opponents: (game) => [opponentsOf(game), ...(isAgainstBots(game) ? ["bots"] : [])],
    result: (game) => [hasWon(game) ? "won" : "lost"],
    seats: ({ players }) => [players.length],
  };

export function filterGames(games: readonly PlayedGame[], filter: GameFilter): PlayedGame[] {
  return games.filter((game) => NAMES.every((name) => passes(game, filter, name)));
}

const NAMES = Object.keys(FIELDS) as (keyof GameFilter)[];

function passes(game: PlayedGame, filter: GameFilter, name: keyof GameFilter): boolean {
  const wanted = filter[name];
  return wanted === null || (FIELDS[name](game) as unknown[]).includes(wanted);
}

/** The values of a filter among these games, with what the other filters leave of each. */
export function optionsOf<Name extends keyof GameFilter>(
  games: readonly PlayedGame[],
  filter: GameFilter,
  name: Name,
): Option<NonNullable<GameFilter[Name]>>[] {
  const others = filterGames(games, { ...filter, [name]: null });
  const values = [...new Set(games.flatMap((game) => FIELDS[name](game)))];
  return values.sort(ORDER).map((value) => ({
    value,
    count: others.filter((game) => (FIELDS[name](game) as unknown[]).includes(value)).length,
  }));
}

/** People first, then all bots and their levels. */
const FIRST = ["people", "programs", "bots", "won", "lost"];

function ORDER(one: string | number, other: string | number): number {
  return place(one) - place(other);
}

function place(value: string | number): number {
  if (typeof value === "number") return value;
  return FIRST.includes(value) ? FIRST.indexOf(value) : FIRST.length + strengthOf(value);
}
