import { describe, expect, it } from "vitest";

import { player, occupant, view } from "./fixtures";
import { seatsAfter, nearest } from "./seat-order";
import { openHand, pileOf, tagOf } from "./seat";

describe("the order of seats", () => {
  it("starts to the right of the nearest seat", () => {
    expect(seatsAfter(2, 5)).toEqual([3, 4, 0, 1]);
    expect(nearest(null)).toBe(0);
    expect(nearest(3)).toBe(3);
  });
});

describe("a seat", () => {
  it("is tagged with what matters most", () => {
    const players = [player(0), player(1, { skipped: true }), player(2), player(3)];
    const look = view({
      players,
      next: 2,
      attack: { card: "gift", attacker: 0, target: 3, cards: 2, redirects: null },
    });
    expect(tagOf(look, occupant(3))).toMatchObject({ message: { key: "name-gift" }, pictogram: "gift" });
    expect(tagOf(look, occupant(1))).toMatchObject({
      message: { key: "frantic-skipped" },
      pictogram: "skip",
    });
    expect(tagOf(look, occupant(2))?.message.key).toBe("frantic-next");
    expect(tagOf(look, occupant(0))).toBeNull();
    expect(tagOf(view({ actors: [2] }), occupant(0))?.message.key).toBe("frantic-on-turn");
    expect(tagOf(view({ next: 0 }), occupant(0))).toBeNull();
    expect(tagOf(view({ shares: [2, 2, 3, 3] }), occupant(2))?.message).toEqual({
      key: "frantic-draws",
      args: { count: 2 },
    });
  });

  it("is otherwise tagged as played by a bot, away or dealer", () => {
    const tag = (...who: Parameters<typeof occupant>) => tagOf(view({ dealer: 2 }), occupant(...who));
    expect(tag(2)).toMatchObject({ message: { key: "frantic-dealer" }, isQuiet: true });
    expect(tag(1, { isHere: false })?.message.key).toBe("frantic-away");
    expect(tag(1, { rests: true, isHere: false })?.message.key).toBe("frantic-rests");
    expect(tag(3)).toBeNull();
    expect(tagOf(view({ step: "over", next: null }), occupant(2))).toBeNull();
  });

  it("shows its hand where it is face up", () => {
    const open = view({ players: [player(0), player(1, { hand: ["red-1"] })] });
    expect(openHand({ view: open, hands: null }, 1)).toEqual(["red-1"]);
    expect(openHand({ view: open, hands: [["blue-2"], ["red-1"]] }, 0)).toEqual(["blue-2"]);
    expect(openHand({ view: open, hands: null }, 0)).toBeNull();
  });
});

describe("the discard pile", () => {
  it("has the card to play on at the top, even above the invisible one", () => {
    const pile = pileOf({ discard: ["red-1", "red-2", "red-3", "red-4", "red-5"], top: "red-5" });
    expect(pile.map(({ code }) => code)).toEqual(["red-2", "red-3", "red-4", "red-5"]);
    const hidden = pileOf({ discard: ["red-1", "red-5", "fuck-you"], top: "red-5" });
    expect(hidden.map(({ code }) => code)).toEqual(["red-1", "fuck-you", "red-5"]);
  });

  it("always lies the same way", () => {
    const one = pileOf({ discard: ["red-1", "red-2"], top: "red-2" });
    const more = pileOf({ discard: ["red-1", "red-2", "blue-2"], top: "blue-2" });
    expect(more.slice(0, 2)).toEqual(one);
  });
});
