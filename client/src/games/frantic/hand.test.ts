import { expect, it } from "vitest";

import { sorted } from "./hand";

it("a hand keeps its keys however it is sorted, with equals side by side", () => {
  const hand = [
    "blue-7",
    "blue-gift",
    "red-2",
    "red-2",
    "red-7",
    "red-skip",
    "green-gift",
    "black-2",
    "fantastic",
  ];
  expect(sorted(hand, "colour").map(({ code }) => code)).toEqual(hand);
  expect(sorted(hand, "kind").map(({ key }) => key)).toEqual([
    ...["red-2", "red-2 2", "black-2", "blue-7", "red-7"],
    ...["blue-gift", "green-gift", "red-skip", "fantastic"],
  ]);
});
