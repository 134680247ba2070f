import { expect, it } from "vitest";

import { swapOf } from "./drag-and-drop";

it("a hand card dropped on the middle, or the reverse, is a swap", () => {
  expect(swapOf("hand-blue-3 2", "ground-1")).toEqual({ place: "ground-1", card: "blue-3 2" });
  expect(swapOf("air-2", "hand-prism")).toEqual({ place: "air-2", card: "prism" });
});

it("nothing else is a swap", () => {
  for (const [from, to] of [
    ["hand-blue-3", "hand-blue-3"],
    ["air-1", "ground-1"],
    ["pile", "air-1"],
    ["hand-blue-3", "discard"],
  ] as const)
    expect(swapOf(from, to)).toBeNull();
});
