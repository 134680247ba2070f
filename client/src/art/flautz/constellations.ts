import type { Value } from "./codes";
import { CREAM, GOLD } from "./palette";
import { faded, line, polyline, stars, type Point } from "./pen";

/** As many stars as the value, in the upper right of a card. */
const STARS: Readonly<Record<Value, readonly Point[]>> = {
  1: [[73, 25]],
  2: [
    [61, 31],
    [82, 17],
  ],
  3: [
    [54, 31],
    [71, 15],
    [87, 29],
  ],
  4: [
    [50, 29],
    [62, 16],
    [75, 29],
    [87, 16],
  ],
  5: [
    [47, 25],
    [57, 14],
    [67, 29],
    [77, 14],
    [87, 29],
  ],
  6: [
    [46, 18],
    [54, 31],
    [63, 15],
    [71, 30],
    [79, 14],
    [88, 26],
  ],
  7: [
    [44, 27],
    [51.5, 14],
    [59, 28],
    [66.5, 13],
    [74, 28],
    [81, 14],
    [88, 28],
  ],
  8: [
    [45, 15],
    [49, 30],
    [56, 16],
    [62, 31],
    [68.5, 15],
    [75, 30],
    [81, 15],
    [88, 29],
  ],
  9: [
    [45, 29],
    [48.5, 15],
    [55, 28],
    [60.5, 13],
    [66.5, 30],
    [72, 14],
    [78, 29],
    [82.5, 13],
    [89, 27],
  ],
};

function brightness(value: Value): number {
  if (value === 1) return 9;
  if (value < 4) return 6;
  return value < 8 ? 4.9 : 4.3;
}

export function drawConstellation(value: Value): string {
  const points = STARS[value];
  return faded(0.75, line(polyline(points), GOLD, 0.7)) + stars(points, brightness(value), CREAM);
}

/** The value once more, as a row of stars along the foot of a card. */
export function drawStarRow(value: Value): string {
  const points = Array.from({ length: value }, (_, i): Point => [50 + (i - (value - 1) / 2) * 7, 132]);
  return stars(points, 2.2, GOLD);
}
