import { describe, expect, it } from "vitest";

import { chapters, reading, speaksOf, withReferences } from "./chapters";

describe("the chapters of rules", () => {
  it("begin where the page of the rules has its headings", () => {
    const rules = Array.from({ length: 23 }, (_, at) => `Z-${at + 1}`);
    const found = chapters("flautz", rules);
    expect(found.map(({ name }) => name)).toEqual(["match", "spells", "flautz", "winning"]);
    expect(found.flatMap((chapter) => chapter.rules)).toEqual(rules);
    expect(found[1]?.rules[0]).toBe("Z-9");
  });

  it("are one without a heading for games that are not known here", () => {
    expect(chapters("whist", ["W-1", "W-2"])).toEqual([{ name: null, rules: ["W-1", "W-2"] }]);
    expect(chapters("whist", [])).toEqual([]);
  });
});

describe("looking for a rule", () => {
  it.each([
    ["", true],
    ["z-4", true],
    ["KRISTALL zauber", true],
    ["karte", false],
    ["uber", true],
  ])("%j: %s", (wanted, found) => {
    expect(speaksOf("Z-4", "Über den Kristall und den Zauber.", wanted)).toBe(found);
  });
});

it("reads only what is looked for", () => {
  const say = (rule: string) => (rule === "Z-9" ? "A spell." : "Something else.");
  expect(reading("flautz", ["Z-1", "Z-9", "Z-10"], say, "spell")).toEqual([
    { name: "spells", rules: [{ number: "Z-9", text: "A spell." }] },
  ]);
  expect(reading("flautz", ["Z-1", "Z-9"], say, " ").length).toBe(2);
});

it("finds other rules in a text", () => {
  expect(withReferences("See F-25, not F-99.", ["F-25"])).toEqual([
    "See ",
    { rule: "F-25" },
    ", not ",
    "F-99",
    ".",
  ]);
  expect(withReferences("", [])).toEqual([]);
});
