/** What the lobby says of a game beside its picture. */

import { type Game, GAMES, isGame } from "../art/lobby/tiles";
import type { GameInfo, House } from "../wire/requests";

interface Facts {
  /** How long a game takes people, more or less; null: who knows. */
  readonly minutes: number | null;
  /** Whether cards are played out of turn, so that their time can be set. */
  readonly windows: boolean;
  /** Where somebody begins who wants a number of their own for an option. */
  readonly numbers: Readonly<Record<string, number>>;
}

const FACTS: Readonly<Record<Game, Facts>> = {
  fzzzt: { minutes: 30, windows: false, numbers: {} },
  frantic: { minutes: 35, windows: true, numbers: { limit: 150 } },
  flautz: { minutes: 20, windows: false, numbers: { goal: 3 } },
};
/** Whoever runs the room may have brought games that the page has never heard of. */
const UNKNOWN: Facts = { minutes: null, windows: false, numbers: {} };

export function factsOf(game: string): Facts {
  return isGame(game) ? FACTS[game] : UNKNOWN;
}

export function infoOf(house: House | null, game: string): GameInfo | undefined {
  return house?.games.find(({ name }) => name === game);
}

/** The games of the room, those with a picture first; until the server has told, these alone. */
export function gamesOf(house: House | null): readonly string[] {
  if (house === null) return GAMES;
  const names = house.games.map(({ name }) => name);
  return [...GAMES.filter((game) => names.includes(game)), ...names.filter((name) => !isGame(name))];
}

/** Whose colours a game has. */
export type Tint = Game | "plain";

export function tintOf(game: string): Tint {
  return isGame(game) ? game : "plain";
}
