import { describe, expect, it } from "vitest";

import { urlFor, type Route, parseRoute } from "./router";

const at = (address: string): Route => parseRoute(new URL(address, "http://room.example"));

describe("routes", () => {
  it.each<[string, Route]>([
    ["/", { page: "lobby" }],
    ["/table/abc", { page: "table", table: "abc" }],
    ["/replay/abc-1", { page: "replay", record: "abc-1", moment: null }],
    ["/replay/abc-1#17", { page: "replay", record: "abc-1", moment: 17 }],
    ["/rules", { page: "rules", game: null, rule: null }],
    ["/rules/frantic", { page: "rules", game: "frantic", rule: null }],
    ["/rules/frantic#R-11", { page: "rules", game: "frantic", rule: "R-11" }],
    ["/gallery", { page: "gallery" }],
    ["/gallery/flautz", { page: "gallery", game: "flautz" }],
    [
      "/gallery/flautz?kind=spell&colour=blue",
      { page: "gallery", game: "flautz", filters: { kind: "spell", colour: "blue" } },
    ],
    ["/games", { page: "games" }],
    ["/games/frantic", { page: "games", game: "frantic" }],
    ["/daily", { page: "daily" }],
    ["/daily/2027-03-10", { page: "daily", day: "2027-03-10" }],
    ["/challenge/k3x9qa", { page: "challenge", challenge: "k3x9qa" }],
    ["/settings", { page: "settings" }],
    ["/take", { page: "take", code: null }],
    ["/take#k7wq2mvx4", { page: "take", code: "k7wq2mvx4" }],
  ])("%s is parsed and formatted", (address, route) => {
    expect(at(address)).toEqual(route);
    expect(urlFor(route)).toBe(address);
  });

  it.each([
    "/table",
    "/table/",
    "/replay",
    "/settings/more",
    "/daily/more",
    "/challenge",
    "/table/a/b",
    "/table/%zz",
    "/anything",
  ])("%s is not found", (address) => {
    expect(at(address)).toEqual({ page: "not-found" });
  });

  it("still understands old links to the cards of a game", () => {
    expect(at("/gallery#flautz")).toEqual({ page: "gallery", game: "flautz" });
  });

  it("ignores an invalid moment", () => {
    expect(at("/replay/abc-1#seventeen")).toEqual({ page: "replay", record: "abc-1", moment: null });
  });
});
