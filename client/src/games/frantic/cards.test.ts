import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { CARD_CODES, EVENTS } from "../../art/frantic";
import { Speaker } from "../../words/speaker";
import { about, draw, name } from "./cards";
import { sorted } from "./hand";
import { lines } from "./banner-lines";

function words(language: string): Speaker {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const path of [
    `../src/parlour/games/frantic/locale/${language}.ftl`,
    `locale/${language}/frantic.ftl`,
  ])
    bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  return new Speaker(bundle, []);
}

describe("cards", () => {
  it("have a name of their own in every language, and say what they do", () => {
    for (const language of ["en", "de", "nl"]) {
      const ink = { cards: new Map(), words: words(language) };
      const codes = [...CARD_CODES, ...EVENTS];
      expect(new Set(codes.map((code) => name(code, ink))).size).toBe(codes.length);
      for (const code of codes) {
        const { text, rules } = about(code, ink);
        expect(text, code).not.toMatch(/^(card|event)-|\{/u);
        expect(rules.length).toBeGreaterThan(0);
        expect(rules.every((rule) => ink.words.knows(`rule-${rule}`))).toBe(true);
        expect(draw(code, "small", ink).markup).not.toBe("");
      }
    }
  });

  it("go by another name at family-friendly tables", () => {
    const ink = { cards: new Map(), words: words("en") };
    expect(draw("f***-you", "large", ink).markup).toBe(draw("fuck-you", "large", ink).markup);
  });
});

describe("a hand", () => {
  it("keeps its keys however it is sorted", () => {
    const hand = ["blue-7", "red-2", "red-2", "red-7", "black-2", "fantastic"];
    const kinds = sorted(hand, "kind").map(({ key }) => key);
    expect(kinds).toEqual(["red-2", "red-2 2", "black-2", "blue-7", "red-7", "fantastic"]);
    expect(sorted(hand, "colour").map(({ code }) => code)).toEqual(hand);
  });
});

describe("a title", () => {
  it("is broken in the middle where it is long", () => {
    expect(lines("Tornado")).toEqual(["Tornado"]);
    expect(lines("Friday the 13th")).toEqual(["Friday", "the 13th"]);
    expect(lines("Mexican Standoff")).toEqual(["Mexican", "Standoff"]);
    expect(lines("Gebeurtenissen")).toEqual(["Gebeurtenissen"]);
  });
});
