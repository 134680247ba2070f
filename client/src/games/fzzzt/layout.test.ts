import { describe, expect, it } from "vitest";

import { type UnitRow, layoutFor, unitWidth, unitWidthIn } from "./layout";

describe("the layout", () => {
  it.each([
    [1120, 840],
    [1390, 840],
    [1060, 700],
    [800, 1000],
    [1600, 1030],
    [1280, 592],
    [1024, 580],
  ])("has room for eight places and the deck at %i × %i", (width, height) => {
    const { players, belt, head, open, hand, isPhone } = layoutFor(width, height, false);
    expect(isPhone).toBe(false);
    expect(head + 8 * open + 180).toBeLessThanOrEqual(width);
    expect(head).toBeGreaterThan(open);
    expect(head * 1.4 + 66).toBeLessThanOrEqual(belt);
    expect(players + belt + 76 + hand * 1.4 + 40).toBeLessThanOrEqual(height);
  });

  it("fits a phone in portrait", () => {
    const { players, belt, head, hand, isPhone } = layoutFor(360, 640, false);
    expect(isPhone).toBe(true);
    expect(head * 1.4 + 66).toBeLessThanOrEqual(belt);
    expect(players + belt + 72 + 66 + hand * 1.4 + 40).toBeLessThanOrEqual(640);
  });

  it("fits a phone in landscape, with the hand beside the belt", () => {
    const { players, belt, head, hand, isPhone, isSide } = layoutFor(740, 258, false);
    expect([isPhone, isSide]).toEqual([true, true]);
    expect(players + belt).toBe(258);
    expect(head * 1.4 + 66).toBeLessThanOrEqual(belt);
    expect(hand * 1.4 + 40).toBeLessThanOrEqual(belt);
  });

  it("stacks units within the available height", () => {
    expect(unitWidthIn(270, 1, 70)).toBe(70);
    expect(unitWidthIn(270, 4, 70)).toBeLessThan(46);
    expect(unitWidthIn(100, 6, 70)).toBe(36);
  });

  it("shrinks units as their number grows", () => {
    expect(unitWidth([], 300, 60)).toBe(60);
    const units = (count: number, robots: number, widgets = 0): UnitRow[] =>
      Array.from({ length: count }, () => ({ robots: Array<string>(robots).fill("2O"), widgets }));
    expect(unitWidth(units(1, 1), 300, 60)).toBe(60);
    expect(unitWidth(units(3, 2), 300, 60)).toBeLessThan(45);
    expect(unitWidth(units(2, 2, 1), 300, 60)).toBeLessThan(unitWidth(units(2, 2), 300, 60));
    expect(unitWidth(units(4, 4), 300, 60)).toBe(30);
  });
});
