import { expect, it } from "vitest";

import { ago } from "./relative-time";

it.each([
  [20_000, "now"],
  [-5_000, "now"],
  [61_000, "1 minute ago"],
  [59 * 60_000, "59 minutes ago"],
  [3 * 3_600_000, "3 hours ago"],
  [86_400_000, "yesterday"],
  [9 * 86_400_000, "9 days ago"],
])("%i milliseconds are %s", (passed, said) => {
  expect(ago("en", 1e12, 1e12 + passed)).toBe(said);
});

it("uses the reader's language", () => {
  expect(ago("de", 0, 86_400_000)).toBe("gestern");
});
