import { describe, expect, it } from "vitest";

import type { FzzztView, GameEvent } from "../../wire/messages";
import { lesson } from "./lesson";
import { player, sampleDesk, sampleView } from "./sample";

const BID = ["bid 2O"];

function fits(key: string, view: FzzztView, choices = BID, past: readonly GameEvent[] = []): boolean {
  return (
    lesson.find((hint) => hint.key === `fzzzt-lesson-${key}`)?.when(sampleDesk(view, choices), past) === true
  );
}

function won(seat: number): GameEvent {
  return { type: "auction-won", seat, card: "3N", telling: null };
}

describe("the guided game", () => {
  it("has hints enough, each once", () => {
    expect(lesson.length).toBeGreaterThanOrEqual(8);
    expect(lesson.length).toBeLessThanOrEqual(14);
    expect(new Set(lesson.map(({ key }) => key)).size).toBe(lesson.length);
  });

  it("welcomes, and explains a bid when one is asked for", () => {
    expect(fits("welcome", sampleView(), [])).toBe(true);
    expect(fits("bid", sampleView(), [])).toBe(false);
    expect(fits("bid", sampleView())).toBe(true);
  });

  it("speaks of other bids when there are some", () => {
    expect(fits("others", sampleView())).toBe(false);
    expect(fits("others", sampleView({ players: [player(0), player(1, { bid: 1 })] }))).toBe(true);
  });

  it("knows whether the learner has won", () => {
    expect(fits("won", sampleView(), BID, [won(1)])).toBe(false);
    expect(fits("won", sampleView(), BID, [won(1), won(0)])).toBe(true);
    expect(fits("lost", sampleView(), BID, [won(1)])).toBe(true);
    expect(fits("lost", sampleView(), BID, [won(0)])).toBe(false);
  });

  it("explains what is for sale", () => {
    expect(fits("unit", sampleView())).toBe(false);
    expect(fits("unit", sampleView({ belt: ["BC5"] }))).toBe(true);
    expect(fits("fzzzt", sampleView({ belt: ["Fz"] }))).toBe(true);
    expect(fits("upgrade", sampleView({ belt: ["Up"] }))).toBe(true);
    expect(fits("upgrade", sampleView({ belt: [] }))).toBe(false);
  });

  it("explains batches and the Chief when they matter", () => {
    const turned: GameEvent = { type: "batch-turned", cards: ["2O"], face_down: 3, telling: null };
    expect(fits("batch", sampleView(), BID, [turned])).toBe(false);
    expect(fits("batch", sampleView(), BID, [turned, turned])).toBe(true);
    expect(fits("chief", sampleView())).toBe(false);
    expect(fits("chief", sampleView(), [], [{ type: "chief-moved", seat: 1, telling: null }])).toBe(true);
    expect(fits("chief", sampleView({ auction: 5 }))).toBe(true);
  });

  it("warns of an empty hand", () => {
    expect(fits("empty", sampleView())).toBe(false);
    expect(fits("empty", sampleView({ players: [player(0, { hand: 1 }), player(1)] }))).toBe(true);
  });

  it("explains the clean-up, the next round, and says that the game goes on", () => {
    expect(fits("allocate", sampleView({ phase: "clean-up" }), ["leave"])).toBe(true);
    expect(fits("allocate", sampleView({ phase: "clean-up" }), [])).toBe(false);
    expect(fits("again", sampleView({ round: 2, auction: 1 }))).toBe(true);
    expect(fits("end", sampleView({ round: 2, auction: 1 }))).toBe(false);
    expect(fits("end", sampleView({ round: 2, auction: 2 }))).toBe(true);
    expect(lesson.at(-1)?.key).toBe("fzzzt-lesson-end");
  });
});
