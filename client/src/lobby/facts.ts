/** Facts about the games for the lobby. */

import { type Game, GAMES, isGame } from "../art/lobby/tiles";
import type { GameInfo, House } from "../wire/requests";

interface Facts {
  /**
   * How long a game against two bots takes a quick and a careful player; null if unknown. Measured with
   * `python -m bench minutes`.
   */
  readonly minutes: readonly [least: number, most: number] | null;
  /** Whether cards can be played out of turn, so that the window is configurable. */
  readonly windows: boolean;
  /** The initial value when a user enters a custom number for an option. */
  readonly numbers: Readonly<Record<string, number>>;
}

const FACTS: Readonly<Record<Game, Facts>> = {
  fzzzt: { minutes: [6, 12], windows: false, numbers: {} },
  frantic: { minutes: [13, 26], windows: true, numbers: { limit: 150 } },
  flautz: { minutes: [3, 7], windows: false, numbers: { goal: 3 } },
};
/** The host may have installed games this page does not know. */
const UNKNOWN: Facts = { minutes: null, windows: false, numbers: {} };

export function factsOf(game: string): Facts {
  return isGame(game) ? FACTS[game] : UNKNOWN;
}

export function infoOf(house: House | null, game: string): GameInfo | undefined {
  return house?.games.find(({ name }) => name === game);
}

/** The room's games, those with a picture first; only these until the server has answered. */
export function gamesOf(house: House | null): readonly string[] {
  if (house === null) return GAMES;
  const names = house.games.map(({ name }) => name);
  return [...GAMES.filter((game) => names.includes(game)), ...names.filter((name) => !isGame(name))];
}

/** The colour theme of a game. */
export type Tint = Game | "plain";

export function tintOf(game: string): Tint {
  return isGame(game) ? game : "plain";
}
