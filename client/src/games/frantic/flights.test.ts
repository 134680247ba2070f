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

describe("where cards are", () => {
  it("is along the lower edge for one’s own, and at their seats for all others", () => {
    expect([holder(0, set), holder(2, set)]).toEqual(["hand", "seat:2"]);
    expect([cardOf(0, "red-2", set), cardOf(2, "red-2", set)]).toEqual(["hand:red-2", "seat:2"]);
    expect(holder(0, { ...set, me: null })).toBe("seat:0");
  });

  it("is known of all who play, as long as there is a table", () => {
    expect(seats(set)).toEqual([0, 1, 2, 3]);
    expect(seats({ ...set, after: null })).toEqual([0, 1, 2, 3]);
    expect(seats({ me: 0, before: null, after: null })).toEqual([]);
  });
});

describe("cards on their way", () => {
  it("go one after the other, face down, and not more of them than one can follow", () => {
    const flights = pack("draw", "hand", 2);
    expect(flights).toMatchObject([
      { do: "fly", card: null, from: "draw", to: "hand", after: 0, keep: true },
      { do: "fly", card: null, from: "draw", to: "hand", after: STAGGER, keep: true },
    ]);
    expect(pack("draw", "hand", 30)).toHaveLength(MOST);
    expect(pack("draw", "hand", 0)).toEqual([]);
  });

  it("are as many as the hand had", () => {
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
  it("strikes with the last card of its sort that was played", () => {
    const after = view({ discard: ["red-gift", "blue-gift", "red-7"] });
    expect(strike("gift", 2, { ...set, after })).toMatchObject({
      card: "blue-gift",
      from: "discard",
      to: "seat:2",
      keep: true,
    });
    expect(strike("gift", 2, { ...set, after: null })).toMatchObject({ card: null });
  });

  it("marks whom it hits", () => {
    expect(mark("seat:2", "hit", 400)).toEqual({ do: "mark", spot: "seat:2", look: "hit", ms: 400 });
  });
});
