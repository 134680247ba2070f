import { describe, expect, it } from "vitest";

import { fieldStep, layoutFor, type Layout } from "./layout";

function layout(
  width: number,
  height: number,
  names: readonly string[] = ["Ben", "Cleo"],
  counts = false,
): Layout {
  return layoutFor({ width, height, names, counts });
}

describe("the layout", () => {
  it("is stacked on phones and side by side on desktops", () => {
    expect(layout(360, 634)).toMatchObject({ isNarrow: true, hand: 70 });
    expect(layout(1140, 848)).toMatchObject({ isNarrow: false, hand: 119 });
  });

  it("is in columns on a phone in landscape", () => {
    expect(layout(740, 254)).toMatchObject({ isNarrow: true, isLow: true, hand: 59 });
    expect(layout(740, 560)).toMatchObject({ isNarrow: true, isLow: false });
    expect(layout(932, 324).hand).toBeGreaterThan(layout(740, 254).hand);
  });

  it("grows with the window, within limits", () => {
    expect(layout(980, 560).hand).toBeLessThan(layout(1620, 1028).hand);
    expect(layout(4000, 3000).hand).toBe(150);
    expect(layout(320, 300).hand).toBe(53);
  });

  it("fits five cards side by side on the narrowest phone", () => {
    const { hand } = layout(360, 634);
    expect(hand + 4 * hand * 0.66).toBeLessThan(344);
  });

  it("leaves room for the points of a game of matches on phones and tablets", () => {
    for (const [width, height] of [
      [360, 634],
      [768, 918],
    ] as const)
      expect(layout(width, height, ["Ben"], true).hand).toBeLessThan(layout(width, height, ["Ben"]).hand);
  });

  it("leaves room for two-line names and for many opponents", () => {
    const long = "Maximiliane von und zu Hohenfels";
    expect(layout(360, 634, ["Ben", long]).hand).toBeLessThan(layout(360, 634).hand);
    expect(layout(1024, 716, [long])).toEqual(layout(1024, 716, ["Ben"]));
    for (const [width, height] of [
      [360, 634],
      [1140, 848],
    ] as const)
      expect(layout(width, height, ["A", "B", "C", "D"]).seat).toBeLessThan(layout(width, height).seat);
  });
});

describe("the fields of the arena", () => {
  it("share the width, and scroll when there are too many", () => {
    expect(fieldStep(350, 6)).toBe(50);
    expect(fieldStep(344, 12)).toBe(38);
    expect(fieldStep(840, 3)).toBe(92);
  });
});
