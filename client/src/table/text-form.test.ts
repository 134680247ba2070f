import { expect, it } from "vitest";

import { picked, pickedIn } from "./text-form";

const group = (most: number | null) => ({ id: "cards", legend: "", most, options: [] });

it("boxes are ticked and unticked, radio buttons replaced, and a limit drops the earliest", () => {
  expect(picked(group(null), { cards: ["a"] }, "b")).toEqual({ cards: ["a", "b"] });
  expect(picked(group(null), { cards: ["a", "b"] }, "a")).toEqual({ cards: ["b"] });
  expect(picked(group(1), { cards: ["a"], other: ["x"] }, "b")).toEqual({ cards: ["b"], other: ["x"] });
  expect(picked(group(2), { cards: ["a", "b"] }, "c")).toEqual({ cards: ["b", "c"] });
  expect([pickedIn({ cards: ["a"] }, "cards"), pickedIn({}, "cards")]).toEqual(["a", null]);
});
