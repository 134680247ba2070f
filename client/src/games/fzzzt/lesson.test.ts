import { describe, expect, it } from "vitest";

import type { FzzztView, GameEvent } from "../../wire/messages";
import { lesson } from "./lesson";
import { player, sampleContext, sampleView, unit } from "./fixtures";

const BID = ["bid 2O"];

function fits(key: string, view: FzzztView, choices = BID, past: readonly GameEvent[] = []): boolean {
  return (
    lesson.find((hint) => hint.key === `fzzzt-lesson-${key}`)?.when(sampleContext(view, choices), past) ===
    true
  );
}

const turned: GameEvent = { type: "batch-turned", cards: ["2O"], face_down: 3, telling: null };
const won: GameEvent = { type: "auction-won", seat: 1, card: "3N", scores: [3, 5, 2], telling: null };

describe("the guided game", () => {
  it("has few hints, each once", () => {
    expect(lesson.length).toBeLessThanOrEqual(13);
    expect(new Set(lesson.map(({ key }) => key)).size).toBe(lesson.length);
  });

  it("welcomes, and explains bidding when it is asked for", () => {
    expect(fits("welcome", sampleView(), [])).toBe(true);
    expect(fits("bid", sampleView(), [])).toBe(false);
    expect(fits("bid", sampleView())).toBe(true);
  });

  it("says who pays after the first sale", () => {
    expect(fits("paid", sampleView())).toBe(false);
    expect(fits("paid", sampleView(), BID, [won])).toBe(true);
  });

  it("explains a unit that is for sale", () => {
    expect(fits("unit", sampleView())).toBe(false);
    expect(fits("unit", sampleView({ belt: ["BC5"] }))).toBe(true);
    expect(fits("unit", sampleView({ belt: [] }))).toBe(false);
  });

  it("explains batches and the Chief when they matter", () => {
    expect(fits("batch", sampleView(), BID, [turned])).toBe(false);
    expect(fits("batch", sampleView(), BID, [turned, turned])).toBe(true);
    expect(fits("chief", sampleView())).toBe(false);
    expect(fits("chief", sampleView(), BID, [{ type: "chief-moved", seat: 1, telling: null }])).toBe(true);
    expect(fits("chief", sampleView({ auction: 4 }))).toBe(true);
  });

  it("warns of an empty hand, but not while its last card is bid", () => {
    expect(fits("empty", sampleView())).toBe(false);
    expect(fits("empty", sampleView({ hand: ["M1"] }))).toBe(true);
    expect(fits("empty", sampleView({ hand: [], bid: ["M1", "2O"] }))).toBe(false);
  });

  it("explains the clean-up and the next round", () => {
    const owner = { players: [player(0, { units: [unit("BC5")] }), player(1), player(2)] };
    expect(fits("allocate", sampleView())).toBe(false);
    expect(fits("allocate", sampleView(owner))).toBe(true);
    expect(fits("allocate", sampleView({ ...owner, phase: "clean-up" }), ["leave"])).toBe(false);
    expect(fits("round", sampleView())).toBe(false);
    expect(fits("round", sampleView({ round: 2, auction: 1 }))).toBe(true);
  });
});
