import { describe, expect, it } from "vitest";

import { beltLength, recordSale, placesOf } from "./belt";
import { deck, sampleView } from "./fixtures";

describe("the belt", () => {
  it("has sold places, the head, the open batch and face-down cards", () => {
    const places = placesOf(sampleView(), new Map());
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

  it("remembers who won what, and for how much", () => {
    const view = sampleView();
    const sales = recordSale(new Map(), view, deck);
    expect(placesOf(view, sales)[0]).toMatchObject({ sale: { card: "O3", winner: 1, power: 5 } });
    expect(recordSale(sales, view, deck)).toBe(sales);
  });

  it("keeps rounds apart", () => {
    const before = sampleView({ phase: "clean-up", auction: 8, belt: [], face_down: 0 });
    const sales = recordSale(new Map(), before, deck);
    expect(placesOf(before, sales)[7]).toMatchObject({ sort: "sold", sale: { winner: 1 } });
    const next = sampleView({ round: 2, auction: 1, face_down: 6 });
    expect(recordSale(sales, next, deck)).toBe(sales);
    expect(placesOf(next, sales).every((place) => place.sort !== "sold")).toBe(true);
  });

  it("knows nothing before the first sale", () => {
    expect(recordSale(new Map(), sampleView({ last: null }), deck).size).toBe(0);
  });
});
