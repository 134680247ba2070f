import { describe, expect, it } from "vitest";

import type { Mark } from "../story/marks";
import { parseViewer, seatOf, stepTo, viewerFromLink, viewerInLink } from "./viewer";

describe("a viewer", () => {
  it.each([
    ["spectator", "spectator"],
    ["open", "open"],
    ["1", 1],
    ["7", "open"],
    ["x", "open"],
  ])("%s is parsed", (text, viewer) => {
    expect(parseViewer(text, 3)).toBe(viewer);
  });

  it.each([
    [undefined, "open"],
    ["spectator", "spectator"],
    ["1", 0],
    ["3", 2],
  ] as const)("%s in a link is %s", (link, viewer) => {
    expect(viewerFromLink(link, 3)).toBe(viewer);
    expect(viewerInLink(viewer)).toBe(link);
  });

  it("is open where a link names a seat that is not there", () => {
    expect(viewerFromLink("4", 3)).toBe("open");
  });

  it.each([
    ["PageDown", 4, 7],
    ["PageDown", 7, 20],
    ["PageUp", 7, 3],
    ["PageUp", 3, 0],
  ])("%s goes from %d to the mark at %d", (key, at, to) => {
    const marks = [3, 7].map((move) => ({ move }) as Mark);
    expect(stepTo(key, at, 20, marks)).toBe(to);
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
