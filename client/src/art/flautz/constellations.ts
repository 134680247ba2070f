import type { Value } from "./codes";
import { CREAM, GOLD } from "./palette";
import { faded, line, polyline, stars, type Point } from "./pen";
import { STARS } from "./star-places";

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
