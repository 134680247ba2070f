import { describe, expect, it } from "vitest";

import { player, view } from "./fixtures";
import {
  cardOf,
  handFlights,
  holder,
  mark,
  MOST,
  pack,
  type SceneContext,
  seats,
  STAGGER,
  strike,
} from "./flights";

const set: SceneContext = { me: 0, before: view(), after: view() };

describe("the spot of a card", () => {
  it("is along the bottom for the player's own, and at the seat for all others", () => {
    expect([holder(0, set), holder(2, set)]).toEqual(["hand", "seat:2"]);
    expect([cardOf(0, "red-2", set), cardOf(2, "red-2", set)]).toEqual(["hand:red-2", "seat:2"]);
    expect(holder(0, { ...set, me: null })).toBe("seat:0");
  });

  it("exists for every player once there is a view", () => {
    expect(seats(set)).toEqual([0, 1, 2, 3]);
    expect(seats({ ...set, after: null })).toEqual([0, 1, 2, 3]);
    expect(seats({ me: 0, before: null, after: null })).toEqual([]);
  });
});

describe("flights of cards", () => {
  it("start one after another, face down, and are limited in number", () => {
    const flights = pack("draw", "hand", 2);
    expect(flights).toMatchObject([
      { do: "fly", card: null, from: "draw", to: "hand", after: 0, keep: true },
      { do: "fly", card: null, from: "draw", to: "hand", after: STAGGER, keep: true },
    ]);
    expect(pack("draw", "hand", 30)).toHaveLength(MOST);
    expect(pack("draw", "hand", 0)).toEqual([]);
  });

  it("match the size of the hand", () => {
    const before = view({ players: [player(0, { cards: 1 }), player(1, { cards: 3 })] });
    const moves = [
      [0, 1],
      [1, 0],
    ] as const;
    const flights = handFlights(moves, { ...set, before });
    expect(flights.map((act) => (act.do === "fly" ? `${act.from} ${act.to}` : act.do))).toEqual([
      "hand seat:1",
      ...Array<string>(3).fill("seat:1 hand"),
    ]);
    expect(handFlights([[2, 3]], { ...set, before: null })).toHaveLength(MOST);
  });
});

describe("an attack", () => {
  it("flies the last played card of its kind", () => {
    const after = view({ discard: ["red-gift", "blue-gift", "red-7"] });
    expect(strike("gift", 2, { ...set, after })).toMatchObject({
      card: "blue-gift",
      from: "discard",
      to: "seat:2",
      keep: true,
    });
    expect(strike("gift", 2, { ...set, after: null })).toMatchObject({ card: null });
  });

  it("marks its target", () => {
    expect(mark("seat:2", "hit", 400)).toEqual({ do: "mark", spot: "seat:2", look: "hit", ms: 400 });
  });
});
