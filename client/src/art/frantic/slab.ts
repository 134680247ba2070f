import { place } from "./geometry";
import { letter } from "./lettering";
import { COLOURS, DEEP, FLAT, GREY, type Colour } from "./palette";
import { drawShape } from "./shapes";

export const SLAB_VIEW_BOX = "0 0 564 298";
const WIDTH = 564;
const HEIGHT = 298;
const NEUTRAL = "#26262B";
const COLUMN = 58;
const ROW = 54;
const MARK = 36;

/** The ground on which the piles lie: all over it the colour in force, tone on tone, or the number. */
export function drawSlab(colour: Colour | null, number: string | null): string {
  const fill = colour === null ? NEUTRAL : FLAT[colour];
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>${pattern(markOf(colour, number))}`;
}

type Mark = (column: number) => string;

function markOf(colour: Colour | null, number: string | null): Mark {
  if (colour !== null) {
    const shape = `<g opacity=".62">${place(drawShape(colour, DEEP[colour]), 0, 0, MARK / 24)}</g>`;
    return () => shape;
  }
  if (number !== null) {
    const figure = letter(number, { x: MARK / 2, y: 4, cap: MARK - 8, fill: GREY, anchor: "middle" });
    return () => figure;
  }
  const shapes = COLOURS.map((each) => place(drawShape(each, GREY), 0, 0, MARK / 24));
  return (column) => shapes[column % shapes.length] ?? "";
}

function pattern(mark: Mark): string {
  let markup = "";
  for (let row = 0; row * ROW < HEIGHT; row += 1)
    for (let column = 0; column * COLUMN < WIDTH + COLUMN; column += 1)
      markup += place(mark(column + row), column * COLUMN - (row % 2) * (COLUMN / 2) - 14, row * ROW + 9, 1);
  return markup;
}
