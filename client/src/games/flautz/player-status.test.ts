import { describe, expect, it } from "vitest";

import type { Occupant } from "../../table/table-context";
import { loadSpeaker } from "../../words/speaker";
import { VIEW } from "./fixtures";
import { doing, presenceOf } from "./player-status";

const words = await loadSpeaker({ language: "en", game: "flautz" });

describe("players", () => {
  it("do something only on their turn", () => {
    expect(doing(VIEW, 0)?.key).toBe("flautz-doing-take");
    expect(doing(VIEW, 1)).toBeNull();
    expect(doing({ ...VIEW, step: "over" }, 0)).toBeNull();
  });

  it("are shown as away or played by a bot before what they are doing", () => {
    const here = { rests: false, isHere: true, doing: "Choosing a card" } as Occupant;
    expect(presenceOf(here, words)).toBe("Choosing a card");
    expect(presenceOf({ ...here, isHere: false }, words)).toBe("away");
    expect(presenceOf({ ...here, isHere: false, rests: true }, words)).toBe("a bot plays");
  });
});
