import { describe, expect, it } from "vitest";

import { branchRequest, offeredLevel, offeredSeat } from "./what-if";

describe("what if", () => {
  it("offers the seat that is seen from", () => {
    expect(offeredSeat(2)).toBe(2);
    expect(offeredSeat("open")).toBe(0);
    expect(offeredSeat("spectator")).toBe(0);
  });

  it("offers the strongest bot of the game, or the usual one", () => {
    const levels = ["random", "easy", "normal", "hard"];
    expect(offeredLevel(["human", "easy", "hard"], levels)).toBe("hard");
    expect(offeredLevel(["human", "human"], levels)).toBe("normal");
    expect(offeredLevel(["human"], ["first", "second"])).toBe("first");
    expect(offeredLevel([], [])).toBe("random");
  });

  it("names a bot for every other seat", () => {
    expect(branchRequest({ move: 7, seat: 1 }, 3, "easy", "Ada", "secret")).toEqual({
      move: 7,
      seat: 1,
      name: "Ada",
      secret: "secret",
      bots: { "0": "easy", "2": "easy" },
    });
  });
});
