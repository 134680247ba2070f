import { describe, expect, it } from "vitest";

import { LANGUAGES, type Language } from "../../words/sources";
import { loadSpeaker } from "../../words/speaker";

/** The buttons below a result, side by side on a phone. */
const LABELS = [
  "table-again",
  "table-ready-cancel",
  "table-waiting-room",
  "table-replay",
  "table-share",
  "table-copied",
  "table-look",
  "table-lobby",
];
/** A fifth of 360 pixels holds so many characters of the widest font; a hyphen may follow. */
const MOST = 9;

describe("the buttons at the end of a game", () => {
  it.each(Object.keys(LANGUAGES) as Language[])("break at hyphens on a phone in %s", async (language) => {
    const words = await loadSpeaker({ language });
    const pieces = LABELS.flatMap((key) => words.say(key).split(/[\s\u00AD]/u));
    expect(pieces.filter((piece) => piece.length > MOST)).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("cannot be confused in %s", async (language) => {
    const words = await loadSpeaker({ language });
    const [again, ...others] = LABELS.map((key) => words.say(key).split(/\s/u)[0]);
    expect(others).not.toContain(again);
    expect(new Set(LABELS.map((key) => words.say(key))).size).toBe(LABELS.length);
  });
});
