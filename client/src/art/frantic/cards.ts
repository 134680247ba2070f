import { readCode, type FourColour, type OneColour } from "./codes";
import { frame, ground, type Size } from "./frame";
import { LEAN, place, round, slantedBar } from "./geometry";
import { CAP, letter, measure } from "./lettering";
import { fit, letterStrip } from "./lines";
import { COLOURS, DEEP, FLAT, INK, ON, PAPER, type Colour } from "./palette";
import { drawPictogram, type PictogramName } from "./pictograms";
import { drawShape } from "./shapes";

const BAND_TOP = 112;
const BAND_BOTTOM = 136.5;
const WISHES_NUMBERS: ReadonlySet<FourColour> = new Set(["fantastic", "fantastic-four"]);

function shape(colour: Colour, x: number, y: number, size: number, fill: string): string {
  return place(drawShape(colour, fill), x, y, size / 24);
}

function pictogram(name: PictogramName, x: number, y: number, size: number, fill: string): string {
  return place(drawPictogram(name, fill), x, y, size / 100);
}

/** A pictogram on a disc of its own, around (x, y). */
function badge(name: PictogramName, x: number, y: number, radius: number, fill: string, on: string): string {
  const size = radius * 1.32;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>${pictogram(name, x - size / 2, y - size / 2, size, on)}`;
}

/** The line under 6 and 9, which would otherwise be ambiguous. */
function underline(
  number: string,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): string {
  return number === "6" || number === "9" ? slantedBar(x, y, width, height, fill) : "";
}

/** The name of a special on its ink band. */
function band(name: string): string {
  const strip = { x: 10, top: BAND_TOP, bottom: BAND_BOTTOM, width: 80, one: 11, two: 8.6, fill: PAPER };
  return `<rect y="${BAND_TOP}" width="100" height="28" fill="${INK}"/>${letterStrip(name, strip)}`;
}

function figures(number: string, size: Size, fill: string): string {
  const underlined = number === "6" || number === "9";
  const big = { fill, anchor: "middle" } as const;
  if (size === "small")
    return (
      letter(number, { x: 53, y: 44, cap: underlined ? 74 : 82, ...big }) +
      underline(number, 24, 123, 50, 9, fill)
    );
  return (
    letter(number, { x: 55, y: 34, cap: underlined ? 72 : 80, ...big }) +
    underline(number, 34.5, 112, 44, 8, fill) +
    letter(number, { x: 9, y: 10, cap: 20, fill }) +
    underline(number, 8.5, 32, 13, 3, fill) +
    `<g transform="rotate(180 50 70)">${letter(number, { x: 9, y: 10, cap: 14, fill })}${underline(number, 9, 26, 9.2, 2, fill)}</g>`
  );
}

/** Where the mark below an index begins: lower where the figure is underlined. */
function belowIndex(number: string): number {
  return number === "6" || number === "9" ? 38 : 34;
}

function numberCard(colour: Colour, number: string, size: Size): string {
  const fill = ON[colour];
  const mark =
    size === "small" ? shape(colour, 10, 10, 30, fill) : shape(colour, 8, belowIndex(number), 13, fill);
  return ground(FLAT[colour]) + shape(colour, 24, 58, 104, DEEP[colour]) + figures(number, size, fill) + mark;
}

/** The event mark stands in the index column, where it stays visible in a fan. */
function blackCard(number: string, size: Size): string {
  const mark =
    size === "small"
      ? badge("event", 25, 25, 16, PAPER, INK)
      : badge("event", 16, belowIndex(number) + 8.5, 8.5, PAPER, INK);
  return ground(INK) + pictogram("event", 18, 18, 120, DEEP.black) + figures(number, size, PAPER) + mark;
}

function oneColourCard(colour: Colour, special: OneColour, size: Size, name: string): string {
  const fill = ON[colour];
  const face = ground(FLAT[colour]) + shape(colour, 30, 20, 104, DEEP[colour]);
  if (size === "small") return face + pictogram(special, 15, 48, 72, fill) + shape(colour, 10, 10, 30, fill);
  return (
    face +
    pictogram(special, 22, 40, 62, fill) +
    pictogram(special, 8, 10, 18, fill) +
    shape(colour, 10, 33, 13, fill) +
    band(name)
  );
}

/** The four colours as quarters that meet at (50, middle), split along the slant. */
function quarters(middle: number, bottom: number): string {
  const top = round(50 + LEAN * middle);
  const foot = round(50 - LEAN * (bottom - middle));
  return (
    `<path d="M0 0H${top}L50 ${middle}H0Z" fill="${FLAT.blue}"/>` +
    `<path d="M${top} 0H100V${middle}H50Z" fill="${FLAT.red}"/>` +
    `<path d="M0 ${middle}H50L${foot} ${bottom}H0Z" fill="${FLAT.green}"/>` +
    `<path d="M50 ${middle}H100V${bottom}H${foot}Z" fill="${FLAT.yellow}"/>`
  );
}

function cornerShapes(size: number, edge: number, bottom: number, indexed: boolean): string {
  const right = 100 - edge - size;
  const low = bottom - edge - size + 3;
  return (
    shape("blue", indexed ? 30 : edge, edge, size, ON.blue) +
    shape("red", right, edge, size, ON.red) +
    shape("green", edge, low, size, ON.green) +
    shape("yellow", right, low, size, ON.yellow)
  );
}

function fourColourCard(special: FourColour, size: Size, name: string): string {
  const wishes = WISHES_NUMBERS.has(special);
  if (size === "small") {
    const tag =
      slantedBar(34, 111, 41, 25.5, PAPER) +
      letter("1-9", { x: 51.5, y: 116, cap: 16, fill: INK, anchor: "middle" });
    return (
      quarters(70, 140) +
      cornerShapes(20, 9, 140, false) +
      badge(special, 50, 70, 38, INK, PAPER) +
      (wishes ? tag : "")
    );
  }
  const tag =
    slantedBar(36, 93, 32, 18, PAPER) +
    letter("1-9", { x: 50, y: 96.5, cap: 11, fill: INK, anchor: "middle" });
  return (
    quarters(58, BAND_TOP) +
    cornerShapes(14, 8, BAND_TOP, true) +
    badge(special, 16.5, 17, 10, INK, PAPER) +
    badge(special, 50, 58, 31, INK, PAPER) +
    band(name) +
    (wishes ? tag : "")
  );
}

/** The name fills the card from bottom to top, beside an edge of the four colours. */
function fuckYouCard(name: string): string {
  const { lines, cap } = fit(name, { width: 120, one: 56, two: 35 });
  const step = cap + 4.5;
  const left = (86.5 + 3.5 - (lines.length === 2 ? cap + step : cap)) / 2;
  const longest = (cap / CAP) * Math.max(...lines.map(measure));
  const start = 70 + longest / 2;
  const text = lines.map((line, row) => letter(line, { x: 0, y: left + row * step, cap, fill: PAPER }));
  const edge = COLOURS.map(
    (colour, row) =>
      `<rect x="86.5" y="${3.5 + row * 33.25}" width="14" height="33.4" fill="${FLAT[colour]}"/>`,
  );
  return `${ground(INK)}<g transform="translate(0 ${round(start)}) rotate(-90)">${text.join("")}</g>${edge.join("")}`;
}

function face(code: string, size: Size, name: string): string {
  const card = readCode(code);
  switch (card.sort) {
    case "number":
      return numberCard(card.colour, card.number, size);
    case "black":
      return blackCard(card.number, size);
    case "one-colour":
      return oneColourCard(card.colour, card.special, size, name);
    case "four-colour":
      return fourColourCard(card.special, size, name);
    case "fuck-you":
      return fuckYouCard(name);
  }
}

/** A card by its code; `name` is the text on special cards and may contain soft hyphens. */
export function drawCard(code: string, size: Size, name: string): string {
  return frame(face(code, size, name));
}

export function drawBack(size: Size): string {
  const small = size === "small";
  const stripes = COLOURS.map((colour, row) => {
    const x = small ? 6 + row * 19 + LEAN * 140 : 11 + row * 18 + LEAN * 86;
    return slantedBar(x, 0, small ? 15 : 13, small ? 140 : 86, FLAT[colour]);
  }).join("");
  if (small) return frame(ground(INK) + stripes, "thick");
  return frame(
    ground(INK) + stripes + letter("F!", { x: 49, y: 93, cap: 36, fill: PAPER, anchor: "middle" }),
  );
}
