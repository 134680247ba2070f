import { describe, expect, it } from "vitest";

import type { Refused } from "../wire/messages";
import { canReport, talkRefusal } from "./report";

const LINE = { seat: 1, text: "Hello", phrase: null, name: "Ada", number: 7 };

describe("a line that was refused", () => {
  const words = { refusal: (code: string) => `error-${code}` };
  const refused = (code: string): Refused => ({
    ...{ type: "refused", id: "a", code, rule: null, params: {}, sentence: null },
  });

  it("is explained where it was written, unlike a move", () => {
    expect(talkRefusal(refused("muted"), words)).toBe("error-muted");
    expect(talkRefusal(refused("not-your-turn"), words)).toBe("");
    expect(talkRefusal(null, words)).toBe("");
  });
});

describe("reporting a line", () => {
  it("is for the lines of others", () => {
    expect(canReport(LINE, 0, { reports: true })).toBe(true);
    expect(canReport(LINE, null, { reports: true })).toBe(true);
    expect(canReport(LINE, 1, { reports: true })).toBe(false);
  });

  it("needs somebody who reads reports, and a line that the server knows", () => {
    expect(canReport(LINE, 0, { reports: false })).toBe(false);
    expect(canReport(LINE, 0, null)).toBe(false);
    expect(canReport({ ...LINE, number: 0 }, 0, { reports: true })).toBe(false);
  });
});
