import { describe, expect, it } from "vitest";

import type { FlautzView, GameEvent } from "../../wire/messages";
import { LANGUAGES, type Language } from "../../words/sources";
import { loadSpeaker } from "../../words/speaker";
import { lesson } from "./lesson";
import { contextWith, PUTS, TAKES, VIEW } from "./fixtures";

const PUT: GameEvent = { type: "card-put", seat: 0, place: "air-1", card: "blue-1", telling: null };
const BOTH_ROWS: Partial<FlautzView> = { allowed: ["air-1", "ground-1"] };

/** The hints that apply, by the last part of their keys. */
function fitting(
  view: Partial<FlautzView>,
  choices: readonly string[],
  past: readonly GameEvent[] = [],
): string[] {
  const context = contextWith({ view: { ...VIEW, ...view }, choices });
  const during = view.match === 2 ? lesson : lesson.filter((hint) => !hint.isAtEnd && !hint.isFarewell);
  return during.filter(({ when }) => when(context, past)).map(({ key }) => key.replace("flautz-lesson-", ""));
}

describe("the guided game", () => {
  it("gives hints when they matter", () => {
    expect(fitting(BOTH_ROWS, TAKES)).toEqual(["spell", "swap"]);
    expect(fitting({}, TAKES)).toEqual(["spell", "swap", "arena"]);
    expect(fitting(BOTH_ROWS, TAKES, [PUT])).toEqual(["spell", "swap", "mirage"]);
    expect(fitting(BOTH_ROWS, TAKES, [PUT, PUT])).toEqual(["spell", "swap", "mirage", "focus", "prism"]);
    expect(fitting({ step: "put", taken: "pink-5" }, [...PUTS, "put pink-1 flautz"])).toContain("flautz");
  });

  it("asks nothing of a player who is not on turn", () => {
    expect(fitting({ turn: 1, actors: [1] }, [], [PUT, PUT])).toEqual(["spell"]);
  });

  it("reaches all its hints: what the first match has not shown is said in the second", () => {
    const all = lesson.map(({ key }) => key.replace("flautz-lesson-", ""));
    expect(fitting({ match: 2 }, [...TAKES, "focus"])).toEqual(all);
  });

  it("ends with the score and a goodbye", () => {
    expect(lesson.slice(-2).map(({ isAtEnd, isFarewell }) => [isAtEnd, isFarewell])).toEqual([
      [true, undefined],
      [undefined, true],
    ]);
  });

  it("keeps everything needed for a swap visible", () => {
    expect(lesson.find(({ key }) => key === "flautz-lesson-swap")?.spots).toEqual(["hand", "rows"]);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("is short, and translated into %s", async (language) => {
    const words = await loadSpeaker({ language, game: "flautz" });
    for (const { key, rule } of lesson) {
      expect(words.say(key)).not.toBe(key);
      expect(words.say(key).length).toBeLessThan(230);
      expect(rule === undefined || words.knows(`rule-${rule}`)).toBe(true);
    }
  });
});
