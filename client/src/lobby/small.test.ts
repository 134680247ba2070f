import { describe, expect, it } from "vitest";

import type { SeatInfo, TableInfo } from "../wire/requests";
import { tableIn } from "./table-link";
import { stateOf } from "./unfinished";

describe("a table as a friend tells it", () => {
  const room = "https://room.example";

  it.each([
    "qa5zqxzwsgmdd4pk",
    " QA5ZQXZWSGMDD4PK ",
    "https://room.example/table/qa5zqxzwsgmdd4pk",
    "room.example/table/qa5zqxzwsgmdd4pk",
  ])("is found in %j", (told) => {
    expect(tableIn(told, room)).toBe("qa5zqxzwsgmdd4pk");
  });

  it.each([
    "",
    "hello",
    "https://elsewhere.example/table/qa5zqxzwsgmdd4pk",
    "https://room.example/settings",
    "a b",
  ])("is not found in %j", (told) => {
    expect(tableIn(told, room)).toBeNull();
  });
});

describe("how an unfinished game stands", () => {
  const ann: SeatInfo = { holder: "person", name: "Ann" };
  const info = (more: Partial<TableInfo>) =>
    ({ status: "playing", paused: false, seats: [ann], ...more }) as TableInfo;

  it.each<[string, Partial<TableInfo>]>([
    ["waiting", { status: "waiting", seats: [ann, { holder: "open" }] }],
    ["ready", { status: "waiting" }],
    ["paused", { paused: true }],
    ["rests", { seats: [{ ...ann, rests: "absence" }] }],
    ["playing", {}],
  ])("is %s", (standing, more) => {
    expect(stateOf(info(more), 0)).toBe(standing);
  });

  it("does not take another's rest for one's own", () => {
    expect(stateOf(info({ seats: [ann, { ...ann, rests: "wish" }] }), 0)).toBe("playing");
    expect(stateOf(info({ seats: [{ ...ann, rests: "wish" }] }), null)).toBe("playing");
  });
});
