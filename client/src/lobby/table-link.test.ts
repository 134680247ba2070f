import { describe, expect, it } from "vitest";

import { tableIn } from "./table-link";

describe("a table code or link", () => {
  const room = "https://room.example";

  it.each([
    "qa5zqxzwsgmdd4pk",
    " QA5ZQXZWSGMDD4PK ",
    "qa5z qxzw sgmd d4pk",
    "QA5Z-qxzw-sgmd-d4pk",
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
