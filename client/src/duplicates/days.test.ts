import { describe, expect, it } from "vitest";

import type { OwnPlay } from "../wire/requests";
import { dayName, isWithheld, rankOf, statusOf } from "./days";

const MINE: OwnPlay = {
  table: "t",
  over: false,
  score: null,
  place: null,
  percentile: null,
  counted: false,
  gone: false,
  record: null,
};

describe("a deal of the day", () => {
  it("is new, running, done, gone or closed", () => {
    expect(statusOf({ mine: null, open: true })).toBe("new");
    expect(statusOf({ mine: null, open: false })).toBe("closed");
    expect(statusOf({ mine: MINE, open: true })).toBe("running");
    expect(statusOf({ mine: MINE, open: false })).toBe("running");
    expect(statusOf({ mine: { ...MINE, over: true }, open: true })).toBe("done");
    expect(statusOf({ mine: { ...MINE, gone: true }, open: true })).toBe("gone");
  });

  it("has a first player only on its day, and only among those who count", () => {
    const alone = { ...MINE, over: true, counted: true };
    expect(rankOf({ mine: alone, open: true })).toBe("first");
    expect(rankOf({ mine: alone, open: false })).toBe("alone");
    expect(rankOf({ mine: { ...alone, counted: false }, open: true })).toBe("alone");
    expect(rankOf({ mine: { ...alone, percentile: 0 }, open: false })).toBe("better-than");
  });

  it("is withheld until its day is over", () => {
    const noon = Date.UTC(2026, 10, 18, 12);
    expect(isWithheld({ day: "2026-11-18" }, noon)).toBe(true);
    expect(isWithheld({ day: "2026-11-17" }, noon)).toBe(false);
    expect(isWithheld({ day: "2026-11-18" }, noon + 12 * 3_600_000)).toBe(false);
    expect(isWithheld({ day: null }, noon)).toBe(false);
    expect(isWithheld(null, noon)).toBe(false);
  });

  it("has a day in words, wherever the reader is", () => {
    expect(dayName("en", "2026-11-18")).toBe("Wednesday, November 18");
    expect(dayName("de", "2026-11-18")).toBe("Mittwoch, 18. November");
    expect(dayName("nl", "2026-11-18")).toBe("woensdag 18 november");
  });
});
