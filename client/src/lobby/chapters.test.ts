import { describe, expect, it } from "vitest";

import { chapters, searchRules, matchesSearch, withReferences } from "./chapters";

const rule = (number: string, text = "") => ({ number, text });

describe("the chapters of rules", () => {
  it("begin where the rules page has its headings", () => {
    const rules = Array.from({ length: 23 }, (_, at) => rule(`Z-${at + 1}`));
    const found = chapters("flautz", rules);
    expect(found.map(({ name }) => name)).toEqual(["match", "spells", "flautz", "winning"]);
    expect(found.flatMap((chapter) => chapter.rules)).toEqual(rules);
    expect(found[1]?.rules[0]?.number).toBe("Z-9");
  });

  it("are a single one without heading for unknown games", () => {
    const rules = [rule("W-1"), rule("W-2")];
    expect(chapters("whist", rules)).toEqual([{ name: null, rules }]);
    expect(chapters("whist", [])).toEqual([]);
  });
});

describe("searching for a rule", () => {
  it.each([
    ["", true],
    ["z-4", true],
    ["KRISTALL zauber", true],
    ["karte", false],
    ["uber", true],
  ])("%j: %s", (wanted, found) => {
    expect(matchesSearch(rule("Z-4", "Über den Kristall und den Zauber."), wanted)).toBe(found);
  });
});

it("filters the chapters by search", () => {
  const all = chapters("flautz", [rule("Z-1", "A match."), rule("Z-9", "A spell."), rule("Z-10", "More.")]);
  expect(searchRules(all, "spell")).toEqual([{ name: "spells", rules: [rule("Z-9", "A spell.")] }]);
  expect(searchRules(all, " ")).toEqual(all);
});

it("finds references to other rules in a text", () => {
  expect(withReferences("See F-25, not F-99.", ["F-25"])).toEqual([
    "See ",
    { rule: "F-25" },
    ", not ",
    "F-99",
    ".",
  ]);
  expect(withReferences("", [])).toEqual([]);
});
