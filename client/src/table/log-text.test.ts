import { describe, expect, it } from "vitest";

import type { GameEvent } from "../wire/messages";
import { loadSpeaker } from "../words/speaker";
import { PLAIN_CARDS } from "./card-look";
import { cardsIn, logText, chatText } from "./log-text";

const words = (await loadSpeaker({ language: "en", game: "flautz" })).withNames(["Ann"]);
const card = (code: string) => ({ code, style: "orange", symbol: "▲" });
const event = (key: string): GameEvent => ({
  type: "focused",
  seat: 0,
  telling: { key, args: { name: { number: 0 }, card: card("orange-7") } },
});

describe("a line of the log", () => {
  it("uses card names", () => {
    const put = { event: event("told-put"), sentence: "Ann puts ▲orange-7 in its place." };
    expect(logText(put, words, { name: () => "orange 7" })).toBe("Ann puts orange 7 in its place.");
    expect(logText(put, words, PLAIN_CARDS)).toBe("Ann puts orange-7 in its place.");
  });

  it("is the server's sentence if the page has no texts for the game", () => {
    const foreign = event("told-in-a-game-from-elsewhere");
    expect(logText({ event: foreign, sentence: "Ann swaps." }, words, PLAIN_CARDS)).toBe("Ann swaps.");
  });

  it("is free text or a quick phrase", () => {
    expect(chatText({ seat: 0, text: "phrase-hello", phrase: null, name: "Ann", number: 1 }, words)).toBe(
      "phrase-hello",
    );
    expect(chatText({ seat: 0, text: null, phrase: "hello", name: "Ann", number: 1 }, words)).toBe(
      words.say("phrase-hello"),
    );
  });

  it("finds cards in nested messages too", () => {
    const inner = { key: "spell", args: { cards: [card("blue-1"), card("blue-2")] } };
    const message = {
      key: "told",
      args: { name: { number: 1 }, count: 3, card: card("pink-4"), spell: inner },
    };
    expect(cardsIn(message)).toEqual(["pink-4", "blue-1", "blue-2"]);
  });
});
