import { GOLD_LEAF, haloOf, INSIDE, TRANCE, wallOf, WINDOW } from "./defs";
import { drawFamiliar } from "./familiars";
import { body, frame, medallion, smallBody, smallFrame, type Size } from "./frame";
import { CREAM, GOLD, SHADOW } from "./palette";
import { coin, disc, faded, line, placed, rimmed, ring, round, stars, type Point } from "./pen";
import { drawHeldSymbol, drawPerson } from "./person";
import { SCHOOLS, type Colour } from "./schools";

const WINDOW_STARS: readonly Point[] = [
  [24, 52],
  [76, 40],
  [82, 62],
  [22, 80],
  [34, 34],
  [72, 84],
  [50, 26],
  [84, 92],
];
const TRANCE_STARS: readonly Point[] = [
  [86, 26],
  [12, 96],
  [88, 98],
  [78, 12],
  [22, 46],
];
const QUIET = "#A99AD8";

function inside(drawing: string): string {
  return `<g clip-path="${INSIDE}">${drawing}</g>`;
}

function dusk(): string {
  return `<rect x="1" y="1" width="98" height="138" rx="7.2" fill="${SHADOW}" opacity=".34"/>`;
}

/** A closed eye: the sign of the focused side. */
function closedEye(x: number, y: number, radius: number, rim: string): string {
  const lid = line("M-7-1.5q7 7.5 14 0M-5 2l-1.8 3M0 3.8V7.5M5 2l1.8 3", CREAM, 1.5);
  return placed(x, y, radius / 11.5, coin(0, 0, 11.5, SHADOW, rim, 0.9) + lid);
}

function aura(colour: Colour): string {
  const { light } = SCHOOLS[colour];
  const rings = [22, 31, 40, 50].map((radius, i) => {
    const broken = i % 2 === 1 ? ` stroke-dasharray="2 4"` : "";
    return `<g opacity="${round(0.75 - i * 0.14)}"${broken}>${ring(50, 74, radius, light, 1.4 - i * 0.25)}</g>`;
  });
  return inside(rings.join("") + faded(0.5, disc(50, 74, 48, haloOf(colour))));
}

function awake(colour: Colour): string {
  const { ink } = SCHOOLS[colour];
  return (
    body(ink, wallOf(colour)) +
    rimmed("M12 137V62a38 38 0 0 1 76 0v75z", WINDOW, GOLD_LEAF, 1) +
    faded(0.7, line("M24 52L34 34 50 26M76 40L82 62 84 92", GOLD, 0.5)) +
    stars(WINDOW_STARS, 2.4, CREAM) +
    inside(placed(-5, 2, 1, drawPerson(colour, false))) +
    placed(57, 93, 0.38, drawFamiliar(colour)) +
    frame() +
    medallion(colour, 19, 20, 11.5)
  );
}

function focusing(colour: Colour): string {
  return (
    body(SHADOW, TRANCE) +
    aura(colour) +
    stars(TRANCE_STARS, 2.4, SCHOOLS[colour].light) +
    inside(placed(4, 12, 0.92, drawPerson(colour, true))) +
    dusk() +
    drawHeldSymbol(colour) +
    frame() +
    closedEye(19, 20, 11.5, GOLD)
  );
}

function smallAwake(colour: Colour): string {
  const { ink, light } = SCHOOLS[colour];
  return (
    smallBody(ink, WINDOW) +
    stars([[18, 30]], 7, CREAM) +
    stars([[86, 66]], 5, CREAM) +
    inside(placed(-12, -7, 1.24, drawPerson(colour, false))) +
    smallFrame() +
    medallion(colour, 50, 118, 17, light)
  );
}

function smallFocusing(colour: Colour): string {
  const { light } = SCHOOLS[colour];
  return (
    smallBody(SHADOW, TRANCE) +
    inside(faded(0.7, ring(50, 80, 44, light, 2.4)) + placed(-12, -7, 1.24, drawPerson(colour, true))) +
    dusk() +
    smallFrame(QUIET) +
    closedEye(22, 24, 17, QUIET) +
    medallion(colour, 50, 118, 17, light)
  );
}

/** Either side of an apprentice, as large as a card. */
export function drawApprentice(colour: Colour, focused: boolean, size: Size): string {
  if (size === "large") return focused ? focusing(colour) : awake(colour);
  return focused ? smallFocusing(colour) : smallAwake(colour);
}
