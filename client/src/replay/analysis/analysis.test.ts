import { describe, expect, it } from "vitest";

import type { Step } from "../../wire/requests";
import {
  chancesAt,
  curveOf,
  markedOf,
  neighbours,
  percent,
  ratedChoices,
  samplesOf,
  stepAt,
  swingsOf,
} from "./analysis";

function step(number: number, chances: number[], marked = false): Step {
  const choices = [
    { move: "draw", chance: 0.6, error: 0.01 },
    { move: "pass", chance: 0.4, error: 0.01 },
  ];
  const decision = { played: marked ? 1 : 0, choices, loss: marked ? 0.2 : 0, interval: [0, 0], marked };
  return { number, seat: number % 2, chances, decision };
}

const steps = [step(1, [0.5, 0.5]), step(3, [0.6, 0.4], true), step(4, [0.2, 0.8])];
const whole = { steps, final: [0, 1], deciding: [1, 2] };
const partial = { steps, final: [], deciding: [] };

describe("an analysis", () => {
  it("has a point before each decision, and one for the result", () => {
    expect(curveOf(whole, 5).map(({ move }) => move)).toEqual([0, 2, 3, 5]);
    expect(curveOf(whole, 5).at(-1)?.chances).toEqual([0, 1]);
  });

  it("has no result before it is done", () => {
    expect(curveOf(partial, 5).map(({ move }) => move)).toEqual([0, 2, 3]);
    expect(swingsOf(partial)).toEqual([]);
  });

  it("knows the chances at every moment", () => {
    const curve = curveOf(whole, 5);
    expect(chancesAt(curve, 1)).toEqual([0.5, 0.5]);
    expect(chancesAt(curve, 2)).toEqual([0.6, 0.4]);
    expect(chancesAt(curve, 5)).toEqual([0, 1]);
    expect(chancesAt(curve.slice(1), 0)).toEqual([0.6, 0.4]);
    expect(chancesAt([], 0)).toBeNull();
  });

  it("finds the decision that follows a moment, and those next to it", () => {
    expect(stepAt(steps, 2)?.number).toBe(3);
    expect(stepAt(steps, 1)).toBeNull();
    expect(neighbours(steps, 2)).toEqual({ before: 0, after: 3 });
    expect(neighbours(steps, 0)).toEqual({ before: null, after: 2 });
    expect(neighbours(steps, 4)).toEqual({ before: 3, after: null });
  });

  it("tells whose chance changed most at the moments that decided the game", () => {
    const found = swingsOf(whole).map(({ step: { number }, seat, before, after }) => [
      number,
      seat,
      before,
      after,
    ]);
    expect(found).toEqual([
      [3, 1, 0.4, 0.8],
      [4, 0, 0.2, 0],
    ]);
  });

  it("marks moves that gave away a lot", () => {
    expect(markedOf(steps).map(({ number }) => number)).toEqual([3]);
  });

  it("calls a choice the best only if it is clearly better than the one that was played", () => {
    const choices = [
      { move: "draw", chance: 0.6, error: 0.05 },
      { move: "pass", chance: 0.55, error: 0.05 },
    ];
    const decision = { played: 1, choices, loss: 0.05, interval: [0.01, 0.09], marked: false };
    const signs = (interval: number[], played = 1): string[] =>
      ratedChoices({ ...decision, interval, played }).map(({ isPlayed, isBest, isAsGood }) =>
        [isPlayed && "played", isBest && "best", isAsGood && "as good"].filter(Boolean).join(),
      );
    expect(signs([0.01, 0.09])).toEqual(["best", "played"]);
    expect(signs([-0.04, 0.14])).toEqual(["", "played,as good"]);
    expect(signs([0, 0], 0)).toEqual(["played,as good", ""]);
  });

  it("has intervals of chances", () => {
    const choices = [
      { move: "draw", chance: 0.96, error: 0.05 },
      { move: "pass", chance: 0.5, error: 0.1 },
    ];
    const [first, second] = ratedChoices({ played: 0, choices, loss: 0, interval: [0, 0], marked: false });
    expect(first).toMatchObject({ low: 0.862, high: 1 });
    expect(second?.margin).toBeCloseTo(0.196);
  });

  it("is drawn from the first move to the last", () => {
    expect(samplesOf(curveOf(partial, 5), 5).map(({ at, values }) => [at, values[0]])).toEqual([
      [0, 0.5],
      [0.4, 0.6],
      [0.6, 0.2],
    ]);
    expect(samplesOf([{ move: 0, chances: [1] }], 0)).toEqual([{ at: 0, values: [1], row: 0 }]);
  });

  it("rounds chances to per cent", () => {
    expect(percent(0.456)).toBe(46);
  });
});
