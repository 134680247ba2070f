import { expect, it } from "vitest";

import type { House } from "../wire/requests";
import { factsOf, gamesOf, infoOf, tintOf } from "./facts";

const house = (...names: string[]): House => ({ games: names.map((name) => ({ name })) }) as unknown as House;

it("lists the room's games, those with pictures first", () => {
  expect(gamesOf(house("bridge", "flautz", "fzzzt", "whist"))).toEqual([
    "fzzzt",
    "flautz",
    "bridge",
    "whist",
  ]);
  expect(gamesOf(null)).toEqual(["fzzzt", "frantic", "flautz"]);
});

it("knows little about third-party games", () => {
  expect([factsOf("frantic").windows, factsOf("whist").minutes]).toEqual([true, null]);
  expect([tintOf("frantic"), tintOf("whist")]).toEqual(["frantic", "plain"]);
  expect([infoOf(house("whist"), "whist")?.name, infoOf(null, "whist")]).toEqual(["whist", undefined]);
});
