import { describe, expect, it } from "vitest";

import type { Language } from "../../words/sources";
import { loadSpeaker } from "../../words/speaker";
import { context } from "./fixtures";
import { say } from "./move-words";

const english = context({ words: await loadSpeaker({ language: "en", game: "frantic" }) });

describe("a move of FRANTIC", () => {
  it.each([
    ["play red-7", "Play red 7"],
    ["play blue-gift", "Play blue Gift"],
    ["play counterattack", "Play Counterattack"],
    ["play nice-try", "Play Nice Try"],
    ["draw", "Draw a card"],
    ["pass", "Pass"],
    ["attack 3", "Attack Cleo"],
    ["give black-3", "Give black 3"],
    ["wish blue", "Wish for blue"],
    ["wish 7", "Wish for the number 7"],
    ["lay red-7", "Lay red 7 face down"],
    ["take red-7", "Take red 7 from the market"],
    ["to 2", "Give it to Bo"],
    ["discard red-7", "Discard red 7"],
    ["agree", "Seen enough"],
  ])("%s reads: %s", (move, said) => {
    expect(say(move, english)).toBe(said);
  });

  it.each([
    ["de", ["Rot 7 spielen", "Blau wünschen", "Eine 7 wünschen", "Cleo attackieren"]],
    ["nl", ["Speel rood 7", "Wens blauw", "Wens een 7", "Val Cleo aan"]],
  ] as [Language, string[]][])("is translated into %s", async (language, said) => {
    const foreign = context({ words: await loadSpeaker({ language, game: "frantic" }) });
    expect(["play red-7", "wish blue", "wish 7", "attack 3"].map((move) => say(move, foreign))).toEqual(said);
  });

  it("names no rude card at family-friendly tables", async () => {
    const words = await loadSpeaker({ language: "en", game: "frantic", family: true });
    expect(say("play f***-you", context({ words }))).toBe("Play F*** You");
  });

  it.each([
    "",
    "play",
    "play red-10",
    "attack 9",
    "attack",
    "wish black",
    "wish 0",
    "draw red-7",
    "play red-7 now",
  ])("leaves anything else unchanged, such as “%s”", (move) => {
    expect(say(move, english)).toBe(move);
  });
});
