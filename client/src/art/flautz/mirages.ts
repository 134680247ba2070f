import type { Value } from "./codes";
import { fiveSymbols, wheel } from "./colourless";
import { drawConstellation, drawStarRow } from "./constellations";
import { GOLD_LEAF, SHIMMER, SHINE } from "./defs";
import { body, foot, frame, medallion, smallBody, smallFrame } from "./frame";
import { drawNumeral } from "./numerals";
import { CREAM, GOLD, NIGHT, WHITE } from "./palette";
import { around, dial, disc, faded, line, polyline, ring, stars, type Point } from "./pen";
import { COLOURS, SCHOOLS } from "./schools";

const MIDDLE: Point = [58, 88];
const CORNERS = around(...MIDDLE, 25, COLOURS.length);

function haze(): string {
  const waves = Array.from({ length: 9 }, (_, i) => `M2 ${50 + i * 9}q12-5 24 0t24 0 24 0 24 0`);
  return faded(0.26, line(waves.join(""), WHITE, 0.9));
}

/** The five symbols on the points of a star: any of them, none of its own. */
function pentagram(): string {
  const turns = [0, 2, 4, 1, 3].flatMap((i) => CORNERS.slice(i, i + 1));
  const symbols = COLOURS.map((colour, i) => {
    const [x, y] = CORNERS[i] ?? MIDDLE;
    return medallion(colour, x, y, 9.6, SCHOOLS[colour].light);
  });
  return line(polyline(turns) + "z", GOLD, 0.8) + symbols.join("") + stars([MIDDLE], 9, CREAM);
}

export function drawMirage(value: Value): string {
  return (
    body(NIGHT, SHIMMER) +
    `<rect x="1" y="1" width="98" height="138" rx="7.2" fill="${SHINE}"/>` +
    haze() +
    faded(0.5, disc(...MIDDLE, 35, NIGHT)) +
    ring(...MIDDLE, 35, GOLD_LEAF, 0.8) +
    dial(...MIDDLE, 36.8, 60, 0.7) +
    drawConstellation(value) +
    pentagram() +
    foot(NIGHT) +
    frame() +
    drawNumeral(value, 6.5, 9, 1.22) +
    wheel(20.5, 63, 11.5) +
    drawStarRow(value)
  );
}

export function drawSmallMirage(value: Value): string {
  return (
    smallBody(NIGHT, SHIMMER) +
    `<rect x="2" y="2" width="96" height="136" rx="8.5" fill="${SHINE}"/>` +
    fiveSymbols() +
    smallFrame() +
    drawNumeral(value, 22.4, 9, 2.3, 5)
  );
}
