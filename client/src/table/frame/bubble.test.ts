import { describe, expect, it } from "vitest";

import { type Box, bubblePlace } from "./bubble";

const FLOOR = { left: 0, top: 52, width: 360, height: 634 };
const BUBBLE = { width: 344, height: 110 };
const HAND = { left: 0, top: 560, width: 360, height: 126 };
const PROMPT = { left: 0, top: 490, width: 360, height: 62 };

function placed(spot: Box | null, needed: readonly Box[] = [PROMPT, HAND], floor: Box = FLOOR) {
  return bubblePlace(BUBBLE, { floor, spot, needed });
}

describe("the bubble of a hint", () => {
  it("stands above what it speaks of", () => {
    expect(placed({ left: 100, top: 300, width: 50, height: 50 })).toEqual({ left: 8, top: 178 });
  });

  it("stands below it where there is no room above", () => {
    expect(placed({ left: 300, top: 60, width: 50, height: 50 })).toEqual({ left: 8, top: 122 });
  });

  it("leaves question and hand alone when it speaks of the hand", () => {
    expect(placed(HAND)).toEqual({ left: 8, top: 60 });
  });

  it("stands beside what is as high as the table", () => {
    const floor = { left: 0, top: 60, width: 1000, height: 300 };
    expect(placed({ left: 500, top: 70, width: 300, height: 280 }, [], floor)).toEqual({
      left: 144,
      top: 155,
    });
  });

  it("covers as little as possible where all is taken", () => {
    const belt = { left: 0, top: 130, width: 360, height: 350 };
    expect(placed(belt)).toEqual({ left: 8, top: 60 });
  });

  it("has no place to prefer without a spot but what is free", () => {
    expect(placed(null).top).toBeCloseTo(226.7, 1);
  });
});
