import { describe, expect, it } from "vitest";

import type { Occupant } from "../../table/table-context";
import { loadSpeaker } from "../../words/speaker";
import {
  allPlaces,
  cardAt,
  crystalsOf,
  doing,
  fieldOf,
  isLit,
  isOnTurn,
  openHand,
  placesOf,
  playerAt,
  presenceOf,
} from "./selectors";
import { contextWith, VIEW } from "./fixtures";

const words = await loadSpeaker({ language: "en", game: "flautz" });

describe("the middle", () => {
  it("has three places in each row", () => {
    expect(placesOf(VIEW, "air").map(({ name }) => name)).toEqual(["air-1", "air-2", "air-3"]);
    expect(allPlaces(VIEW).map(({ row }) => row)).toEqual([
      "air",
      "air",
      "air",
      "ground",
      "ground",
      "ground",
    ]);
    expect(cardAt(VIEW, "ground-2")).toBe("prism");
    expect(cardAt(VIEW, "ground-9")).toBeNull();
  });

  it("is lit where the field allows it", () => {
    expect([isLit(VIEW, "air"), isLit(VIEW, "ground")]).toEqual([false, true]);
    expect(fieldOf(VIEW)).toBe("ground");
    expect(fieldOf({ ...VIEW, round: 1 })).toBe("any");
  });
});

describe("players", () => {
  it("have slots for the crystals that win, or none where points count", () => {
    const player = playerAt(VIEW, 2);
    if (player === undefined) throw new Error("nobody there");
    expect(crystalsOf(player, VIEW)).toEqual({ won: 2, free: 1 });
    expect(crystalsOf({ ...player, crystals: 5 }, VIEW)).toEqual({ won: 5, free: 0 });
    expect(crystalsOf(player, { ...VIEW, matches: 3, goal: null })).toEqual({ won: 2, free: 0 });
  });

  it("show their hands where they are face up", () => {
    expect(openHand(contextWith({}), 1)).toBeNull();
    expect(openHand(contextWith({ hands: [[], ["blue-1"]] }), 1)).toEqual(["blue-1"]);
    const called = VIEW.players.map((player) => ({ ...player, hand: ["pink-2"] }));
    expect(openHand(contextWith({ view: { ...VIEW, players: called } }), 2)).toEqual(["pink-2"]);
  });

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

  it("are on turn until the game is over", () => {
    expect([isOnTurn(VIEW, 0), isOnTurn(VIEW, 1)]).toEqual([true, false]);
    expect(isOnTurn({ ...VIEW, step: "over" }, 0)).toBe(false);
  });
});
