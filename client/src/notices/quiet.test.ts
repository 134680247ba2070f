import { describe, expect, it } from "vitest";

import { isQuiet, quietHours, USUAL_QUIET } from "./quiet";

describe("quiet hours", () => {
  it("are times of day that differ, or none", () => {
    expect(["", USUAL_QUIET, "13:00-14:30"].map(isQuiet)).toEqual([true, true, true]);
    for (const value of ["22:00-22:00", "24:00-08:00", "9:00-10:00", "22:00", null, 7])
      expect(isQuiet(value)).toBe(false);
  });

  it("are sent with the time zone", () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(quietHours(USUAL_QUIET)).toEqual({ start: "22:00", end: "08:00", zone: timeZone });
    expect(quietHours("")).toBeNull();
  });
});
