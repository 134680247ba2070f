import { describe, expect, it } from "vitest";

import { asMove, bidOf, toggled } from "./bid";
import { handOf, pickedOf } from "./hand";
import { deck, sampleView } from "./fixtures";

const CHOICES = ["bid M1", "bid 2O", "bid 1BC+2O", "bid 2O+2O"];

describe("a bid", () => {
  it("is the move with the same cards, in any order", () => {
    expect(bidOf(["2O", "1BC"], CHOICES)).toBe("bid 1BC+2O");
    expect(bidOf(["2O", "2O"], CHOICES)).toBe("bid 2O+2O");
  });

  it("does not exist unless it is offered", () => {
    expect(bidOf(["1BC", "M1"], CHOICES)).toBeNull();
    expect(bidOf([], CHOICES)).toBeNull();
    expect(bidOf(["2O"], ["allocate 2O", "leave"])).toBeNull();
  });

  it("can be written as a move, to ask why it is refused", () => {
    expect(asMove(["1BC", "2O"])).toBe("bid 1BC+2O");
  });

  it("deselects a card picked twice", () => {
    const picks = toggled(new Set(["2O"]), "2O 2");
    expect([...picks]).toEqual(["2O", "2O 2"]);
    expect([...toggled(picks, "2O")]).toEqual(["2O 2"]);
  });
});

describe("the hand", () => {
  const look = { able: true, picks: new Set(["2O 2"]), pointed: new Set(["1BC"]) };

  it("tells identical cards apart", () => {
    const hand = handOf(sampleView(), deck, look);
    expect(hand.map(({ key, chosen }) => [key, chosen])).toEqual([
      ["M1", false],
      ["1BC", false],
      ["2O", false],
      ["2O 2", true],
    ]);
    expect(pickedOf(hand)).toEqual(["2O"]);
    expect(hand.find(({ key }) => key === "1BC")?.pointed).toBe(true);
  });

  it("keeps the cards of a bid in place, raised; of identical cards, the picked one", () => {
    const view = sampleView({ hand: ["M1", "1BC", "2O"], bid: ["2O"] });
    const hand = handOf(view, deck, { ...look, able: false });
    expect(hand.map(({ key, chosen }) => [key, chosen ?? false])).toEqual([
      ["M1", false],
      ["1BC", false],
      ["2O", false],
      ["2O 2", true],
    ]);
  });

  it("raises either of two identical cards if the pick is unknown", () => {
    const view = sampleView({ hand: ["2O"], bid: ["2O"] });
    const hand = handOf(view, deck, { able: false, picks: new Set(), pointed: new Set() });
    expect(pickedOf(hand)).toEqual(["2O"]);
  });
});
