import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../wire/messages";
import { desk, player, view } from "./fake";
import { lesson } from "./lesson";

const fits = (key: string, ...look: Parameters<(typeof lesson)[number]["when"]>): boolean =>
  lesson.find((hint) => hint.key === key)?.when(...look) ?? false;

describe("the guided game", () => {
  it("has its moments", () => {
    expect(lesson.length).toBeGreaterThanOrEqual(8);
    expect(lesson.length).toBeLessThanOrEqual(14);
    expect(new Set(lesson.map(({ key }) => key)).size).toBe(lesson.length);
    expect(fits("frantic-lesson-aim", desk(), [])).toBe(true);
    expect(fits("frantic-lesson-pile", desk({ choices: [] }), [])).toBe(false);
    expect(fits("frantic-lesson-play", desk(), [])).toBe(true);
    expect(fits("frantic-lesson-draw", desk({ choices: ["draw"] }), [])).toBe(true);
    expect(
      fits("frantic-lesson-drawn", desk({ view: view({ step: "play-on" }), choices: ["pass"] }), []),
    ).toBe(true);
    expect(fits("frantic-lesson-four", desk(), [])).toBe(true);
    expect(fits("frantic-lesson-wish", desk({ view: view({ wish: "red" }) }), [])).toBe(true);
    expect(fits("frantic-lesson-attack", desk(), [])).toBe(false);
    expect(fits("frantic-lesson-attack", desk({ choices: ["play red-gift"] }), [])).toBe(true);
    expect(
      fits("frantic-lesson-window", desk({ view: view({ step: "window" }), choices: ["pass"] }), []),
    ).toBe(true);
    expect(fits("frantic-lesson-second", desk({ view: view({ step: "second-chance" }) }), [])).toBe(true);
    const skipped = desk({ view: view({ players: [player(0), player(1, { skipped: true })] }) });
    expect(fits("frantic-lesson-skip", skipped, [])).toBe(true);
  });

  it("waits for what has happened", () => {
    const event: GameEvent = { type: "event-turned", seat: 1, event: "tornado", telling: null };
    expect(fits("frantic-lesson-event", desk(), [])).toBe(false);
    expect(fits("frantic-lesson-event", desk(), [event])).toBe(true);
    expect(fits("frantic-lesson-on", desk(), [])).toBe(false);
    const turns = Array.from({ length: 6 }, (): GameEvent => ({
      type: "turn-passed",
      seat: 0,
      telling: null,
    }));
    expect(fits("frantic-lesson-on", desk(), turns)).toBe(true);
  });
});
