import { describe, expect, it } from "vitest";

import type { GameInfo } from "../wire/requests";
import { gameWithBots, invitation, isSpecial, PLAIN, restoreSetup, accepts, defaultSetup } from "./setup";

const option = { choices: [], least: null, most: null, items: [] };
const limit = {
  ...option,
  name: "limit",
  default: "medium",
  choices: ["short", "medium"],
  least: 1,
  most: 500,
};
const family = { ...option, name: "family", default: false };
const arena = {
  ...option,
  name: "arena",
  default: "classic",
  choices: ["classic"],
  least: 3,
  most: 4,
  items: ["air", "any"],
};
const game: GameInfo = {
  name: "cards",
  title: "Cards",
  about: "",
  least_seats: 2,
  most_seats: 5,
  options: [limit, family, arena],
  bots: ["random", "easy", "normal", "hard"],
  rules: [],
  lesson: false,
};

describe("the setup of a table", () => {
  it("starts with the defaults", () => {
    const setup = defaultSetup(game);
    expect(setup).toMatchObject({ seats: 3, level: "normal", standIn: "easy", clock: { kind: "none" } });
    expect(setup.options).toEqual({ limit: "medium", family: false, arena: "classic" });
    expect(defaultSetup({ ...game, least_seats: 4 }).seats).toBe(4);
    expect(defaultSetup({ ...game, most_seats: 2, bots: ["random"] })).toMatchObject({
      seats: 2,
      level: "random",
      standIn: "random",
    });
    expect(isSpecial(game, setup)).toBe(false);
    expect(isSpecial(game, { ...setup, standIn: "normal" })).toBe(true);
  });

  it("restores the last choice", () => {
    const chosen = {
      seats: 5,
      level: "random",
      options: { limit: 200, family: true, arena: "air,any,air" },
      clock: { kind: "game", seconds: 600, increment: 5 },
      late: "bot",
      window: 0,
      standIn: "hard",
    };
    expect(restoreSetup(game, JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    expect(isSpecial(game, restoreSetup(game, chosen))).toBe(true);
    expect(isSpecial(game, { ...defaultSetup(game), seats: 5, level: "random" })).toBe(false);
  });

  it.each([
    undefined,
    null,
    "three",
    { seats: 9, level: "genius", options: 3, clock: "slow", window: "long", standIn: "deep-blue" },
    { seats: 2.5, options: { limit: 0, family: "yes", arena: "air,fire,any" }, clock: { kind: "move" } },
    { clock: { kind: "game", seconds: 5 }, window: -1 },
  ])("falls back to defaults for invalid values: %j", (remembered) => {
    expect(restoreSetup(game, remembered)).toEqual(defaultSetup(game));
  });

  it("knows which values an option accepts", () => {
    expect([
      accepts(limit, "short"),
      accepts(limit, 500),
      accepts(limit, 501),
      accepts(limit, "long"),
    ]).toEqual([true, true, false, false]);
    expect([accepts(family, true), accepts(family, 1)]).toEqual([true, false]);
    expect([accepts(arena, "any,any,air"), accepts(arena, "any"), accepts(arena, 3)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("the request", () => {
  const setup = { ...defaultSetup(game), seats: 4 };

  it("opens a table for friends", () => {
    expect(invitation(game, setup, PLAIN, "Ann", "s")).toEqual({
      game: "cards",
      seats: 4,
      name: "Ann",
      secret: "s",
      options: setup.options,
      clock: { kind: "none" },
      window: 4,
      stand_in: "easy",
    });
  });

  it("opens a game against bots that starts at once", () => {
    const wish = gameWithBots(game, setup, PLAIN, "Ann", "s");
    expect(wish).toMatchObject({ bots: { 1: "normal", 2: "normal", 3: "normal" }, start: true });
  });

  it("seats only bots for a spectator, and sends no seed", () => {
    const extras = { ...PLAIN, onlyWatch: true, isPublic: true, seed: "owl", deck: "[cards]" };
    const wish = gameWithBots(game, setup, extras, "Ann", "s");
    expect(Object.keys(wish.bots ?? {})).toEqual(["0", "1", "2", "3"]);
    expect(wish).toMatchObject({ sit: false, public: true, deck: "[cards]" });
    expect(wish).not.toHaveProperty("seed");
    expect(gameWithBots(game, setup, { ...extras, onlyWatch: false }, "Ann", "s")).toMatchObject({
      seed: "owl",
    });
  });

  it("consents to studies only if that was chosen for this table", () => {
    expect(invitation(game, setup, PLAIN, "Ann", "s")).not.toHaveProperty("study");
    for (const request of [invitation, gameWithBots])
      expect(request(game, setup, { ...PLAIN, study: true }, "Ann", "s")).toMatchObject({ study: true });
  });
});
