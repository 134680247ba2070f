import { describe, expect, it } from "vitest";

import { bounds, marks, samplesOf } from "./chart";

const CHAPTERS = [
  { chapter: 1, scores: [4, -2] },
  { chapter: 2, scores: [10, 8] },
];

describe("the score chart", () => {
  it("starts at zero and ends with the result", () => {
    expect(samplesOf(CHAPTERS)).toEqual([
      { at: 0, values: [0, 0], row: null },
      { at: 0.5, values: [4, -2], row: 1 },
      { at: 1, values: [10, 8], row: 2 },
    ]);
  });

  it("has a grid of round numbers", () => {
    expect(marks(bounds(CHAPTERS, null))).toEqual([0, 5, 10]);
    expect(marks({ least: 0, most: 137 })).toEqual([0, 50, 100]);
    expect(marks(bounds([{ chapter: 1, scores: [0, 0] }], null))).toEqual([0, 1]);
    expect(bounds([], null)).toEqual({ least: 0, most: 1 });
  });

  it("extends to the score that ends the game", () => {
    expect(bounds(CHAPTERS, 40)).toEqual({ least: -2, most: 40 });
    expect(bounds(CHAPTERS, 9).most).toBe(10);
  });
});
