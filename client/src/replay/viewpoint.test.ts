import { describe, expect, it } from "vitest";

import { parseViewpoint, seatOf, stepTo } from "./viewpoint";

describe("a viewpoint", () => {
  it.each([
    ["spectator", "spectator"],
    ["open", "open"],
    ["1", 1],
    ["7", "open"],
    ["x", "open"],
  ])("%s is parsed", (text, viewpoint) => {
    expect(parseViewpoint(text, 3)).toBe(viewpoint);
  });

  it("shows a hand to everybody but spectators", () => {
    expect([seatOf("open"), seatOf(2), seatOf("spectator")]).toEqual([0, 2, null]);
  });

  it.each([
    ["ArrowRight", 4, 5],
    ["ArrowRight", 20, 20],
    ["ArrowLeft", 0, 0],
    ["PageDown", 4, 14],
    ["PageUp", 4, 0],
    ["Home", 9, 0],
    ["End", 9, 20],
    ["a", 9, null],
  ])("%s seeks from %d to %s", (key, at, to) => {
    expect(stepTo(key, at, 20)).toBe(to);
  });
});
