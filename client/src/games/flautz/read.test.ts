import { describe, expect, it } from "vitest";

import {
  cardAt,
  crystalsOf,
  doing,
  fieldKind,
  fieldOf,
  isLit,
  isNext,
  openHand,
  placesOf,
  playerAt,
} from "./read";
import { deskWith, VIEW } from "./sample";

describe("the middle", () => {
  it("has three places in each row", () => {
    expect(placesOf(VIEW, "air").map(({ name }) => name)).toEqual(["air-1", "air-2", "air-3"]);
    expect(cardAt(VIEW, "ground-2")).toBe("prism");
    expect(cardAt(VIEW, "ground-9")).toBeNull();
  });

  it("is lit where the field allows it", () => {
    expect([isLit(VIEW, "air"), isLit(VIEW, "ground")]).toEqual([false, true]);
    expect(fieldOf(VIEW)).toBe("ground");
    expect(fieldOf({ ...VIEW, round: 1 })).toBe("any");
    expect(fieldKind("swamp")).toBe("any");
  });
});

describe("players", () => {
  it("have places for three crystals, or none where points count", () => {
    const player = playerAt(VIEW, 2);
    if (player === undefined) throw new Error("nobody there");
    expect(crystalsOf(player, VIEW)).toEqual({ won: 2, free: 1 });
    expect(crystalsOf({ ...player, crystals: 5 }, VIEW)).toEqual({ won: 5, free: 0 });
    expect(crystalsOf(player, { ...VIEW, matches: 3 })).toEqual({ won: 2, free: 0 });
  });

  it("show their hands where they are open", () => {
    expect(openHand(deskWith({}), 1)).toBeNull();
    expect(openHand(deskWith({ hands: [[], ["blue-1"]] }), 1)).toEqual(["blue-1"]);
    const called = VIEW.players.map((player) => ({ ...player, hand: ["pink-2"] }));
    expect(openHand(deskWith({ view: { ...VIEW, players: called } }), 2)).toEqual(["pink-2"]);
  });

  it("do something only on their turn", () => {
    expect(doing(VIEW, 0)?.key).toBe("flautz-doing-take");
    expect(doing(VIEW, 1)).toBeNull();
    expect(doing({ ...VIEW, step: "over" }, 0)).toBeNull();
  });

  it("come one after the other, but not again after their call", () => {
    expect([isNext(VIEW, 1), isNext(VIEW, 2), isNext(VIEW, null)]).toEqual([true, false, false]);
    expect(isNext({ ...VIEW, caller: 1 }, 1)).toBe(false);
  });
});
