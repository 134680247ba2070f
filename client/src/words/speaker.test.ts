import { describe, expect, it } from "vitest";

import type { Card } from "../wire/messages";
import { LANGUAGES, type Language } from "./sources";
import { loadSpeaker } from "./speaker";

const card = (code: string): Card => ({ code, style: "red", symbol: "" });
const played = { key: "told-played", args: { name: { number: 1 }, card: card("red-7"), left: 3 } };

describe("a speaker", () => {
  it("formats a game's messages with the names at the table", async () => {
    const english = await loadSpeaker({ language: "en", game: "frantic", names: ["Ann", "Ben"] });
    expect(english.say(played)).toContain("Ben");
    expect(english.say(played)).toContain("red-7");
    expect(english.withNames(["Cleo", "Dan"]).say(played)).toContain("Dan");
    expect(english.withNames([]).say(played)).toContain("2");
  });

  it("separates cards from text", async () => {
    const english = await loadSpeaker({ language: "en", game: "frantic", names: ["Ann", "Ben"] });
    const parts = english.parts(played);
    expect(parts).toContainEqual(card("red-7"));
    expect(parts.filter((part) => typeof part === "string").join("")).not.toContain("red-7");
    const hand = { key: "told-hand", args: { name: { number: 0 }, cards: [card("red-1"), card("blue-2")] } };
    expect(english.parts(hand).filter((part) => typeof part !== "string").length).toBe(2);
  });

  it("speaks three languages", async () => {
    const said = await Promise.all(
      (Object.keys(LANGUAGES) as Language[]).map(async (language) =>
        (await loadSpeaker({ language, game: "frantic", names: ["Ann", "Ben"] })).say(played),
      ),
    );
    expect(new Set(said).size).toBe(3);
  });

  it("formats single arguments", async () => {
    const english = await loadSpeaker({ language: "en", game: "frantic", names: ["Ann", "Ben"] });
    expect(english.partsOf(12)).toEqual(["12"]);
    expect(english.partsOf("")).toEqual([]);
    expect(english.partsOf({ number: 1 })).toEqual(["Ben"]);
    expect(english.partsOf([card("red-7"), card("blue-2")])).toEqual([card("red-7"), ", ", card("blue-2")]);
  });

  it("has family-friendly names for some cards", async () => {
    const rude = await loadSpeaker({ language: "en", game: "frantic" });
    const gentle = await loadSpeaker({ language: "en", game: "frantic", family: true });
    const told = { key: "told-played", args: { ...played.args, card: card("fuck-you") } };
    expect(rude.say(told)).toContain("fuck-you");
    expect(gentle.say(told)).not.toContain("fuck");
    expect(gentle.displayCode("fuck-you")).not.toContain("fuck");
    expect(gentle.displayCode("red-7")).toBe("red-7");
  });

  it("returns an unknown key unchanged", async () => {
    const english = await loadSpeaker({ language: "en" });
    expect(english.say("nobody-says-this")).toBe("nobody-says-this");
    expect(english.knows("nobody-says-this")).toBe(false);
  });

  it.each([
    ["en", "Ann, Ben and Cleo", "Ann makes Ben draw 1 and Cleo draw 3."],
    ["de", "Ann, Ben und Cleo", "Ben (1) und Cleo (3)."],
    ["nl", "Ann, Ben en Cleo", "Ben (1) en Cleo (3)."],
  ] as const)("ends a list of players with a word in %s", async (language, all, shares) => {
    const words = await loadSpeaker({ language, game: "frantic", names: ["Ann", "Ben", "Cleo"] });
    expect(words.partsOf([{ number: 0 }, { number: 1 }, { number: 2 }])).toEqual([all]);
    const share = (number: number, count: number) => ({
      key: "told-share",
      args: { name: { number }, count },
    });
    const told = { key: "told-shares", args: { name: { number: 0 }, shares: [share(1, 1), share(2, 3)] } };
    expect(words.say(told)).toContain(shares);
  });

  it("formats a refusal with its rule, and truncates quoted text", async () => {
    const english = await loadSpeaker({ language: "en", game: "flautz" });
    expect(english.refusal("put-now", "Z-5", { card: "orange-7" })).toMatch(/orange-7.*\(Z-5\)$/u);
    expect(english.refusal("unheard-of", null, {})).toBe("unheard-of");
    expect(english.refusal("bad-message", null, { problem: "x".repeat(500) }).length).toBeLessThan(300);
  });

  it("finds no cards in what people write", async () => {
    const english = await loadSpeaker({ language: "en", game: "frantic", names: ["\uE0000\uE001", "Ben"] });
    const parts = english.parts({ key: "told-played", args: { ...played.args, name: { number: 0 } } });
    expect(parts.filter((part) => typeof part !== "string").length).toBe(1);
  });
});

describe("the reader", () => {
  const wish = { key: "told-wish", args: { name: { number: 1 }, wish: "3", sort: "number" } };
  const aimed = (name: number, target: number) => ({
    key: "told-aimed",
    args: { card: "Gift", name: { number: name }, target: { number: target } },
  });
  const out = (...numbers: number[]) => ({
    key: "reason-out",
    args: { names: numbers.map((number) => ({ number })), count: numbers.length },
  });

  it.each([
    [
      "en",
      "You wish for a 3.",
      "⚔ Gift: Ada attacks you.",
      "you have no cards left",
      "no cards left: Ada and you",
    ],
    [
      "de",
      "Du wünschst dir eine 3.",
      "⚔ Gift: Ada attackiert dich.",
      "Du hast keine Karten mehr",
      "Keine Karten mehr: Ada und du",
    ],
    [
      "nl",
      "Je wenst een 3.",
      "⚔ Gift: Ada valt jou aan.",
      "je hebt geen kaarten meer",
      "geen kaarten meer: Ada en jij",
    ],
  ] as const)("is addressed in %s", async (language, ...texts) => {
    const words = (await loadSpeaker({ language, game: "frantic" })).withNames(["Ada", "Ben"], 1);
    expect([wish, aimed(0, 1), out(1), out(0, 1)].map((message) => words.say(message).trim())).toEqual(texts);
  });

  it("is named where nobody reads, as in replays", async () => {
    const words = (await loadSpeaker({ language: "en", game: "frantic" })).withNames(["Ada", "Ben"]);
    expect(words.say(wish).trim()).toBe("Ben wishes for a 3.");
    expect(words.say(out(0, 1))).toBe("Ada and Ben have no cards left");
    expect(words.withNames(["Ada", "Ben"], 0).say(wish).trim()).toBe("Ben wishes for a 3.");
  });
});
