import { LETTERS, LETTER_HEIGHT, LETTER_WIDTH, NUMERALS, NUMERAL_HEIGHT, NUMERAL_WIDTH } from "./glyphs";
import { draw } from "./markup";

/** `plain` and `bold` are the 5×7 letters, `numeral` the 6×8 figures. */
export type PixelFace = "plain" | "bold" | "numeral";

/** Path data on a grid of whole pixels, from 0 0. */
export interface PixelPath {
  d: string;
  width: number;
  height: number;
}

export interface PixelPlace {
  x: number;
  y: number;
  /** Units for one pixel of the letters. */
  scale: number;
  fill: string;
  face?: PixelFace;
  /** Which point of the text `x` is. */
  anchor?: "start" | "middle" | "end";
}

interface Glyph {
  rows: readonly number[];
  width: number;
}

const SPACE_WIDTH = 2;

export function pixelPath(text: string, face: PixelFace = "plain"): PixelPath {
  let d = "";
  let x = 0;
  for (const character of text.toUpperCase()) {
    const glyph = face === "numeral" ? numeral(character) : letter(character, face === "bold");
    d += outline(glyph, x);
    x += glyph.width + 1;
  }
  return { d, width: Math.max(0, x - 1), height: face === "numeral" ? NUMERAL_HEIGHT : LETTER_HEIGHT };
}

/** Text inside another drawing. */
export function pixelText(text: string, place: PixelPlace): string {
  const { d, width } = pixelPath(text, place.face);
  const before = { start: 0, middle: width / 2, end: width }[place.anchor ?? "start"];
  return draw`<path transform="translate(${place.x - before * place.scale} ${place.y}) scale(${place.scale})" fill="${place.fill}" d="${d}"/>`;
}

/** The scale at which the text is at most that wide. */
export function fittingScale(text: string, room: number, largest: number): number {
  return Math.min(largest, room / Math.max(1, pixelPath(text).width));
}

function numeral(character: string): Glyph {
  const rows = NUMERALS[character];
  return rows === undefined ? { rows: [], width: SPACE_WIDTH } : { rows: read(rows), width: NUMERAL_WIDTH };
}

/** Letters take the room they need; figures are all equally wide, so that a clock does not jump. */
function letter(character: string, bold: boolean): Glyph {
  if (character.trim() === "") return { rows: [], width: SPACE_WIDTH };
  const rows = read(LETTERS[character] ?? LETTERS[withoutAccent(character)] ?? LETTERS["?"] ?? "");
  const glyph = /\d/.test(character) ? { rows, width: LETTER_WIDTH } : trimmed(rows);
  return bold ? { rows: glyph.rows.map((row) => (row << 1) | row), width: glyph.width + 1 } : glyph;
}

function withoutAccent(character: string): string {
  return character.normalize("NFD").charAt(0);
}

function read(rows: string): number[] {
  return rows.split(" ").map((row) => Number.parseInt(row, 16));
}

function trimmed(rows: readonly number[]): Glyph {
  const used = rows.reduce((all, row) => all | row, 0);
  const right = Math.log2(used & -used);
  return { rows: rows.map((row) => row >> right), width: 32 - Math.clz32(used >> right) };
}

/** The glyph as rectangles; a run of pixels that repeats in the next row is one rectangle. */
function outline({ rows, width }: Glyph, left: number): string {
  let d = "";
  rows.forEach((row, y) => {
    for (const [start, length] of runs(row, width)) {
      if (y > 0 && hasRun(rows[y - 1], width, start, length)) continue;
      let height = 1;
      while (y + height < rows.length && hasRun(rows[y + height], width, start, length)) height++;
      d += `M${left + start} ${y}h${length}v${height}h-${length}z`;
    }
  });
  return d;
}

function hasRun(row: number | undefined, width: number, start: number, length: number): boolean {
  return row !== undefined && runs(row, width).some((run) => run[0] === start && run[1] === length);
}

function runs(row: number, width: number): [start: number, length: number][] {
  const pixels = row.toString(2).padStart(width, "0");
  return [...pixels.matchAll(/1+/g)].map((run) => [run.index, run[0].length]);
}
