import { describe, expect, it } from "vitest";

import { type Line, Plot, type Sample, shortened } from "./lines";

const SCALE = { least: -2, most: 10 };

function drawn(samples: readonly (readonly number[])[], scale = SCALE): readonly Line[] {
  const last = Math.max(1, samples.length - 1);
  const taken: Sample[] = samples.map((values, at) => ({ at: at / last, values, row: at }));
  return new Plot(200, 120, scale).linesOf(taken);
}

describe("a chart of lines", () => {
  it("has a line for each seat, from the left to the right", () => {
    const lines = drawn([
      [0, 0],
      [4, -2],
      [10, 8],
    ]);
    expect(lines.map(({ seat, last }) => [seat, last])).toEqual([
      [0, 10],
      [1, 8],
    ]);
    expect(lines[0]?.points).toEqual([
      [0, 100],
      [100, 60],
      [200, 0],
    ]);
    expect(drawn([])).toEqual([]);
  });

  it("keeps overlapping labels apart", () => {
    const labels = drawn([[5, 5, 5, 0]], { least: 0, most: 5 }).map(({ label }) => label);
    const sorted = [...labels].sort((one, other) => one - other);
    for (let at = 1; at < sorted.length; at += 1)
      expect((sorted[at] ?? 0) - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...labels)).toBeLessThanOrEqual(120);
  });

  it("moves only the labels that overlap", () => {
    const labels = drawn([[5, 0, 0]], { least: 0, most: 5 }).map(({ label }) => label);
    expect(labels).toEqual([0, 104, 120]);
  });

  it("truncates long names", () => {
    expect(shortened("Ann")).toBe("Ann");
    expect(shortened("Maximiliana von Hohenfels")).toBe("Maximiliana von…");
  });
});
