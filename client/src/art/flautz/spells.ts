import type { Value } from "./codes";
import { drawConstellation, drawStarRow } from "./constellations";
import { bodyOf, haloOf } from "./defs";
import { drawFamiliar } from "./familiars";
import { body, foot, frame, medallion, smallBody, smallFrame } from "./frame";
import { drawNumeral } from "./numerals";
import { GOLD } from "./palette";
import { dial, disc, faded, path, placed, ring } from "./pen";
import { SCHOOLS, type Colour } from "./schools";
import { symbolAt } from "./symbols";

/** The horizon of each school: sea, hills, roofs, peaks, hedges. */
const HORIZONS: Readonly<Record<Colour, string>> = {
  blue: "M1 116q8-7 16 0t16 0 16 0 16 0 16 0 18 0",
  green: "M1 119q20-13 44-5 26 8 54-4",
  purple: "M1 116h14v-5h5v5h8v-9l5-7 5 7v9h20v-4h5v4h36",
  orange: "M1 122l16-8 10 5 17-11 15 9 14-8 26 11",
  pink: "M1 117c10-8 20-8 27-1 8-8 20-8 26 0 7-8 19-8 25 0 6-5 13-6 20-2",
};
const GROUND = "V132a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7z";

export function drawSpell(colour: Colour, value: Value): string {
  const school = SCHOOLS[colour];
  return (
    body(school.ink, bodyOf(colour)) +
    disc(57, 87, 35, haloOf(colour)) +
    faded(0.7, ring(57, 87, 35, GOLD, 0.6)) +
    dial(57, 87, 37.2, 48, 0.5) +
    faded(0.92, path(HORIZONS[colour] + GROUND, school.deep)) +
    drawConstellation(value) +
    placed(22, 53.5, 0.7, drawFamiliar(colour)) +
    foot(school.ink) +
    frame() +
    drawNumeral(value, 6.5, 9, 1.22) +
    medallion(colour, 20.5, 63, 11.5) +
    drawStarRow(value)
  );
}

export function drawSmallSpell(colour: Colour, value: Value): string {
  const { ink } = SCHOOLS[colour];
  return (
    smallBody(ink, bodyOf(colour)) +
    smallFrame() +
    drawNumeral(value, 21, 12, 2.4, 5) +
    disc(50, 110, 22, ink) +
    symbolAt(colour, 50, 110, 32)
  );
}
