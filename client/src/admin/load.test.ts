import { describe, expect, it } from "vitest";

import { company, decimal, memory, movesPerSecond } from "./load";

describe("the load of a room", () => {
  it("is a rate between two answers", () => {
    expect(movesPerSecond({ at: 1000, moves: 10 }, { at: 3000, moves: 15 })).toBe(2.5);
    expect(movesPerSecond({ at: 1000, moves: 10 }, { at: 1000, moves: 15 })).toBeNull();
    expect(movesPerSecond({ at: 1000, moves: 10 }, { at: 3000, moves: 2 })).toBeNull();
  });

  it("is said in the reader's numbers", () => {
    expect(decimal("de", 2.54)).toBe("2,5");
    expect(decimal("en", 1234.5)).toBe("1,235");
    expect(memory("en", 256_400_000)).toBe("256 MB");
  });

  it("counts who sits there", () => {
    const seat = { name: "", bot: null, rests: null };
    const seats = (["person", "program", "bot", "open"] as const).map((holder) => ({ ...seat, holder }));
    expect(company(seats)).toEqual({ people: 2, bots: 1, open: 1 });
  });
});
