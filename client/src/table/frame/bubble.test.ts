import { describe, expect, it } from "vitest";

import { type Box, placeBubble } from "./bubble";

const FLOOR = { left: 0, top: 52, width: 360, height: 634 };
const BUBBLE = { width: 344, height: 110 };
const HAND = { left: 0, top: 560, width: 360, height: 126 };
const PROMPT = { left: 0, top: 490, width: 360, height: 62 };

function placed(spot: Box | null, needed: readonly Box[] = [PROMPT, HAND], floor: Box = FLOOR) {
  return placeBubble(BUBBLE, { floor, spots: spot === null ? [] : [spot], needed, opponents: [] });
}

describe("the bubble of a hint", () => {
  it("is above its target", () => {
    expect(placed({ left: 100, top: 300, width: 50, height: 50 })).toEqual({ left: 8, top: 178 });
  });

  it("is below it if there is no room above", () => {
    expect(placed({ left: 300, top: 60, width: 50, height: 50 })).toEqual({ left: 8, top: 122 });
  });

  it("keeps prompt and hand visible when it is about the hand", () => {
    expect(placed(HAND)).toEqual({ left: 8, top: 54 });
  });

  it("is beside a target as high as the table", () => {
    const floor = { left: 0, top: 60, width: 1000, height: 300 };
    expect(placed({ left: 500, top: 70, width: 300, height: 280 }, [], floor)).toEqual({
      left: 144,
      top: 155,
    });
  });

  it("covers none of its targets", () => {
    const floor = { left: 0, top: 52, width: 1136, height: 848 };
    const hand = { left: 300, top: 640, width: 536, height: 200 };
    const rows = { left: 260, top: 240, width: 616, height: 370 };
    const prompt = { left: 8, top: 620, width: 280, height: 200 };
    expect(placeBubble(BUBBLE, { floor, spots: [hand, rows], needed: [prompt], opponents: [] })).toEqual({
      left: 396,
      top: 118,
    });
  });

  it("prefers covering another hint's target to its own", () => {
    const upper = { left: 0, top: 60, width: 360, height: 310 };
    const lower = { left: 0, top: 370, width: 360, height: 310 };
    expect(placed(lower, [upper]).top).toBeLessThan(260);
    expect(placed(upper, [lower]).top).toBeGreaterThan(370);
  });

  it("prefers covering something small to much of the table", () => {
    const [badge, belt] = [
      { left: 190, top: 87, width: 18, height: 18 },
      { left: 0, top: 160, width: 360, height: 190 },
    ];
    const pile = { left: 305, top: 355, width: 44, height: 60 };
    expect(placed(pile, [badge, belt, PROMPT, HAND]).top).toBeLessThan(belt.top - BUBBLE.height + 12);
  });

  it("never covers the bar", () => {
    const rows = { left: 0, top: 137, width: 360, height: 345 };
    expect(placed(rows).top).toBeGreaterThanOrEqual(FLOOR.top);
  });

  it("covers no opponent while there is room elsewhere, however much of it is needed", () => {
    const floor = { left: 0, top: 52, width: 1000, height: 748 };
    const opponents = [0, 1, 2].map((at) => ({ left: 20 + at * 320, top: 70, width: 300, height: 120 }));
    const middle = { left: 0, top: 200, width: 1000, height: 560 };
    const { top } = placeBubble(BUBBLE, { floor, spots: [], needed: [middle], opponents });
    expect(top).toBeGreaterThanOrEqual(190);
  });

  it("is just above the buttons if the top is taken", () => {
    const upper = { left: 0, top: 52, width: 360, height: 300 };
    const buttons = { left: 0, top: 620, width: 360, height: 66 };
    expect(placed(null, [upper, buttons])).toEqual({ left: 8, top: 620 - 12 - BUBBLE.height });
  });

  it("is at the top without a target, if there is room", () => {
    expect(placed(null)).toEqual({ left: 8, top: 54 });
    expect(placed(null, [{ left: 0, top: 52, width: 360, height: 120 }]).top).toBeGreaterThan(172);
  });
});
