import { describe, expect, it } from "vitest";

import { bounds, type Chapter, type Curve, curves, marks, shortened } from "./chart";

const CHAPTERS = [
  { chapter: 1, scores: [4, -2] },
  { chapter: 2, scores: [10, 8] },
];
const GRID = { width: 200, height: 120 };

function drawn(chapters: readonly Chapter[]): readonly Curve[] {
  return curves(chapters, GRID, bounds(chapters, null));
}

describe("the score chart", () => {
  it("starts at zero and ends with the result", () => {
    const [first, second] = drawn(CHAPTERS);
    expect(first?.points).toEqual([
      [0, 100],
      [100, 60],
      [200, 0],
    ]);
    expect(second?.last).toBe(8);
  });

  it("keeps overlapping labels apart", () => {
    const labels = drawn([{ chapter: 1, scores: [5, 5, 5, 0] }]).map(({ label }) => label);
    const sorted = [...labels].sort((one, other) => one - other);
    for (let at = 1; at < sorted.length; at += 1)
      expect((sorted[at] ?? 0) - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...labels)).toBeLessThanOrEqual(120);
  });

  it("moves only the labels that overlap", () => {
    const labels = drawn([{ chapter: 1, scores: [5, 0, 0] }]).map(({ label }) => label);
    expect(labels).toEqual([0, 104, 120]);
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

  it("truncates long names", () => {
    expect(shortened("Ann")).toBe("Ann");
    expect(shortened("Maximiliana von Hohenfels")).toBe("Maximiliana von…");
  });
});
