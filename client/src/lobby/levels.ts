/** The levels of bots. */

/** The levels that every game has, the weakest first. */
const LEVELS = ["random", "easy", "normal", "hard"];
export const STRONGEST = LEVELS.length;

/** How strong a level is, from 1; 0 for other bots. */
export function strengthOf(level: string): number {
  return LEVELS.indexOf(level) + 1;
}
