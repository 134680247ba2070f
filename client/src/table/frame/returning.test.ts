import { describe, expect, it } from "vitest";

import { hasReturned } from "./returning";

function tab() {
  const items = new Map<string, string>();
  return () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
}

describe("somebody who sits at a table", () => {
  it("is back when the page is another one", () => {
    const shelf = tab();
    expect(hasReturned({}, "abc", shelf)).toBe(false);
    expect(hasReturned({}, "other", shelf)).toBe(false);
    expect(hasReturned({}, "abc", shelf)).toBe(true);
  });

  it("was never away from a page that is only laid out anew", () => {
    const [shelf, session] = [tab(), {}];
    hasReturned({}, "abc", shelf);
    expect(hasReturned(session, "abc", shelf)).toBe(true);
    expect(hasReturned(session, "abc", shelf)).toBe(false);
  });

  it("is not told so by a browser that keeps nothing", () => {
    const none = (): never => {
      throw new Error("SecurityError");
    };
    expect(hasReturned({}, "abc", none)).toBe(false);
    expect(hasReturned({}, "abc", none)).toBe(false);
  });
});
