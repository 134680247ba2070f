import { describe, expect, it } from "vitest";

import { codeIn, spokenCode, tableIn } from "./table-link";

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

  it.each(["qa5zqx", " QA5 ZQX ", "qa5-zqx"])("is a short code in %j", (told) => {
    expect(codeIn(told)).toBe("qa5zqx");
    expect(tableIn(told, room)).toBeNull();
  });

  it("is said in groups of three, and no other text is a short code", () => {
    expect(spokenCode("qa5zqx")).toBe("QA5 ZQX");
    expect(["", "qa5zq", "qa5zqxz", "qä5zqx"].map(codeIn)).toEqual([null, null, null, null]);
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
