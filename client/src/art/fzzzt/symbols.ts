import type { CardSymbol } from "./card";
import { circlePath, draw, gearPath, hexagonPath } from "./markup";
import { PHOSPHOR, SYMBOL_SHADES, ZAP } from "./palette";

/** Symbols and marks are drawn in this box. */
export const SYMBOL_BOX = "0 0 24 24";
const BOX = 24;

/** The outline alone, without the gleam of the oil. */
export const SYMBOL_PATHS: Record<CardSymbol, string> = {
  N: hexagonPath(12, 12, 11) + circlePath(12, 12, 5.2),
  B: "M4 1.5h16a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1zM8 11h8v2.6H8zM7 14.6h10v2.6H7zM8 18.2h8v2.3L13.5 23h-3L8 20.5z",
  C: gearPath(12, 12, 11.8, 7.6, 8) + circlePath(12, 12, 2.9),
  O: "M12 .8C15.5 6.6 20 10.6 20 15.2a8 8 0 0 1-16 0C4 10.6 8.5 6.6 12 .8z",
};

const GLEAM = `<path d="M8 14.5c-.2 3 1.6 5 4 5.2" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".75"/>`;

export const ZAP_PATH = "M14.5 1 4 13.5h6.2L7.5 23 20 9.2h-7L17.5 1z";
export const STAR_PATH = "M12 1.5l3.2 6.9 7.4.9-5.5 5.1 1.5 7.4L12 18.1l-6.6 3.7 1.5-7.4L1.4 9.3l7.4-.9z";
export const SPANNER_PATH =
  "M20.7 4.8l-3.5 3.5-2.8-.7-.7-2.8L17.2 1.3a6 6 0 0 0-7.9 7.6L1.6 16.6a2.6 2.6 0 0 0 0 3.7l2.1 2.1a2.6 2.6 0 0 0 3.7 0l7.7-7.7a6 6 0 0 0 5.6-9.9z";

/** Nut, bolt, cog or oil. */
function drawSymbol(symbol: CardSymbol, fill: string = SYMBOL_SHADES[symbol].base): string {
  const outline = `<path fill="${fill}" fill-rule="evenodd" d="${SYMBOL_PATHS[symbol]}"/>`;
  return symbol === "O" ? outline + GLEAM : outline;
}

/** A symbol inside another drawing, `size` units wide and high. */
export function placeSymbol(symbol: CardSymbol, x: number, y: number, size: number, fill?: string): string {
  return draw`<g transform="translate(${x} ${y}) scale(${size / BOX})">${drawSymbol(symbol, fill)}</g>`;
}

/** Beside the symbols: power, points, and the Chief Mechanic. */
export type Mark = CardSymbol | "zap" | "star" | "spanner";

const MARKS: Record<Mark, string> = {
  N: drawSymbol("N"),
  B: drawSymbol("B"),
  C: drawSymbol("C"),
  O: drawSymbol("O"),
  zap: `<path fill="${ZAP}" d="${ZAP_PATH}"/>`,
  star: `<path fill="${PHOSPHOR}" d="${STAR_PATH}"/>`,
  spanner: `<path fill="${ZAP}" d="${SPANNER_PATH}"/><circle cx="4.5" cy="19.5" r="1.3" fill="#1a1405"/>`,
};

/** A symbol or another mark, for `SYMBOL_BOX`. */
export function drawMark(mark: Mark): string {
  return MARKS[mark];
}
