import { describe, expect, it } from "vitest";

import { bounds, curves, marks } from "./chart";

const CHAPTERS = [
  { chapter: 1, scores: [4, -2] },
  { chapter: 2, scores: [10, 8] },
];
const GRID = { width: 200, height: 120 };

describe("the chart of the score", () => {
  it("begins with nothing and ends with the result", () => {
    const [first, second] = curves(CHAPTERS, GRID);
    expect(first?.points).toEqual([
      [0, 100],
      [100, 60],
      [200, 0],
    ]);
    expect(second?.last).toBe(8);
  });

  it("keeps names apart that would lie on each other", () => {
    const labels = curves([{ chapter: 1, scores: [5, 5, 5, 0] }], GRID).map(({ label }) => label);
    const sorted = [...labels].sort((one, other) => one - other);
    for (let at = 1; at < sorted.length; at += 1)
      expect((sorted[at] ?? 0) - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...labels)).toBeLessThanOrEqual(120);
  });

  it("moves only those names that have to", () => {
    const labels = curves([{ chapter: 1, scores: [5, 0, 0] }], GRID).map(({ label }) => label);
    expect(labels).toEqual([0, 104, 120]);
  });

  it("has a grid of round numbers", () => {
    expect(marks(CHAPTERS)).toEqual([0, 5, 10]);
    expect(marks([{ chapter: 1, scores: [137, 12] }])).toEqual([0, 50, 100]);
    expect(marks([{ chapter: 1, scores: [0, 0] }])).toEqual([0, 1]);
    expect(bounds([])).toEqual({ least: 0, most: 1 });
  });
});
