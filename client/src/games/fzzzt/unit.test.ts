import { describe, expect, it } from "vitest";

import { deck } from "./sample";
import { progressOf } from "./unit";

describe("a unit", () => {
  it("lacks all its symbols at first", () => {
    expect(progressOf("NBC9", [], deck)).toEqual({ widgets: 0, filled: [], open: ["N", "B", "C"] });
  });

  it("is filled as far as its robots go, each for one symbol", () => {
    expect(progressOf("BC5", ["1BC"], deck)).toMatchObject({ widgets: 0, open: ["C"] });
    expect(progressOf("NBC9", ["1BC", "3N"], deck)).toMatchObject({ filled: ["N", "B"], open: ["C"] });
  });

  it("finds the robots that leave least open", () => {
    expect(progressOf("BC5", ["1BC", "5C"], deck)).toMatchObject({ widgets: 1 });
    expect(progressOf("NBC9", ["Up", "3N", "5C"], deck)).toMatchObject({ widgets: 1 });
  });

  it("begins another widget when one is complete", () => {
    expect(progressOf("O3", ["2O", "2O"], deck)).toEqual({ widgets: 2, filled: [], open: ["O"] });
    expect(progressOf("BC5", ["1BC", "5C", "5C"], deck)).toMatchObject({ widgets: 1, open: ["B"] });
  });
});
