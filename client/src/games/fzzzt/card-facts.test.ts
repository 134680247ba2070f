import { describe, expect, it } from "vitest";

import { faceOf, inOrder, powerOf } from "./card-facts";
import { deck } from "./fixtures";

describe("card facts", () => {
  it("are drawn as the server sends them", () => {
    expect(faceOf("1BC", deck)).toEqual({
      kind: "robot",
      code: "1BC",
      power: 1,
      points: 1,
      belt: 4,
      symbols: "BC",
    });
    expect(faceOf("Fz", deck)).toMatchObject({ kind: "fzzzt", power: 3, points: -1 });
    expect(faceOf("BC5", deck, "B")).toMatchObject({ kind: "unit", name: "basic", filled: "B" });
    expect(faceOf("M1", deck)).toMatchObject({ kind: "mechanic", number: 1 });
    expect(faceOf("9Z", deck)).toBeNull();
  });

  it("add up to the power of a bid, where Mechanics and Upgrades count nothing", () => {
    expect(powerOf(["Fz", "2O", "M1", "Up"], deck)).toBe(5);
    expect(powerOf([], deck)).toBe(0);
  });

  it("define the order of hands", () => {
    expect(inOrder(["Fz", "2O", "M1", "2O"], deck)).toEqual(["M1", "2O", "2O", "Fz"]);
  });
});
