import { describe, expect, it } from "vitest";

import { type Plan, movesOf, planned, stepsOf } from "./cleanup";
import { player, sampleView, unit } from "./fixtures";

const view = sampleView({
  phase: "clean-up",
  players: [player(0, { units: [unit("O3"), unit("BC5", { robots: ["5C"] })] }), player(1)],
  hand: ["M1", "Up", "1BC", "2O", "2O", "Fz"],
  offers: [
    ["Up", "2O"],
    ["Up", "1BC"],
  ],
});

function steps(plan: Plan = new Map(), of = view): ReturnType<typeof stepsOf> {
  return stepsOf(of, 0, plan);
}

describe("the clean-up", () => {
  it("offers each unit what the server offers, including identical cards", () => {
    expect(steps().map(({ number, unit: { card } }) => [number, card])).toEqual([
      [1, "O3"],
      [2, "BC5"],
    ]);
    expect(steps().map(({ offers }) => offers.map(({ key }) => key))).toEqual([
      ["Up", "2O", "2O 2"],
      ["Up", "1BC"],
    ]);
  });

  it("leaves all units until something is planned", () => {
    expect(movesOf(steps())).toEqual(["leave", "leave"]);
    expect(movesOf(steps(new Map([[0, "2O 2"]])))).toEqual(["allocate 2O", "leave"]);
  });

  it("uses a robot once: for the unit it was last given to", () => {
    const plan = planned(planned(new Map(), 0, "Up"), 1, "Up");
    expect([...plan]).toEqual([[1, "Up"]]);
    expect(steps(plan)[0]?.offers[0]).toEqual({ key: "Up", code: "Up", elsewhere: 2 });
    expect(movesOf(steps(plan))).toEqual(["leave", "allocate Up"]);
    expect(planned(plan, 1, null).size).toBe(0);
  });

  it("continues with what is left after a partial decision", () => {
    const rest = steps(new Map([[1, "1BC"]]), { ...view, choices: ["2O"], offers: [["Up", "1BC"]] });
    expect(rest.map(({ place, number }) => [place, number])).toEqual([[1, 1]]);
    expect(movesOf(rest)).toEqual(["allocate 1BC"]);
  });

  it("never promises a card twice", () => {
    const units = [unit("BC5"), unit("O3"), unit("O3")];
    const decided = {
      ...view,
      players: [player(0, { units })],
      choices: [null, "2O"],
      offers: [["Up", "2O"]],
    };
    expect(steps(new Map(), decided)[0]?.offers.map(({ key }) => key)).toEqual(["Up", "2O"]);
  });

  it("drops plans that are no longer offered", () => {
    expect(movesOf(steps(new Map([[0, "2O"]]), { ...view, offers: [[], []] }))).toEqual(["leave", "leave"]);
  });
});
