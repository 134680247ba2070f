import { describe, expect, it } from "vitest";

import { type Anchor, type Click, routeForClick } from "./links";

const HERE = "https://room.example/rules/frantic#R-1";
const plain: Click = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};
const link = (address: string, more: Partial<Anchor> = {}): Anchor => ({
  href: new URL(address, HERE).href,
  target: "",
  download: "",
  ...more,
});

describe("a click on a link", () => {
  it("is routed within the app", () => {
    expect(routeForClick(plain, link("/table/abc"), HERE)).toEqual({ page: "table", table: "abc" });
    expect(routeForClick(plain, link("/rules/fzzzt#F-9"), HERE)).toEqual({
      page: "rules",
      game: "fzzzt",
      rule: "F-9",
    });
    expect(routeForClick(plain, link("/"), HERE)).toEqual({ page: "lobby" });
  });

  it.each<[string, Partial<Click>, Anchor]>([
    ["with a key held", { ctrlKey: true }, link("/")],
    ["with the middle button", { button: 1 }, link("/")],
    ["that somebody has seen to", { defaultPrevented: true }, link("/")],
    ["to another window", {}, link("/", { target: "_blank" })],
    ["to be saved", {}, link("/", { download: "game.json" })],
    ["to another server", {}, link("https://elsewhere.example/")],
    ["to what the server alone knows", {}, link("/api/records/abc")],
    ["to a mark on this page", {}, link("#R-11")],
  ])("%s is left to the browser", (_, click, anchor) => {
    expect(routeForClick({ ...plain, ...click }, anchor, HERE)).toBeNull();
  });
});
