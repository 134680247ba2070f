import { describe, expect, it } from "vitest";

import { hasReturned } from "./returning";

function tab() {
  const items = new Map<string, string>();
  return () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
}

describe("a player", () => {
  it("has returned if another page of this tab showed the table before", () => {
    const shelf = tab();
    expect(hasReturned({}, "abc", shelf)).toBe(false);
    expect(hasReturned({}, "other", shelf)).toBe(false);
    expect(hasReturned({}, "abc", shelf)).toBe(true);
  });

  it("has not returned if the page is only re-rendered", () => {
    const [shelf, session] = [tab(), {}];
    hasReturned({}, "abc", shelf);
    expect(hasReturned(session, "abc", shelf)).toBe(true);
    expect(hasReturned(session, "abc", shelf)).toBe(false);
  });

  it("is not recognised without storage", () => {
    const none = (): never => {
      throw new Error("SecurityError");
    };
    expect(hasReturned({}, "abc", none)).toBe(false);
    expect(hasReturned({}, "abc", none)).toBe(false);
  });
});
