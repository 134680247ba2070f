import { describe, expect, it } from "vitest";

import type { TableInfo } from "../wire/requests";
import { isComplete, looksAtResult, notReady } from "./next-game";

const seat = (holder: string) => ({ holder, name: "", bot: null, rests: null });

function table(
  status: string,
  ready: boolean[],
  holders = ["person", "person", "bot"],
  number = 2,
): TableInfo {
  return { status, number, ready, seats: holders.map(seat) } as TableInfo;
}

describe("between two games", () => {
  it("everybody keeps the result until they want to go on", () => {
    const over = table("over", [true, false, true]);
    expect([0, 1, null].map((me) => looksAtResult(over, me))).toEqual([true, true, true]);
    const prepared = table("waiting", [true, false, true]);
    expect([0, 1, null].map((me) => looksAtResult(prepared, me))).toEqual([false, true, false]);
  });

  it("a table whose first game has not begun has no result", () => {
    expect(looksAtResult(table("waiting", [false], ["person"], 1), 0)).toBe(false);
    expect(looksAtResult(table("playing", [false], ["person"]), 0)).toBe(false);
  });

  it("only people are waited for", () => {
    expect(notReady(table("waiting", [true, false, true]))).toEqual([1]);
    expect(notReady(table("waiting", [true, false, true], ["person", "person", "bot"], 1))).toEqual([]);
    expect(isComplete(table("over", [true, true, true]))).toBe(true);
    expect(isComplete(table("over", [true, true, false], ["person", "person", "open"]))).toBe(false);
  });
});
