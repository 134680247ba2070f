import { describe, expect, it } from "vitest";

import { game, LOST } from "./fixtures";
import { byDate, counts, lengthOf, opponentsOf, placeOf } from "./played-game";

const four = { players: ["human", "easy", "easy", "easy"] };

describe("a played game", () => {
  it("has a place, whether the most or the fewest points win", () => {
    expect(placeOf(game(1))).toBe(1);
    expect(placeOf(game(1, LOST))).toBe(2);
    expect(placeOf(game(1, { ...four, scores: [20, 30, 40, 10], winners: [2] }))).toBe(3);
    expect(placeOf(game(1, { ...four, scores: [20, 30, 40, 10], winners: [3] }))).toBe(2);
    // Lost on a tie-break.
    expect(placeOf(game(1, { scores: [20, 20], winners: [1] }))).toBe(2);
  });

  it("has opponents of some kind", () => {
    const against = (...others: string[]) => opponentsOf(game(1, { players: ["human", ...others] }));
    expect(against("easy", "hard", "normal")).toBe("hard");
    expect(against("easy", "human")).toBe("people");
    expect(against("easy", "program")).toBe("programs");
  });

  it("has a length, if its start is known", () => {
    expect(lengthOf(game(1))).toBe(600_000);
    expect(lengthOf(game(1, { started: null }))).toBeNull();
  });

  it("counts unless somebody has picked its cards, or it is a second try", () => {
    expect(counts(game(1))).toBe(true);
    expect(counts(game(1, { deal: "daily" }))).toBe(true);
    expect(counts(game(1, { deal: "challenge" }))).toBe(false);
    expect(counts(game(1, { whatIf: true }))).toBe(false);
  });

  it("comes before older ones", () => {
    expect([game(1), game(3), game(2)].sort(byDate).map(({ id }) => id.slice(-1))).toEqual(["3", "2", "1"]);
  });
});
