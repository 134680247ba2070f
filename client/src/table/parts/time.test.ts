import { describe, expect, it } from "vitest";

import { left, readable, roughly, share } from "./time";

const CLOCK = { left: 30_000, runs: true, receivedAt: 1000, whole: 60_000 };

describe("clocks", () => {
  it("count down from when they were received, and stop at zero", () => {
    expect(left(CLOCK, 11_000)).toBe(20_000);
    expect(left(CLOCK, 500)).toBe(30_000);
    expect(left(CLOCK, 99_000)).toBe(0);
    expect(left({ ...CLOCK, runs: false }, 99_000)).toBe(30_000);
    expect(left({ ...CLOCK, left: null }, 99_000)).toBeNull();
  });

  it.each([
    [0, "0:00"],
    [8001, "0:09"],
    [60_000, "1:00"],
    [754_000, "12:34"],
    [3_905_000, "1:05:05"],
  ])("show %d as %s", (milliseconds, text) => {
    expect(readable(milliseconds)).toBe(text);
  });

  it("show days in the language of the page", () => {
    expect(readable(86_400_000 * 3, "en")).toBe("3 days");
    expect(readable(86_400_000 * 2 + 3_600_000 * 5.9, "en")).toBe("2 days 5 hr");
    expect(readable(86_400_000 * 2 + 3_600_000 * 5, "de")).toBe("2 Tg. 5 Std.");
    expect(readable(86_400_000 - 1, "de")).toBe("24:00:00");
  });

  it("say roughly how long", () => {
    expect([29.5, 23.9, 1, 0.99, 0].map((hours) => roughly(hours * 3_600_000, "en"))).toEqual([
      "1 day 5 hr",
      "23 hr",
      "1 hr",
      "59 min",
      "0 min",
    ]);
  });

  it("know the share that is left", () => {
    expect(share(CLOCK, 1000)).toBe(0.5);
    expect(share({ ...CLOCK, left: null }, 1000)).toBe(1);
    expect(share({ ...CLOCK, left: 90_000 }, 1000)).toBe(1);
  });
});
