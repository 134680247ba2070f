import { describe, expect, it } from "vitest";

import type { FlautzSpell } from "../../wire/messages";
import { loadSpeaker } from "../../words/speaker";
import { SPELL } from "./fixtures";
import { arranged, rankOf, readingsIn, valuesOf } from "./spells";

const PRISM: FlautzSpell = {
  ...SPELL,
  prisms: [["orange", "blue"]],
  cards: [{ card: "orange-3", colour: "blue" }],
};

describe("a spell", () => {
  it("says what mirages and prisms stand for", async () => {
    const words = await loadSpeaker({ language: "en", game: "flautz" });
    expect(readingsIn(words, { ...SPELL, cards: [] })).toBe("");
    expect(readingsIn(words, { ...SPELL, prisms: PRISM.prisms })).toBe(
      "prism: orange = blue · mirage 4 as blue",
    );
  });

  it("has values, in order", () => {
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
  const codes = (hand: readonly string[], spell: FlautzSpell | null): string[] =>
    arranged(hand, spell).map(({ code, isInSpell }) => (isInSpell ? code : `(${code})`));

  it("is arranged around its best spell", () => {
    expect(codes(["green-7", "mirage-4", "blue-3"], SPELL)).toEqual(["blue-3", "mirage-4", "(green-7)"]);
    expect(codes(["green-7"], null)).toEqual(["(green-7)"]);
  });

  it("begins with the prisms it uses", () => {
    expect(codes(["orange-3", "pink-1", "prism"], PRISM)).toEqual(["prism", "orange-3", "(pink-1)"]);
  });

  it("includes spare prisms in a FLAUTZ!", () => {
    const spare = { ...SPELL, spare_prisms: 1 };
    expect(codes(["blue-3", "mirage-4", "prism"], spare)).toEqual(["blue-3", "mirage-4", "(prism)"]);
    expect(codes(["blue-3", "mirage-4", "prism"], { ...spare, flautz: true })[0]).toBe("prism");
  });

  it("tells identical cards apart, and cards that count as another colour", () => {
    const held = arranged(["blue-3", "blue-3", "mirage-4"], SPELL);
    expect(new Set(held.map(({ key }) => key)).size).toBe(3);
    expect(held.map(({ as }) => as)).toEqual([null, "blue", null]);
  });
});
