import { describe, expect, it } from "vitest";

import type { FzzztScoreSheet } from "../../wire/messages";
import { sampleView } from "./fixtures";
import { isTied, longestOf, ranksOf, signed } from "./results";

function sheet(seat: number, total: number, robots: number, points: readonly number[] = []): FzzztScoreSheet {
  const units = points.map((score) => ({ unit: "O3", widgets: [], points: score }));
  return {
    seat,
    basic: total - points.reduce((sum, score) => sum + score, 0),
    fzzzt: 0,
    units,
    total,
    robots,
  };
}

describe("the result", () => {
  it("ranks winners first, then by points", () => {
    const view = sampleView({ sheets: [sheet(0, 9, 3), sheet(1, 20, 8), sheet(2, 20, 7)], winners: [2] });
    expect(ranksOf(view).map((rank) => [rank.place, rank.sheet.seat, rank.wins])).toEqual([
      [1, 2, true],
      [2, 1, false],
      [3, 0, false],
    ]);
    expect(isTied(view)).toBe(true);
  });

  it("shares a place between tied players", () => {
    const view = sampleView({ sheets: [sheet(0, 9, 3), sheet(1, 9, 3), sheet(2, 5, 1)], winners: [0, 1] });
    expect(ranksOf(view).map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  it("writes a proper minus sign", () => {
    expect([-4, 0, 12].map(signed)).toEqual(["−4", "0", "12"]);
  });

  it("separates widgets from penalties", () => {
    const view = sampleView({ sheets: [sheet(0, 20, 3, [12, -9, 5]), sheet(1, 4, 2)], winners: [0] });
    const [best] = ranksOf(view);
    expect(best).toMatchObject({ widgets: 17, penalty: 9, sheet: { basic: 12 } });
    expect(longestOf(ranksOf(view))).toBe(38);
    expect(isTied(view)).toBe(false);
  });
});
