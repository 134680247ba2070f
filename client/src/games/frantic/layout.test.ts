import { describe, expect, it } from "vitest";

import { chevrons, handCard, layoutFor, places } from "./layout";

const DESK = layoutFor(1120, 836);

describe("the arc", () => {
  it("seats two to eight players, counter-clockwise from the right", () => {
    for (let others = 1; others <= 7; others += 1) {
      const spots = places(others, DESK);
      expect(spots).toHaveLength(others);
      const angles = spots.map(({ x, y }) => Math.atan2(386 - y, x - 560));
      const turned = angles.map((angle) => (angle < -Math.PI / 2 ? angle + 2 * Math.PI : angle));
      expect(turned).toEqual(turned.toSorted((one, other) => one - other));
    }
  });

  it("keeps panels on the table and apart at any size", () => {
    for (const [width, height] of [
      [760, 560],
      [900, 640],
      [1120, 836],
      [1390, 840],
      [1800, 1100],
    ] as const) {
      const layout = layoutFor(width, height);
      expect(layout.isWide).toBe(true);
      const wide = 204 * layout.scale;
      for (let others = 1; others <= 7; others += 1) {
        const spots = places(others, layout);
        for (const { x } of spots) {
          expect(x - wide / 2).toBeGreaterThanOrEqual(0);
          expect(x + wide / 2).toBeLessThanOrEqual(width + 1);
        }
        for (const one of spots)
          for (const other of spots)
            if (one !== other)
              expect(
                Math.abs(one.x - other.x) >= wide || Math.abs(one.y - other.y) >= 120 * layout.scale,
              ).toBe(true);
      }
    }
  });

  it("has arrows on every stretch, in order of play", () => {
    for (let others = 1; others <= 7; others += 1) {
      const after = chevrons(others, DESK).map((mark) => mark.after);
      expect(after).toEqual(after.toSorted((one, other) => one - other));
      expect(new Set(after).size).toBe(others + 1);
    }
  });

  it("gives way to rows of chips where there is no room", () => {
    expect(layoutFor(360, 640).isWide).toBe(false);
    expect(layoutFor(1000, 420).isWide).toBe(false);
    expect(layoutFor(360, 420).isShort).toBe(true);
    expect(handCard(7, layoutFor(360, 420))).toBeLessThan(handCard(7, layoutFor(360, 640)));
  });

  it("shrinks the cards of a long hand", () => {
    const widths = [7, 12, 17].map((cards) => handCard(cards, DESK));
    expect(widths).toEqual([120, 100, 84]);
  });

  it("keeps the size of cards on a phone, where a long hand scrolls", () => {
    expect(new Set([1, 8, 9, 20].map((cards) => handCard(cards, layoutFor(360, 640)))).size).toBe(1);
  });
});
