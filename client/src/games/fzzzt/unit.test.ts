import { describe, expect, it } from "vitest";

import { deck, unit } from "./fixtures";
import { filledOf, missingOf } from "./unit";

describe("a unit", () => {
  it("shows which symbols its next widget lacks", () => {
    expect(missingOf(unit("NBC9", { missing: "NC" }))).toEqual(["N", "C"]);
    expect(filledOf(unit("NBC9", { missing: "NC" }), deck)).toEqual(["B"]);
  });

  it("stays filled once it has made a widget, though the next one lacks everything", () => {
    expect(filledOf(unit("BC5", { widgets: 1, missing: "BC" }), deck)).toEqual(["B", "C"]);
  });
});
