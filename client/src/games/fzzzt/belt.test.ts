import { describe, expect, it } from "vitest";

import { type Narrator, Storyteller } from "../../story/story";
import type { FzzztEvent } from "../../wire/messages";
import { beltLength, placesOf, salesOf } from "./belt";
import { sampleView } from "./fixtures";
import { narrator } from "./story";

const EVENTS: readonly FzzztEvent[] = [
  { type: "round-started", round: 1, chief: 0, scores: [], telling: null },
  { type: "bid-placed", seat: 1, count: 2, telling: null },
  { type: "bids-shown", bids: [], powers: [1, 5, 0], telling: null },
  { type: "auction-won", seat: 1, card: "O3", scores: [], telling: null },
  { type: "bid-placed", seat: 0, count: 1, telling: null },
  { type: "bids-shown", bids: [], powers: [3, 1, 0], telling: null },
  { type: "auction-won", seat: 0, card: "2O", scores: [], telling: null },
  { type: "round-started", round: 2, chief: 0, scores: [], telling: null },
  { type: "bid-placed", seat: 1, count: 2, telling: null },
];
const STORY = new Storyteller(narrator as unknown as Narrator).tell(
  EVENTS.map((event) => ({ event, sentence: null })),
);

describe("the belt", () => {
  it("has sold places, the head, the open batch and face-down cards", () => {
    const places = placesOf(sampleView(), []);
    expect(places.map(({ sort }) => sort)).toEqual(["sold", "open", "open", ...Array(5).fill("down")]);
    expect(places[1]).toMatchObject({ number: 2, card: "3N", isHead: true });
    expect(places[2]).toMatchObject({ card: "Fz", isHead: false });
    expect(places[0]).toMatchObject({ sale: null, isLast: true });
  });

  it("has the same length from the first auction to the last", () => {
    expect(beltLength(sampleView({ auction: 1, face_down: 6 }))).toBe(8);
    expect(beltLength(sampleView())).toBe(8);
    expect(beltLength(sampleView({ phase: "clean-up", auction: 8, belt: [], face_down: 0 }))).toBe(8);
  });

  it("knows who won what, and for how much", () => {
    const sales = salesOf(STORY, 1);
    expect(sales).toEqual([
      { card: "O3", winner: 1, power: 5 },
      { card: "2O", winner: 0, power: 3 },
    ]);
    expect(placesOf(sampleView(), sales)[0]).toMatchObject({ sale: { card: "O3", winner: 1, power: 5 } });
  });

  it("keeps rounds apart, also while the story is ahead of the table", () => {
    const last = sampleView({ phase: "clean-up", auction: 2, belt: [], face_down: 0 });
    expect(placesOf(last, salesOf(STORY, 1))[1]).toMatchObject({ sort: "sold", sale: { winner: 0 } });
    const next = sampleView({ round: 2, auction: 1, face_down: 6 });
    expect(placesOf(next, salesOf(STORY, 2)).every((place) => place.sort !== "sold")).toBe(true);
  });

  it("knows nothing before the story is loaded", () => {
    expect(salesOf([], 1)).toEqual([]);
    expect(placesOf(sampleView(), [])[0]).toMatchObject({ sort: "sold", sale: null });
  });
});
