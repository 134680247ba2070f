import { expect, it } from "vitest";

import { pageKey, titleOf } from "./page-titles";

const say = (key: string) => `<${key}>`;

it("names the page before the room", () => {
  expect(titleOf({ page: "settings" }, say)).toBe("<settings-title> · Parlour");
  expect(titleOf({ page: "lobby" }, say)).toBe("Parlour");
});

it("ignores fragments, but tells tables apart", () => {
  const rules = { page: "rules", game: "fzzzt" } as const;
  expect(pageKey({ ...rules, rule: "F-1" })).toBe(pageKey({ ...rules, rule: null }));
  expect(pageKey({ page: "table", table: "a" })).not.toBe(pageKey({ page: "table", table: "b" }));
  expect(pageKey({ page: "daily", day: "2027-03-10" })).not.toBe(pageKey({ page: "daily" }));
  const replay = { page: "replay", record: "a" } as const;
  expect(pageKey({ ...replay, moment: 3 })).toBe(pageKey({ ...replay, moment: null }));
});
