import { expect, it } from "vitest";

import { interval, length, number, percent } from "./format";

const MINUTE = 60_000;

it("formats lengths in the unit that suits them", () => {
  expect(
    [5_000, 12 * MINUTE, 119 * MINUTE, 180 * MINUTE, 5760 * MINUTE].map((one) => length("en", one)),
  ).toEqual(["1 min", "12 min", "119 min", "3 hr", "4 days"]);
  expect(length("de", 180 * MINUTE)).toBe("3 Std.");
});

it("formats shares and numbers in the reader's language", () => {
  expect(percent("en", 0.583)).toBe("58%");
  expect(interval("nl", { share: 0.5, least: 0.25, most: 0.75 })).toEqual({ least: "25%", most: "75%" });
  expect(number("de", 12.345)).toBe("12,3");
});
