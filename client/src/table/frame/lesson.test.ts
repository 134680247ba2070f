import { describe, expect, it } from "vitest";

import type { Desk } from "../desk";
import { bubblePlace, hintFor } from "./lesson";

const desk = {} as Desk;
const LESSON = [
  { key: "first", when: () => true },
  { key: "later", when: (_: Desk, past: readonly object[]) => past.length > 0 },
];
const PAGE = { width: 360, height: 740 };
const BUBBLE = { width: 300, height: 100 };

describe("a guided game", () => {
  it("gives each hint once, at its moment", () => {
    expect(hintFor(LESSON, new Set(), desk, [])?.key).toBe("first");
    expect(hintFor(LESSON, new Set(["first"]), desk, [])).toBeNull();
    expect(hintFor(LESSON, new Set(["first"]), desk, [{ type: "hands-empty", telling: null }])?.key).toBe(
      "later",
    );
  });

  it("keeps the bubble on the page, above what it speaks of or below", () => {
    expect(bubblePlace({ left: 100, top: 600, width: 50, height: 50 }, BUBBLE, PAGE)).toEqual({
      left: 8,
      top: 486,
    });
    expect(bubblePlace({ left: 340, top: 20, width: 20, height: 50 }, BUBBLE, PAGE)).toEqual({
      left: 52,
      top: 84,
    });
    expect(bubblePlace(null, BUBBLE, PAGE).left).toBe(30);
    expect(bubblePlace({ left: 0, top: 0, width: 360, height: 740 }, BUBBLE, PAGE).top).toBe(632);
  });
});
