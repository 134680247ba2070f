import { describe, expect, it } from "vitest";

import { type Speaker, loadSpeaker } from "../../words/speaker";
import { about, draw, drawFilled, nameOf } from "./cards";
import { deck } from "./fixtures";

const words: Speaker = await loadSpeaker({ language: "en", game: "fzzzt" });
const context = { cards: deck, words };

describe("cards at this table", () => {
  it("are drawn from their facts, and cached", () => {
    expect(draw("1BC", "large", context).viewBox).toBe("0 0 100 140");
    expect(draw("1BC", "small", context).viewBox).toBe("0 0 40 56");
    expect(draw("1BC", "large", context)).toBe(draw("1BC", "large", context));
    const faces = [null, ...deck.keys()].map((code) => draw(code, "large", context).markup);
    expect(new Set(faces).size).toBe(faces.length);
    expect(drawFilled("BC5", "large", context, "B").markup).not.toBe(draw("BC5", "large", context).markup);
  });

  it("are redrawn in another language", async () => {
    const german = await loadSpeaker({ language: "de", game: "fzzzt" });
    expect(draw("BC5", "large", { cards: deck, words: german })).not.toEqual(draw("BC5", "large", context));
  });

  it("show their back if the deck has no such code", () => {
    expect(draw("9Z", "large", context)).toEqual(draw(null, "large", context));
    expect(nameOf("9Z", context)).toBe("9Z");
  });

  it("have names", () => {
    expect(["1BC", "Up", "Fz", "BC5", "M1"].map((code) => nameOf(code, context))).toEqual([
      "Robot 1 (bolt or cog)",
      "Robot Upgrade",
      "Fzzzt",
      "Basic unit (bolt and cog)",
      "Mechanic 1",
    ]);
  });

  it("say what they do, with their rules", () => {
    for (const code of deck.keys()) {
      const { text, rules } = about(code, context);
      expect(text).toMatch(/^[A-Z].*\.$/u);
      expect(rules.every((rule) => words.knows(`rule-${rule}`))).toBe(true);
    }
    expect(about("Fz", context).text).toContain("costs one point");
  });
});
