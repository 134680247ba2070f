import { expect, test } from "vitest";

import { VALUES } from "./codes";
import { drawConstellation, drawStarRow } from "./constellations";

const starsIn = (drawing: string): number => drawing.match(/z/g)?.length ?? 0;

test.each(VALUES)("a %i shows that many stars, above and along the foot", (value) => {
  expect(starsIn(drawConstellation(value))).toBe(value);
  expect(starsIn(drawStarRow(value))).toBe(value);
});
