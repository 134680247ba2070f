import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../wire/messages";
import { context, view } from "./fixtures";
import { lesson } from "./lesson";

const fits = (key: string, ...look: Parameters<(typeof lesson)[number]["when"]>): boolean =>
  lesson.find((hint) => hint.key === `frantic-lesson-${key}`)?.when(...look) ?? false;

const passed = (times: number): GameEvent[] =>
  Array.from({ length: times }, () => ({ type: "turn-passed", seat: 0, telling: null }));

describe("the guided game", () => {
  it("is short and never repeats itself", () => {
    expect(lesson.length).toBeLessThanOrEqual(10);
    expect(new Set(lesson.map(({ key }) => key)).size).toBe(lesson.length);
  });

  it("begins with the goal, and continues on the player's turn", () => {
    expect(fits("aim", context({ choices: [] }), [])).toBe(true);
    expect(fits("fit", context({ choices: [] }), [])).toBe(false);
    expect(fits("fit", context(), [])).toBe(true);
    expect(fits("draw", context(), [])).toBe(false);
    expect(fits("draw", context({ choices: ["draw"] }), [])).toBe(true);
    expect(fits("draw", context(), passed(2))).toBe(true);
  });

  it("explains wishes, attacks and windows when they occur", () => {
    expect(fits("wish", context(), [])).toBe(false);
    expect(fits("wish", context({ view: view({ wish: "red" }) }), [])).toBe(true);
    const target = { ask: "target", verb: "attack", count: 1, among: ["2", "3"] } as const;
    const armed = context({
      view: view({ foreseen: { "red-gift": [{ ...target, among: [...target.among] }] } }),
    });
    expect(fits("attack", armed, [])).toBe(false);
    expect(fits("attack", armed, passed(1))).toBe(true);
    expect(fits("attack", context(), passed(1))).toBe(false);
    expect(fits("window", context(), [])).toBe(false);
    expect(fits("window", context({ view: view({ step: "window" }), choices: ["pass"] }), [])).toBe(true);
  });

  it("waits for what has to happen first", () => {
    const event: GameEvent = { type: "event-turned", seat: 1, event: "tornado", telling: null };
    expect(fits("event", context(), [])).toBe(false);
    expect(fits("event", context(), [event])).toBe(true);
  });

  it("goes on after the first round, and ends with the score and a goodbye", () => {
    const ended: GameEvent = {
      ...{ type: "round-ended", reason: "out", counted: true, out: [1], in_time: true },
      ...{ hands: [], points: [], totals: [], telling: null },
    };
    expect(fits("on", context(), passed(9))).toBe(false);
    expect(fits("on", context(), [...passed(2), ended])).toBe(true);
    expect(lesson.slice(-2).map(({ isAtEnd, isFarewell }) => [isAtEnd, isFarewell])).toEqual([
      [true, undefined],
      [undefined, true],
    ]);
  });
});
