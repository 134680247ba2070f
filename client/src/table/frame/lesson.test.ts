import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../wire/messages";
import type { TableContext } from "../table-context";
import type { Hint } from "../game-table";
import { hintFor, numberOf } from "./lesson";

const EMPTY: GameEvent = { type: "hands-empty", telling: null };
const LESSON: readonly Hint[] = [
  { key: "first", when: () => true },
  { key: "rare", when: (_, past) => past.length > 1 },
  { key: "farewell", when: (_, past) => past.length > 0, isFarewell: true },
];

function hint(given: readonly string[], past: readonly GameEvent[] = [], isOver = false): string | undefined {
  return hintFor(LESSON, new Set(given), { context: {} as TableContext, past, isOver })?.key;
}

describe("a guided game", () => {
  it("gives each hint once, at its moment", () => {
    expect(hint([])).toBe("first");
    expect(hint(["first"])).toBeUndefined();
    expect(hint(["first"], [EMPTY, EMPTY])).toBe("rare");
  });

  it("says goodbye last", () => {
    expect(hint([], [EMPTY])).toBe("first");
    expect(hint(["first"], [EMPTY])).toBe("farewell");
  });

  it("says nothing after the farewell", () => {
    expect(hint(["first", "farewell"], [EMPTY, EMPTY])).toBeUndefined();
  });

  it("says only the farewell once the game is over", () => {
    expect(hint([], [], true)).toBeUndefined();
    expect(hint([], [EMPTY, EMPTY], true)).toBe("farewell");
  });

  it("numbers hints in the order they are given", () => {
    expect(numberOf(LESSON, new Set())).toBe(1);
    expect(numberOf(LESSON, new Set(["rare", "of another lesson"]))).toBe(2);
  });
});
