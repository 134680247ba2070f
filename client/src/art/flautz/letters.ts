/** The name as a pen would write it: its letters from left to right, and where its exclamation mark stands. */

const LETTERS: readonly (readonly [strokes: string, width: number])[] = [
  ["M4 38V4H24M4 20H19", 26],
  ["M4 4V38H23", 25],
  ["M3 38L17 3L31 38", 34],
  ["M4 4V24C4 42 28 42 28 24V4", 32],
  ["M2 4H30M16 4V38", 32],
  ["M3 4H27L3 38H28", 30],
];
const SPACING = 7;

export interface Wire {
  readonly letters: readonly { readonly strokes: string; readonly at: number }[];
  readonly end: number;
  /** Slanted, since a gradient does not paint what has no width. */
  readonly mark: string;
}

export const WIRE_WIDTH = 249;

export function wire(): Wire {
  let at = 4;
  const letters = LETTERS.map(([strokes, width]) => {
    const letter = { strokes, at };
    at += width + SPACING;
    return letter;
  });
  return { letters, end: at, mark: `M${at + 8} 6l-3 22` };
}
