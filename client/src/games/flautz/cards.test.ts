import { describe, expect, it } from "vitest";

import { FACES } from "../../art/flautz";
import { LANGUAGES, type Language } from "../../words/sources";
import { loadSpeaker } from "../../words/speaker";
import { about, CRYSTAL, draw, inWords, nameOf } from "./cards";

describe("cards", () => {
  it("are drawn, and so are their back and crystals in flight", () => {
    const drawings = [
      draw("blue-3", "large"),
      draw("blue-3", "small"),
      draw(null, "large"),
      draw(CRYSTAL, "large"),
    ];
    expect(new Set(drawings.map(({ markup }) => markup)).size).toBe(4);
  });

  it.each(Object.keys(LANGUAGES) as Language[])(
    "have unique names and explanations in %s",
    async (language) => {
      const words = await loadSpeaker({ language, game: "flautz" });
      const codes = [...FACES.keys()];
      expect(new Set(codes.map((code) => nameOf(code, { words }))).size).toBe(codes.length);
      for (const code of codes) {
        const { text, rules } = about(code, { words, cards: new Map() });
        // The name is shown above the text.
        expect(text).not.toContain(nameOf(code, { words }));
        expect(text).not.toMatch(/^does-|\{|\$/u);
        for (const rule of rules) expect(words.knows(`rule-${rule}`)).toBe(true);
      }
    },
  );

  it("have a symbol in sentences", () => {
    expect(inWords("green-2")).toEqual({ code: "green-2", style: "green", symbol: "♣" });
    expect(inWords("prism").style).toBe("special");
  });
});
