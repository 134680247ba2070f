import { describe, expect, it } from "vitest";

import type { FlautzView, GameEvent } from "../../wire/messages";
import { LANGUAGES, type Language } from "../../words/sources";
import { speaker } from "../../words/speaker";
import { lesson } from "./lesson";
import { deskWith, PUTS, VIEW } from "./sample";

const PUT: GameEvent = { type: "card-put", seat: 0, place: "air-1", card: "blue-1", telling: null };
const ENDED: GameEvent = { type: "match-ended", reason: "arena", points: [], crystals: [], telling: null };

/** The hints that fit, by the last part of their keys. */
function fitting(
  view: Partial<FlautzView>,
  choices: readonly string[],
  past: readonly GameEvent[] = [],
): string[] {
  const desk = deskWith({ view: { ...VIEW, ...view }, choices });
  return lesson.filter(({ when }) => when(desk, past)).map(({ key }) => key.replace("flautz-lesson-", ""));
}

describe("the guided game", () => {
  it("says things when they matter", () => {
    const start = fitting({}, ["take pink-5 ground-1"]);
    expect(start).toEqual(expect.arrayContaining(["welcome", "spell", "arena", "take", "row"]));
    expect(start).not.toContain("focus");
    expect(start).not.toContain("end");
    expect(start).not.toContain("mirage");
    expect(fitting({}, ["take pink-5 ground-1"], [PUT, PUT])).toEqual(
      expect.arrayContaining(["mirage", "prism"]),
    );
    expect(fitting({ step: "put", taken: "pink-5" }, [...PUTS, "put pink-1 flautz"])).toContain("flautz");
    expect(fitting({ step: "replace" }, ["replace pink-5 ground-1"])).toContain("replace");
    expect(fitting({}, ["focus"], [PUT, PUT])).toContain("focus");
    expect(fitting({ allowed: ["air-1", "ground-1"] }, ["focus"])).not.toContain("row");
  });

  it("explains calls and ends, whatever was played before", () => {
    const called: GameEvent = { type: "called", seat: 1, cards: [], first: true, last: [], telling: null };
    expect(fitting({ turn: 1 }, [], [called])).toContain("called");
    expect(fitting({ turn: 1 }, [], [ENDED])).toContain("end");
  });

  it("asks nothing of whoever is not on turn", () => {
    const waiting = fitting({ turn: 1, actors: [1] }, []);
    for (const key of ["take", "replace", "row", "focus", "mirage"]) expect(waiting).not.toContain(key);
  });

  it("ends with where help is", () => {
    expect(lesson.length).toBeGreaterThanOrEqual(8);
    expect(lesson.length).toBeLessThanOrEqual(14);
    expect(lesson.at(-1)?.key).toBe("flautz-lesson-end");
  });

  it.each(Object.keys(LANGUAGES) as Language[])("is short, and told in %s", async (language) => {
    const words = await speaker({ language, game: "flautz" });
    for (const { key, rule } of lesson) {
      expect(words.say(key)).not.toBe(key);
      expect(words.say(key).length).toBeLessThan(260);
      expect(rule === undefined || words.knows(`rule-${rule}`)).toBe(true);
    }
  });
});
