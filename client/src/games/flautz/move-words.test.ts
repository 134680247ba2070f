import { describe, expect, it } from "vitest";

import type { Language } from "../../words/sources";
import { loadSpeaker } from "../../words/speaker";
import { VIEW } from "./fixtures";
import { say, warn } from "./move-words";

const english = { words: await loadSpeaker({ language: "en", game: "flautz" }), view: VIEW };

describe("a move of FLAUTZ!", () => {
  it.each([
    ["take blue-3 air-1", "Take blue 3 from the air, place 1"],
    ["take prism ground-1", "Take prism from the ground, place 4"],
    ["put green-4", "Put down green 4"],
    ["put mirage-2 flautz", "Put down mirage 2 and call FLAUTZ!"],
    ["focus", "Focus"],
    ["flautz", "Call FLAUTZ!"],
    ["replace pink-6 air-3", "Replace pink 6 in the air, place 3"],
    ["replace pink-6 ground-2", "Replace pink 6 on the ground, place 5"],
  ])("%s reads: %s", (move, said) => {
    expect(say(move, english)).toBe(said);
  });

  it.each([
    ["de", ["Blau 3 aus der Luft nehmen, Platz 1", "Grün 4 hinlegen und FLAUTZ! rufen"]],
    ["nl", ["Neem blauw 3 uit de lucht, plek 1", "Leg groen 4 neer en roep FLAUTZ!"]],
  ] as [Language, string[]][])("is translated into %s", async (language, said) => {
    const words = await loadSpeaker({ language, game: "flautz" });
    expect(
      ["take blue-3 air-1", "put green-4 flautz"].map((move) => say(move, { words, view: VIEW })),
    ).toEqual(said);
  });

  it.each([
    "",
    "put",
    "put green-10",
    "put green-4 now",
    "take blue-3",
    "take blue-3 air-4",
    "swap blue-3 air-1",
  ])("leaves anything else unchanged, such as “%s”", (move) => {
    expect(say(move, english)).toBe(move);
  });
});

describe("a costly move of FLAUTZ!", () => {
  const last = { ...english, view: { ...VIEW, round: VIEW.arena.length } };

  it("is a focus on the last turn, and its price is named", () => {
    expect(warn("focus", last)).toMatch(/^Your last turn: .* lose your spell of 8 points\. /u);
    expect(warn("focus", { ...english, view: { ...VIEW, caller: 1 } })).not.toBeNull();
  });

  it("is none at other times", () => {
    expect(warn("focus", english)).toBeNull();
    expect(warn("take prism ground-2", last)).toBeNull();
  });
});
