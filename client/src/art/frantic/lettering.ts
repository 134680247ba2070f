import { LEAN, SLANT, round } from "./geometry";
import { GLYPHS, MARK_RISE, MARKS, MISSING } from "./glyphs";

export const CAP = 100;
const GAP = 9;
const STEM = 24;
const SOFT_HYPHEN = "\u00ad";

export interface Setting {
  /** The anchor lies on the cap line. */
  x: number;
  y: number;
  cap: number;
  fill: string;
  anchor?: "start" | "middle";
}

/** Capitals with their marks split off, as the alphabet has them. */
function spell(text: string): string[] {
  return [...text.replaceAll(SOFT_HYPHEN, "").toUpperCase().normalize("NFD")];
}

function isMark(character: string): boolean {
  return /^\p{M}$/u.test(character);
}

function glyph(character: string) {
  return GLYPHS[character] ?? MISSING;
}

/** How wide a text runs at cap height 100, without its slant. */
export function measure(text: string): number {
  const letters = spell(text).filter((character) => !isMark(character));
  return letters.reduce((width, letter) => width + glyph(letter).width + GAP, letters.length ? -GAP : 0);
}

/** How far marks rise above the cap line, at cap height 100. */
export function rise(text: string): number {
  return spell(text).some((character) => character in MARKS) ? MARK_RISE : 0;
}

function at(x: number, rest: string): string {
  return `<path${x ? ` transform="translate(${round(x)})"` : ""} ${rest}/>`;
}

function glyphs(text: string): string {
  let markup = "";
  let x = 0;
  let middle = 0;
  for (const character of spell(text)) {
    if (isMark(character)) {
      const mark = MARKS[character];
      if (mark) markup += at(middle, `d="${mark}"`);
      continue;
    }
    const { width, fill, stroke } = glyph(character);
    if (fill) markup += at(x, `d="${fill}"`);
    if (stroke) markup += at(x, `d="${stroke}" fill="none" stroke-width="${STEM}"`);
    middle = x + width / 2;
    x += width + GAP;
  }
  return markup;
}

/** A text in the slanted display alphabet. */
export function letter(text: string, { x, y, cap, fill, anchor = "start" }: Setting): string {
  const scale = cap / CAP;
  const left = x - (anchor === "middle" ? (measure(text) * scale) / 2 : 0) + LEAN * 50 * scale;
  const size = Math.round(scale * 10000) / 10000;
  const moved = `translate(${round(left)} ${round(y)}) scale(${size}) skewX(${-SLANT})`;
  const paint = `fill="${fill}" fill-rule="evenodd" stroke="${fill}" stroke-width="0" stroke-miterlimit="8"`;
  return `<g transform="${moved}" ${paint}>${glyphs(text)}</g>`;
}

interface Word {
  markup: string;
  viewBox: string;
  width: number;
  height: number;
}

/** A text as a drawing of its own; `width` and `height` are those of its view box, with a cap of 100. */
export function drawWord(text: string, fill = "currentColor"): Word {
  const lean = LEAN * 50;
  const top = rise(text);
  const width = round(measure(text) + 2 * lean);
  const height = CAP + top;
  const markup = letter(text, { x: lean, y: top, cap: CAP, fill });
  return { markup, viewBox: `0 0 ${width} ${height}`, width, height };
}
