/** Games for tests. */

import type { PlayedGame } from "./played-game";

/** A game at seat 0 against an easy bot, won unless told otherwise. */
export function game(number: number, changes: Partial<PlayedGame> = {}): PlayedGame {
  return {
    id: `abcdefgh-${number}`,
    game: "fzzzt",
    started: number * 1_000_000,
    finished: number * 1_000_000 + 600_000,
    seat: 0,
    names: ["Ann", "Bolt"],
    players: ["human", "easy"],
    scores: [30, 20],
    winners: [0],
    moves: 40,
    options: {},
    ownDeck: false,
    lesson: false,
    cards: { "2N": 1 },
    ...changes,
  };
}

export const LOST: Partial<PlayedGame> = { scores: [10, 20], winners: [1] };
