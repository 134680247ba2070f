import { describe, expect, it } from "vitest";

import {
  allPlaces,
  cardAt,
  crystalsOf,
  fieldOf,
  isLit,
  isOnTurn,
  openHand,
  placesOf,
  playerAt,
} from "./selectors";
import { contextWith, VIEW } from "./fixtures";

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

  it("are on turn until the game is over", () => {
    expect([isOnTurn(VIEW, 0), isOnTurn(VIEW, 1)]).toEqual([true, false]);
    expect(isOnTurn({ ...VIEW, step: "over" }, 0)).toBe(false);
  });
});
