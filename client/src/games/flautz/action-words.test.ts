import { describe, expect, it } from "vitest";

import { LANGUAGES, type Language } from "../../words/sources";
import { loadSpeaker } from "../../words/speaker";
import { inWords } from "./cards";
import { actionWords } from "./action-words";
import type { Action } from "./moves";
import { VIEW } from "./fixtures";

const SWAP: Action = { do: "swap", take: "take prism ground-2", place: "ground-2", put: "pink-1" };
const DEEDS: readonly Action[] = [
  SWAP,
  { do: "put", move: "put pink-1", card: "pink-1" },
  { do: "replace", move: "replace prism ground-2", place: "ground-2" },
  { do: "call", move: "flautz" },
  { do: "focus", move: "focus" },
];

describe("the main button", () => {
  it("names the cards it moves", () => {
    expect(actionWords(SWAP, "swap", VIEW).args).toEqual({ put: inWords("pink-1"), take: inWords("prism") });
    expect(actionWords(null, "replace", VIEW)).toEqual({ key: "flautz-do-replace", args: {} });
  });

  it.each(Object.keys(LANGUAGES) as Language[])("has every text in %s", async (language) => {
    const words = await loadSpeaker({ language, game: "flautz" });
    const said = [...DEEDS, null].map((action) => words.say(actionWords(action, "none", VIEW)));
    for (const text of said) expect(text).not.toMatch(/flautz-|\{|\$/u);
    expect(new Set(said).size).toBe(said.length);
  });
});
