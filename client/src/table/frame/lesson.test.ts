import { describe, expect, it } from "vitest";

import type { Desk } from "../desk";
import { hintFor } from "./lesson";

const desk = {} as Desk;
const LESSON = [
  { key: "first", when: () => true },
  { key: "later", when: (_: Desk, past: readonly object[]) => past.length > 0 },
];

describe("a guided game", () => {
  it("gives each hint once, at its moment", () => {
    expect(hintFor(LESSON, new Set(), desk, [])?.key).toBe("first");
    expect(hintFor(LESSON, new Set(["first"]), desk, [])).toBeNull();
    expect(hintFor(LESSON, new Set(["first"]), desk, [{ type: "hands-empty", telling: null }])?.key).toBe(
      "later",
    );
  });
});
