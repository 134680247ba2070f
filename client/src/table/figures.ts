/** Short ways to write the pictures of the rules. */

import type { Figure, Piece } from "./game-table";

const SIGNS = ["+", "=", "→", "⇄", "·"] as const;
type Sign = (typeof SIGNS)[number];

/** A card by its code, a sign, a number, or null for a card face down. */
export type Short = string | number | null | Piece;

export function row(...pieces: readonly Short[]): readonly Piece[] {
  return pieces.map((piece) => {
    if (typeof piece === "number") return { number: piece };
    if (piece === null) return { card: null };
    if (typeof piece !== "string") return piece;
    return isSign(piece) ? { sign: piece } : { card: piece };
  });
}

export function figure(...rows: readonly (readonly Piece[])[]): Figure {
  return { rows };
}

/** A single row of cards. */
export function cards(...codes: readonly string[]): Figure {
  return figure(row(...codes));
}

function isSign(text: string): text is Sign {
  return SIGNS.some((sign) => sign === text);
}
