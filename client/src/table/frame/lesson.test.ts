import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../wire/messages";
import type { TableContext } from "../table-context";
import type { Hint } from "../game-table";
import { hintFor, numberOf } from "./lesson";

const EMPTY: GameEvent = { type: "hands-empty", telling: null };
const LESSON: readonly Hint[] = [
  { key: "first", when: () => true },
  { key: "rare", when: (_, past) => past.length > 1 },
  { key: "score", when: () => true, isAtEnd: true },
  { key: "farewell", when: () => true, isFarewell: true },
];

function hint(shown: readonly string[], past: readonly GameEvent[] = [], isOver = false): string | undefined {
  return hintFor(LESSON, new Set(shown), { context: {} as TableContext, past, isOver })?.key;
}

describe("a guided game", () => {
  it("gives each hint once, at its moment", () => {
    expect(hint([])).toBe("first");
    expect(hint(["first"])).toBeUndefined();
    expect(hint(["first"], [EMPTY, EMPTY])).toBe("rare");
  });

  it("explains the result once the game is over, and says goodbye last", () => {
    expect(hint(["first"])).toBeUndefined();
    expect(hint([], [EMPTY, EMPTY], true)).toBe("score");
    expect(hint(["score"], [], true)).toBe("farewell");
  });

  it("says nothing after the farewell", () => {
    expect(hint(["score", "farewell"], [EMPTY, EMPTY], true)).toBeUndefined();
  });

  it("numbers hints in the order they are shown", () => {
    expect(numberOf(LESSON, new Set())).toBe(1);
    expect(numberOf(LESSON, new Set(["rare", "of another lesson"]))).toBe(2);
  });
});
