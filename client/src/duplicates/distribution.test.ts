import { describe, expect, it } from "vitest";

import { barsOf, rangeOf } from "./distribution";

describe("a distribution of scores", () => {
  it("has a bar for each score if there are few, the best first", () => {
    const bars = barsOf(
      [
        { score: 9, people: 1 },
        { score: 7, people: 4 },
      ],
      7,
      false,
    );
    expect(bars.map(({ least, count, share, isMine }) => [least, count, share, isMine])).toEqual([
      [9, 1, 0.25, false],
      [8, 0, 0, false],
      [7, 4, 1, true],
    ]);
  });

  it("begins with the lowest score where that wins", () => {
    const bars = barsOf(
      [
        { score: 3, people: 2 },
        { score: 4, people: 1 },
      ],
      null,
      true,
    );
    expect(bars.map(({ least }) => least)).toEqual([3, 4]);
    expect(bars.some(({ isMine }) => isMine)).toBe(false);
  });

  it("puts scores together if there are many", () => {
    const scores = Array.from({ length: 60 }, (_, at) => ({ score: at - 7, people: 1 }));
    const bars = barsOf(scores, 30, false);
    expect(bars.length).toBeLessThanOrEqual(10);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(bars.filter(({ isMine }) => isMine)).toHaveLength(1);
    expect(bars.at(-1)).toMatchObject({ least: -10, most: -1, count: 7 });
  });

  it("has room for a score that does not count", () => {
    expect(barsOf([{ score: 5, people: 1 }], 7, false).map(({ least, count }) => [least, count])).toEqual([
      [7, 0],
      [6, 0],
      [5, 1],
    ]);
  });

  it("is empty without people", () => {
    expect(barsOf([], 3, false)).toEqual([]);
  });

  it("names the scores of a bar", () => {
    expect(rangeOf({ least: 7, most: 7 })).toBe("7");
    expect(rangeOf({ least: 10, most: 19 })).toBe("10 – 19");
    expect(rangeOf({ least: -10, most: -1 })).toBe("−10 – −1");
  });
});
