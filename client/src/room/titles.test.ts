import { expect, it } from "vitest";

import { samePage, titleOf } from "./titles";

const say = (key: string) => `<${key}>`;

it("names the page before the room", () => {
  expect(titleOf({ page: "settings" }, say)).toBe("<settings-title> · Parlour");
  expect(titleOf({ page: "lobby" }, say)).toBe("Parlour");
});

it("takes marks on a page for the same page, and another table for another", () => {
  const rules = { page: "rules", game: "fzzzt" } as const;
  expect(samePage({ ...rules, rule: "F-1" })).toBe(samePage({ ...rules, rule: null }));
  expect(samePage({ page: "table", table: "a" })).not.toBe(samePage({ page: "table", table: "b" }));
  const replay = { page: "replay", record: "a" } as const;
  expect(samePage({ ...replay, moment: 3 })).toBe(samePage({ ...replay, moment: null }));
});
