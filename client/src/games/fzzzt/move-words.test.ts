import { describe, expect, it } from "vitest";

import type { Language } from "../../words/sources";
import { loadSpeaker } from "../../words/speaker";
import { deck } from "./fixtures";
import { say } from "./move-words";

const english = { cards: deck, words: await loadSpeaker({ language: "en", game: "fzzzt" }) };

describe("a move of Fzzzt!", () => {
  it.each([
    ["bid 3N", "Bid Robot 3 (nut)"],
    ["bid 1BC+3N", "Bid Robot 1 (bolt or cog) and Robot 3 (nut)"],
    ["bid M1+1BC+Fz", "Bid Mechanic 1, Robot 1 (bolt or cog) and Fzzzt"],
    ["allocate 2O", "Allocate Robot 2 (oil)"],
    ["leave", "Give it none"],
  ])("%s reads: %s", (move, said) => {
    expect(say(move, english)).toBe(said);
  });

  it.each([
    ["de", "Roboter 1 (Schraube oder Zahnrad) und Roboter 2 (Öl) bieten"],
    ["nl", "Bied Robot 1 (bout of tandwiel) en Robot 2 (olie)"],
  ] as [Language, string][])("is translated into %s", async (language, said) => {
    const words = await loadSpeaker({ language, game: "fzzzt" });
    expect(say("bid 1BC+2O", { cards: deck, words })).toBe(said);
  });

  it.each(["", "bid", "bid 9Z", "bid 3N+", "bid 3N 2O", "allocate 3N+2O", "sell 3N"])(
    "leaves anything else unchanged, such as “%s”",
    (move) => {
      expect(say(move, english)).toBe(move);
    },
  );
});
