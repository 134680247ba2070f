import { expect, it } from "vitest";

import { initial, validName } from "./names";

it.each([
  ["Ann", "Ann"],
  ["  Ann\u00a0 \u2003Marie ", "Ann Marie"],
  ["Zoë", "Zoë"],
  ["x".repeat(30), "x".repeat(30)],
])("%j is a name", (written, name) => {
  expect(validName(written)).toBe(name);
});

it.each(["", "   ", "\u0301", "An\u200bn", "A\tn", "A\u2028n", "\u3164", "x".repeat(31)])(
  "%j is not a name",
  (written) => {
    expect(validName(written)).toBeNull();
  },
);

it("shortens a name to its first letter", () => {
  expect(["ann", " Örs", "𝒜da", ""].map(initial)).toEqual(["A", "Ö", "𝒜", ""]);
});
