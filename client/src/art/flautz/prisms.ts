import { fiveSymbols, wheel } from "./colourless";
import { INSIDE, NIGHT_SKY } from "./defs";
import { body, frame, medallion, smallBody, smallFrame } from "./frame";
import { CREAM, NIGHT, WHITE } from "./palette";
import { faded, line, path, rimmed, round, stars, type Point } from "./pen";
import { COLOURS, SCHOOLS } from "./schools";

/** Where the light leaves the glass, and how far its colours spread, in degrees. */
const SOURCE: Point = [49, 80];
const SPREAD = 24;

const SKY: readonly Point[] = [
  [12, 82],
  [36, 34],
  [14, 126],
  [36, 128],
  [44, 14],
  [52, 40],
  [10, 96],
];

function away([x, y]: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

/** One wedge of light for each colour, far over the card's edge. */
function rays(from: Point, spread: number): string {
  return COLOURS.map((colour, i) => {
    const middle = (i - 2) * spread;
    const [x1, y1] = away(from, middle - spread / 2, 140);
    const [x2, y2] = away(from, middle + spread / 2, 140);
    const d = `M${round(from[0])} ${round(from[1])}L${round(x1)} ${round(y1)} ${round(x2)} ${round(y2)}z`;
    return path(d, SCHOOLS[colour].main);
  }).join("");
}

function glass(): string {
  return (
    faded(0.3, path("M41 50L65 104H17z", WHITE)) +
    faded(0.28, path("M41 50L47 104H17z", WHITE)) +
    rimmed("M41 50L65 104H17z", "none", WHITE, 1.6) +
    faded(
      0.8,
      line("M41 50L47 104M29 84L51 75M29 84L52 86", WHITE, 0.8) + line("M37.5 62L26 87.5", WHITE, 1.6),
    )
  );
}

/** White light in, all five colours out: it has no value, and no colours of its own. */
export function drawPrism(): string {
  const symbols = COLOURS.map((colour, i) => {
    const [x, y] = away(SOURCE, (i - 2) * SPREAD, 38);
    return medallion(colour, x, y, 7.9, SCHOOLS[colour].light);
  });
  return (
    body(NIGHT, NIGHT_SKY) +
    `<g clip-path="${INSIDE}">` +
    faded(0.85, rays(SOURCE, SPREAD)) +
    faded(0.9, path("M0 100L30 82V86L0 107z", WHITE)) +
    stars(SKY, 2, CREAM) +
    `</g>` +
    glass() +
    symbols.join("") +
    frame() +
    stars([[20.5, 28]], 14, CREAM) +
    wheel(20.5, 63, 11.5)
  );
}

export function drawSmallPrism(): string {
  return (
    smallBody(NIGHT, NIGHT_SKY) +
    `<g clip-path="${INSIDE}">` +
    rays([50, 52], 18) +
    path("M0 66L40 47V55L0 78z", WHITE) +
    `</g>` +
    rimmed("M46 14L77 80H15z", "#5B4A9E", WHITE, 5) +
    path("M46 14L52 80H15z", "#8D7FC8") +
    fiveSymbols() +
    smallFrame()
  );
}
