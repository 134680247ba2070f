/** What the lobby says of a game beside its picture. */

import { type Game, GAMES } from "../art/lobby/tiles";

interface Facts {
  /** How long a game takes people, more or less. */
  readonly minutes: number;
  /** Whether cards are played out of turn, so that their time can be set. */
  readonly windows: boolean;
  /** Where somebody begins who wants a number of their own for an option. */
  readonly numbers: Readonly<Record<string, number>>;
}

export const FACTS: Readonly<Record<Game, Facts>> = {
  fzzzt: { minutes: 30, windows: false, numbers: {} },
  frantic: { minutes: 35, windows: true, numbers: { limit: 150 } },
  flautz: { minutes: 20, windows: false, numbers: { goal: 3 } },
};

/** Whether the page has a picture and a table for the game. */
export function isGame(name: string): name is Game {
  return GAMES.some((game) => game === name);
}
