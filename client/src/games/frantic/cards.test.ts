import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { CARD_CODES, EVENTS, isEvent } from "../../art/frantic";
import { Speaker } from "../../words/speaker";
import { about, draw, nameOf } from "./cards";

function words(language: string): Speaker {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const path of [
    `../src/parlour/games/frantic/locale/${language}.ftl`,
    `locale/${language}/frantic.ftl`,
  ])
    bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  return new Speaker(bundle, []);
}

/** Every card, with the same facts from the server for each. */
const printed = new Map(
  CARD_CODES.map((code) => [code, { code, copies: 1, facts: { sort: "number", number: 3, points: 42 } }]),
);

describe("cards", () => {
  it("have a unique name in every language, and say what they do", () => {
    for (const language of ["en", "de", "nl"]) {
      const context = { cards: printed, words: words(language) };
      const codes = [...CARD_CODES, ...EVENTS];
      expect(new Set(codes.map((code) => nameOf(code, context))).size).toBe(codes.length);
      for (const code of codes) {
        const { text, rules } = about(code, context);
        expect(text, code).not.toMatch(/(^| )(does|event)-|\{/u);
        if (isEvent(code)) continue;
        expect(text, code).toContain("42");
        // The name is shown above the text.
        expect(text, code).not.toContain(nameOf(code, context));
        expect(rules.length).toBeGreaterThan(0);
        expect(rules.every((rule) => context.words.knows(`rule-${rule}`))).toBe(true);
        expect(draw(code, "small", context).markup).not.toBe("");
      }
    }
  });

  it("have family-friendly names on request", () => {
    const context = { cards: new Map(), words: words("en") };
    expect(draw("f***-you", "large", context).markup).toBe(draw("fuck-you", "large", context).markup);
  });
});
