import { expect, it } from "vitest";

import { scaled } from "./text-size.mjs";

it("scales what is written in pixels", () => {
  expect(scaled("font-size", "13.5px")).toBe("calc(13.5px * var(--text, 1))");
  expect(scaled("line-height", "19px")).toBe("calc(19px * var(--text, 1))");
  expect(scaled("font", '600 17px/1.15 "Alegreya", serif')).toBe(
    '600 calc(17px * var(--text, 1)) / 1.15 "Alegreya", serif',
  );
  expect(scaled("font", "13px/18px var(--font)")).toBe(
    "calc(13px * var(--text, 1)) / calc(18px * var(--text, 1)) var(--font)",
  );
});

it("leaves everything else alone, and what it has scaled", () => {
  for (const [prop, value] of [
    ["font-size", "min(34px, 6cqw)"],
    ["font-size", "calc(13px * var(--text, 1))"],
    ["line-height", "1.2"],
    ["font", "inherit"],
    ["font", "700 clamp(24px, 4cqw, 38px) / 1.1 var(--serif)"],
    ["width", "13px"],
  ])
    expect(scaled(prop, value)).toBe(value);
});
