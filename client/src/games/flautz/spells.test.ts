import { describe, expect, it } from "vitest";

import { speaker } from "../../words/speaker";
import { SPELL } from "./sample";
import { arranged, rankOf, readings, readingsIn, sumOf, valuesOf } from "./spells";

const PRISM = {
  ...SPELL,
  prisms: [["orange", "blue"] as [string, string]],
  cards: [{ card: "orange-3", colour: "blue" }],
};

describe("a spell", () => {
  it("says what mirages and prisms stand for", async () => {
    expect(readings(SPELL)).toEqual([{ what: "mirage", value: 4, as: "blue" }]);
    expect(readings(PRISM)).toEqual([{ what: "prism", one: "orange", two: "blue" }]);
    const words = await speaker({ language: "en", game: "flautz" });
    expect(readingsIn(words, { ...SPELL, prisms: PRISM.prisms })).toBe(
      "prism: orange = blue · mirage 4 as blue",
    );
  });

  it("counts its first value, and five for each further card", () => {
    expect(sumOf(SPELL)).toEqual({ first: 3, more: 1, points: 8 });
    expect(valuesOf(SPELL)).toEqual([3, 4]);
  });

  it.each([
    [{}, "spell"],
    [{ flautz: true }, "flautz"],
    [{ flautz: true, straight: true }, "straight"],
    [{ flautz: true, straight: true, royal: true }, "royal"],
  ])("%j is a %s", (changes, rank) => {
    expect(rankOf({ ...SPELL, ...changes })).toBe(rank);
  });
});

describe("a hand", () => {
  const codes = (hand: readonly string[], spell: typeof SPELL | null): string[] =>
    arranged(hand, spell).map(({ code, isInSpell }) => (isInSpell ? code : `(${code})`));

  it("lies round its best spell", () => {
    expect(codes(["green-7", "mirage-4", "blue-3"], SPELL)).toEqual(["blue-3", "mirage-4", "(green-7)"]);
    expect(codes(["green-7"], null)).toEqual(["(green-7)"]);
  });

  it("begins with the prisms that work for it", () => {
    expect(codes(["orange-3", "pink-1", "prism"], PRISM)).toEqual(["prism", "orange-3", "(pink-1)"]);
  });

  it("has prisms that are only laid aside in a FLAUTZ!", () => {
    const spare = { ...SPELL, spare_prisms: 1 };
    expect(codes(["blue-3", "mirage-4", "prism"], spare)).toEqual(["blue-3", "mirage-4", "(prism)"]);
    expect(codes(["blue-3", "mirage-4", "prism"], { ...spare, flautz: true })[0]).toBe("prism");
  });

  it("tells twins apart, and what counts as another colour", () => {
    const held = arranged(["blue-3", "blue-3", "mirage-4"], SPELL);
    expect(new Set(held.map(({ key }) => key)).size).toBe(3);
    expect(held.map(({ as }) => as)).toEqual([null, "blue", null]);
  });
});
