import { describe, expect, it } from "vitest";

import { lean, spread } from "./fan";

const HAND = { card: 100, room: 600, least: 30, wished: 76 };

describe("a hand", () => {
  it("is spread as far as wished where there is room", () => {
    expect(spread({ ...HAND, cards: 5 })).toEqual({ step: 76, width: 404, scrolls: false });
  });

  it("moves together where room is scarce, and scrolls beyond that", () => {
    expect(spread({ ...HAND, cards: 11 })).toEqual({ step: 50, width: 600, scrolls: false });
    expect(spread({ ...HAND, cards: 31 })).toMatchObject({ step: 30, scrolls: true });
  });

  it("may be one card or none", () => {
    expect(spread({ ...HAND, cards: 1 }).width).toBe(100);
    expect(spread({ ...HAND, cards: 0 }).width).toBe(100);
  });

  it("is rotated around its centre", () => {
    expect(lean(1, 3, 4)).toEqual({ turn: 0, drop: 0 });
    expect(lean(0, 3, 4).turn).toBe(-4);
    expect(lean(0, 3, 4).drop).toBe(lean(2, 3, 4).drop);
  });
});
