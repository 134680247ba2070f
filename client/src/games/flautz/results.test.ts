import { describe, expect, it } from "vitest";

import type { FlautzMatchView, FlautzScoreView } from "../../wire/messages";
import { LANGUAGES, type Language } from "../../words/sources";
import { loadSpeaker } from "../../words/speaker";
import { greatTitle, headline, lastMatch, noteOf, reasonOf, ranking, totals, wasFocused } from "./results";
import { SPELL, VIEW } from "./fixtures";

const score = (seat: number, points: number | null, crystals = 0): FlautzScoreView => ({
  ...{ seat, hand: [], crystals },
  spell: points === null ? null : { ...SPELL, points },
});
const MATCH: FlautzMatchView = {
  reason: "called",
  by: 1,
  scores: [score(0, 9), score(1, null), score(2, 18, 1)],
};

describe("a match that is over", () => {
  it("lists the winner first and those who scored nothing last", () => {
    expect(ranking(MATCH).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it("says why it ended", () => {
    expect(reasonOf(MATCH)).toEqual({ key: "reason-called", args: { name: { number: 1 } } });
    expect(reasonOf({ ...MATCH, reason: "arena", by: null }).args).toEqual({});
  });

  it("has winners, or none", () => {
    expect(headline(MATCH)).toMatchObject({ key: "flautz-match-won", args: { players: 1, crystals: 1 } });
    expect(headline({ ...MATCH, scores: [score(0, 9)] }).key).toBe("flautz-match-nobody");
  });

  it("is titled by a straight or royal FLAUTZ! that ended it", () => {
    expect(greatTitle(MATCH)).toBeNull();
    expect(greatTitle({ ...MATCH, reason: "straight" })?.args).toEqual({ rank: "straight" });
    expect(greatTitle({ ...MATCH, reason: "royal" })?.args).toEqual({ rank: "royal" });
  });

  it("says what every spell was", () => {
    expect(noteOf(score(0, 8), MATCH).args).toEqual({ sort: "run", count: 2 });
    const set = {
      ...SPELL,
      cards: ["blue-4", "mirage-4"].map((card) => ({ card, colour: "blue" as const })),
    };
    expect(noteOf({ ...score(0, 8), spell: set }, MATCH).args).toMatchObject({ sort: "set" });
    expect(noteOf({ ...score(0, 8), spell: { ...SPELL, flautz: true } }, MATCH).args).toEqual({
      rank: "flautz",
    });
    expect(noteOf(score(0, null), MATCH).key).toBe("flautz-nothing-focused");
    expect(noteOf(score(0, null), { ...MATCH, reason: "royal" }).key).toBe("flautz-nothing-royal");
    expect([wasFocused(score(0, null), MATCH), wasFocused(score(0, 8), MATCH)]).toEqual([true, false]);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("is translated into %s", async (language) => {
    const words = await loadSpeaker({ language, game: "flautz", names: ["Ann", "Ben", "Cleo"] });
    const said = [headline(MATCH), reasonOf(MATCH), ...MATCH.scores.map((each) => noteOf(each, MATCH))];
    for (const message of said) expect(words.say(message)).not.toMatch(/flautz-|\{|\$/u);
    expect(words.say(headline(MATCH))).toContain("Cleo");
  });
});

it("the last match is the previous one, or this one once the game is over", () => {
  expect(lastMatch({ ...VIEW, match: 3 })).toBe(2);
  expect(lastMatch({ ...VIEW, match: 3, step: "over" })).toBe(3);
});

it("final totals list the winner first, then by score", () => {
  expect(totals(VIEW).map(({ seat }) => seat)).toEqual([2, 1, 0]);
  expect(totals({ ...VIEW, winners: [1] }).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});
