import { expect, it } from "vitest";

import { loadSpeaker } from "../words/speaker";
import { KEYS, keysFor } from "./keys";

it("lists the keys of one game at its table, and all elsewhere", () => {
  expect(keysFor("frantic").flatMap(({ game }) => game ?? [])).toEqual(["frantic"]);
  expect(keysFor(null)).toEqual(KEYS);
});

it("has words for all of them in each language", async () => {
  for (const language of ["en", "de", "nl"] as const) {
    const words = await loadSpeaker({ language });
    for (const { title, game, shortcuts } of KEYS)
      for (const key of [game === null ? title : `game-${game}`, ...shortcuts.map(({ does }) => does)])
        expect(words.knows(key), `${key} in ${language}`).toBe(true);
  }
});
