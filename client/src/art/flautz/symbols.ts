import { disc, line, oval, path, placed } from "./pen";
import { SCHOOLS, type Colour, type SymbolName } from "./schools";

export const SYMBOL_VIEW = "0 0 24 24";

type Draw = (ink: string, cut: string) => string;

function petals(ink: string): string {
  const petal = oval(12, 6.2, 4.1, 5, ink);
  return [0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn} 12 12)">${petal}</g>`).join("");
}

const SYMBOLS: Readonly<Record<SymbolName, Draw>> = {
  wave: (ink) =>
    path(
      "M.8 17.2C6 17.2 5.6 4.6 14.2 4.6c5 0 7.9 3.2 8.1 7-1.5-1.9-3.5-2.4-5-1.8-2.4 1-2.4 4 .2 5.6 1.6 1 3.6 1.6 5.7 1.8v3.2H.8z",
      ink,
    ) + line("M3 22.6h18", ink, 1.8),
  leaf: (ink, cut) =>
    path(
      "M21.4 2.4C11 2.6 3.4 6.8 3.4 14.4c0 2 .6 3.4 1.5 4.5l-2.3 2.9 1.5 1.2 2.4-2.9c1.2.7 2.7 1 4.3 1 7.8 0 10.6-8.2 10.6-18.7z",
      ink,
    ) + line("M6.6 18.8C9.5 13.8 12.8 10.6 17 7.4M10.6 13.6l-.4-4M12.8 11.6l4.3.3", cut, 1.5),
  moon: (ink) =>
    path("M14.6 1.6A10.6 10.6 0 1 0 22.4 15.8 8.7 8.7 0 0 1 14.6 1.6z", ink) +
    path("M18.8 4.2l.9 2.5 2.5.9-2.5.9-.9 2.5-.9-2.5-2.5-.9 2.5-.9z", ink),
  flame: (ink, cut) =>
    path(
      "M12.6.8c.9 5 6.9 7.5 6.9 14.4a7.5 7.5 0 0 1-15 0c0-3.7 2.3-5.4 3.3-8.7 1.7 1 2.5 2.3 2.8 4 1.7-2.5 2.6-6 2-9.7z",
      ink,
    ) + path("M12 13.2c.8 2.2 2.9 2.9 2.9 5.2a2.9 2.9 0 0 1-5.8 0c0-2 2.1-2.8 2.9-5.2z", cut),
  blossom: (ink, cut) => petals(ink) + disc(12, 12, 3.3, cut) + disc(12, 12, 1.3, ink),
};

/** A school's symbol in its own box; `cut` is what shows through its veins and hollows. */
export function drawSymbol(
  colour: Colour,
  ink: string = SCHOOLS[colour].light,
  cut: string = SCHOOLS[colour].ink,
): string {
  return SYMBOLS[SCHOOLS[colour].symbol](ink, cut);
}

/** The symbol as a part of a larger drawing: centred on (x, y), `width` wide. */
export function symbolAt(
  colour: Colour,
  x: number,
  y: number,
  width: number,
  ink?: string,
  cut?: string,
): string {
  return placed(x - width / 2, y - width / 2, width / 24, drawSymbol(colour, ink, cut));
}
