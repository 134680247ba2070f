import { GOLD_LEAF } from "./defs";
import { CREAM } from "./palette";
import { line, stars } from "./pen";

export const WORDMARK_VIEW = "0 0 249 52";

const LETTERS: readonly (readonly [strokes: string, width: number])[] = [
  ["M4 38V4H24M4 20H19", 26],
  ["M4 4V38H23", 25],
  ["M3 38L17 3L31 38", 34],
  ["M4 4V24C4 42 28 42 28 24V4", 32],
  ["M2 4H30M16 4V38", 32],
  ["M3 4H27L3 38H28", 30],
];
const SPACING = 7;

/** The name in gold wire: a star is the bar of the A, another the dot of the exclamation mark. */
export function drawWordmark(): string {
  let at = 4;
  const letters = LETTERS.map(([strokes, width]) => {
    const letter = `<g transform="translate(${at} 4)">${line(strokes, GOLD_LEAF, 5)}</g>`;
    at += width + SPACING;
    return letter;
  });
  // Slanted, since a gradient does not paint what has no width.
  const mark = line(`M${at + 8} 6l-3 22`, GOLD_LEAF, 5);
  return letters.join("") + mark + stars([[86, 30]], 8, CREAM) + stars([[at + 5, 42]], 9, CREAM);
}
