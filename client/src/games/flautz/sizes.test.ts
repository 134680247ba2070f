import { describe, expect, it } from "vitest";

import { fieldStep, sizesFor } from "./sizes";

describe("sizes", () => {
  it("are upright on phones and side by side on desks", () => {
    expect(sizesFor({ width: 360, height: 634 })).toMatchObject({ isNarrow: true, hand: 72 });
    expect(sizesFor({ width: 1140, height: 848 })).toMatchObject({ isNarrow: false, hand: 119 });
  });

  it("grow with the window, within reason", () => {
    const small = sizesFor({ width: 980, height: 560 });
    const large = sizesFor({ width: 1620, height: 1028 });
    expect(small.hand).toBeLessThan(large.hand);
    expect(sizesFor({ width: 4000, height: 3000 }).hand).toBe(150);
    expect(sizesFor({ width: 320, height: 300 }).hand).toBe(53);
  });

  it("let five cards fit beside each other on the narrowest phone", () => {
    const { hand } = sizesFor({ width: 360, height: 634 });
    expect(hand + 4 * hand * 0.66).toBeLessThan(344);
  });
});

describe("the fields of the arena", () => {
  it("share the room, and scroll where there are too many", () => {
    expect(fieldStep(350, 6)).toBe(50);
    expect(fieldStep(344, 12)).toBe(38);
    expect(fieldStep(840, 3)).toBe(92);
  });
});
