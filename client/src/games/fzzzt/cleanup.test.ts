import { describe, expect, it } from "vitest";

import { type Plan, movesOf, planned, stepsOf } from "./cleanup";
import { deck, player, sampleView } from "./sample";

const CHOICES = ["leave", "allocate Up", "allocate 2O"];

const view = sampleView({
  phase: "clean-up",
  players: [
    player(0, {
      units: [
        { card: "O3", robots: [] },
        { card: "BC5", robots: ["5C"] },
      ],
    }),
    player(1),
  ],
  hand: ["M1", "Up", "1BC", "2O", "2O", "Fz"],
});

function steps(plan: Plan = new Map(), of = view, choices = CHOICES): ReturnType<typeof stepsOf> {
  return stepsOf(of, 0, plan, choices, deck);
}

describe("the clean-up", () => {
  it("offers each unit the robots that may fit", () => {
    expect(steps().map(({ number, card, robots }) => [number, card, robots])).toEqual([
      [1, "O3", []],
      [2, "BC5", ["5C"]],
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

  it("uses a robot once: for the unit that it was given last", () => {
    const plan = planned(planned(new Map(), 0, "Up"), 1, "Up");
    expect([...plan]).toEqual([[1, "Up"]]);
    expect(steps(plan)[0]?.offers[0]).toEqual({ key: "Up", code: "Up", elsewhere: 2 });
    expect(movesOf(steps(plan))).toEqual(["leave", "allocate Up"]);
    expect(planned(plan, 1, null).size).toBe(0);
  });

  it("goes on with what is left after a part was decided", () => {
    const rest = steps(new Map([[1, "1BC"]]), { ...view, choices: ["2O"] }, ["leave", "allocate 1BC"]);
    expect(rest.map(({ unit, number }) => [unit, number])).toEqual([[1, 1]]);
    expect(movesOf(rest)).toEqual(["allocate 1BC"]);
  });

  it("promises no card twice", () => {
    const units = [
      { card: "BC5", robots: [] },
      { card: "O3", robots: [] },
      { card: "O3", robots: [] },
    ];
    const decided = { ...view, players: [player(0, { units })], choices: [null, "2O"] };
    expect(steps(new Map(), decided)[0]?.offers.map(({ key }) => key)).toEqual(["Up", "2O"]);
  });

  it("trusts the server about the unit that is asked for now", () => {
    expect(steps(new Map(), view, ["leave"])[0]?.offers).toEqual([]);
  });
});
