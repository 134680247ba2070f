import { expect, test } from "vitest";

import { COLOURS, FLAT } from "./palette";
import { drawSlab } from "./slab";

test("the slab has the colour in force and shows its shape", () => {
  for (const colour of COLOURS) expect(drawSlab(colour, null)).toContain(`fill="${FLAT[colour]}"`);
  expect(new Set(COLOURS.map((colour) => drawSlab(colour, null))).size).toBe(4);
});

test("a number without a colour, and nothing at all, leave it neutral", () => {
  const slabs = [drawSlab(null, "7"), drawSlab(null, "3"), drawSlab(null, null)];
  expect(new Set(slabs).size).toBe(3);
  for (const colour of COLOURS) expect(slabs.join("")).not.toContain(`fill="${FLAT[colour]}"`);
});
