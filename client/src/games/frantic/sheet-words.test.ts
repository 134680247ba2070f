import { describe, expect, it } from "vitest";

import type { TableContext } from "../../table/table-context";
import type { FranticView } from "../../wire/messages";
import { loadSpeaker } from "../../words/speaker";
import type { Form } from "./form";
import { noteOf } from "./sheet-words";

const words = await loadSpeaker({ language: "en", game: "frantic" });
const form = (about: string): Form => ({ id: "", about, first: [], steps: [] });

function context(view: Partial<FranticView>): TableContext<FranticView> {
  const seats = ["Ann", "Ben"].map((name) => ({ name }));
  return {
    words,
    view: { step: "play", attack: null, ...view },
    seats,
  } as unknown as TableContext<FranticView>;
}

const redirecting = (redirects: number | null): Partial<FranticView> => ({
  step: "aim",
  attack: { card: "gift", attacker: 0, target: null, cards: 0, redirects },
});

describe("the note of a sheet", () => {
  it("says what an event or a card does", () => {
    expect(noteOf(form("gambling-man"), context({}))).toContain("second-lowest takes them all");
    expect(noteOf(form("red-gift"), context({}))).toContain("two of your cards");
  });

  it("says whose attack is redirected, if that is known", () => {
    const note = (view: Partial<FranticView>): string => noteOf(form("counterattack"), context(view));
    expect(note(redirecting(1))).toContain("Ben attacked you with Gift");
    expect(note(redirecting(null))).toContain("Gift is your attack now");
    expect(note({})).not.toContain("attacked you");
  });
});

it("counts gifts without sounding like a range", () => {
  expect(words.say("frantic-gifts-count", { count: 0, cards: 7 })).toBe("7 cards");
  expect(words.say("frantic-gifts-count", { count: 2, cards: 1 })).toBe("one card, gets 2");
});
