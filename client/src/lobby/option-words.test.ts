import { beforeAll, describe, expect, it } from "vitest";

import type { House, SeatInfo, TableInfo } from "../wire/requests";
import { LANGUAGES, type Language } from "../words/sources";
import { type Speaker, loadSpeaker } from "../words/speaker";
import { tableFixture } from "./fixtures";
import { strengthOf } from "./levels";
import {
  allChoices,
  clockName,
  duration,
  gameAbout,
  gameName,
  levelHelp,
  levelName,
  optionHelp,
  unusualChoices,
} from "./option-words";
import { company, hostName, openSeats, players, seatName } from "./people";

const person = (name: string): SeatInfo => ({ holder: "person", name });
const bot: SeatInfo = { holder: "bot", name: "", bot: "easy" };
const open: SeatInfo = { holder: "open", name: "" };

const table = (game: string, options: TableInfo["options"]): TableInfo => tableFixture({ game, options });

let words: Speaker;
beforeAll(async () => {
  words = await loadSpeaker({ language: "en" });
});

describe("options in words", () => {
  it("names options, values and the clock", () => {
    const lines = allChoices(words, table("flautz", { goal: 5, arena: "air,ground,any" }));
    expect(lines.map(({ value }) => value)).toEqual([
      "5 matches",
      "air · ground · any",
      "No clock",
      "easy",
      "no",
      "no",
    ]);
    const frantic = allChoices(words, table("frantic", { limit: "short", family: true }));
    expect(frantic.map(({ value }) => value)).toEqual([
      "short",
      "yes",
      "No clock",
      "4 s",
      "easy",
      "no",
      "no",
    ]);
  });

  it("says whether the games may be studied", () => {
    const studied = (study: boolean) => allChoices(words, tableFixture({ study })).at(-1);
    const label = "Games may be studied without names";
    expect([studied(true), studied(false)]).toEqual([
      { label, value: "yes" },
      { label, value: "no" },
    ]);
  });

  it("names all levels in every language, and what to expect of them", async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const speaker = await loadSpeaker({ language });
      const levels = ["random", "easy", "normal", "hard"];
      expect(levels.map(strengthOf)).toEqual([1, 2, 3, 4]);
      expect(new Set(levels.map((level) => levelName(speaker, level))).size).toBe(4);
      expect(new Set(levels.map((level) => levelHelp(speaker, level))).size).toBe(4);
    }
    expect([strengthOf("genius"), levelName(words, "genius"), levelHelp(words, "genius")]).toEqual([
      0,
      "genius",
      null,
    ]);
  });

  it("mention only what differs from the defaults in the short form", () => {
    const options = [
      { name: "limit", default: "medium", choices: ["short", "medium"], least: 1, most: 9, items: [] },
      { name: "family", default: false, choices: [], least: null, most: null, items: [] },
    ];
    const frantic = {
      name: "frantic",
      least_seats: 2,
      most_seats: 8,
      options,
      bots: [],
      rules: [],
      lesson: false,
      title: "",
      about: "",
    };
    const at = (limit: string, family: boolean) =>
      unusualChoices(words, table("frantic", { limit, family }), frantic);
    expect(at("medium", false)).toBe("No clock");
    expect(at("short", true)).toMatch(/^short · Family.* · No clock$/u);
  });

  it("formats durations and clocks", () => {
    expect([45, 60, 90, 120, 900].map((seconds) => duration(words, seconds))).toEqual([
      "45 s",
      "60 s",
      "90 s",
      "2 min",
      "15 min",
    ]);
    expect(clockName(words, { kind: "move", seconds: 60 })).toContain("60 s");
    expect(clockName(words, { kind: "game", seconds: 600, increment: 5 })).toMatch(/10 min.*5 s/u);
    expect(clockName(words, { kind: "game", seconds: 600, increment: 0 })).not.toContain("0 s");
  });

  it("returns unknown names unchanged", () => {
    expect([
      gameName({ words, house: null }, "whist"),
      levelName(words, "genius"),
      optionHelp(words, "whist", "trump"),
    ]).toEqual(["whist", "genius", null]);
    expect(allChoices(words, table("whist", { trump: "hearts", tricks: 7 })).slice(0, 2)).toEqual([
      { label: "trump", value: "hearts" },
      { label: "tricks", value: "7" },
    ]);
  });
});

it("uses the page's name for a game, or the server's", () => {
  const house = { games: [{ name: "whist", title: "Whist", about: "Take tricks." }] } as unknown as House;
  expect([gameName({ words, house }, "whist"), gameAbout({ words, house }, "whist")]).toEqual([
    "Whist",
    "Take tricks.",
  ]);
  expect([gameName({ words, house }, "fzzzt"), gameAbout({ words, house: null }, "whist")]).toEqual([
    "Fzzzt!",
    "",
  ]);
});

describe("people in words", () => {
  it("names everybody but the reader", () => {
    const seats = [person("Ann"), bot, open, person("Zoë")];
    expect(company(words, seats)).toBe("Ann, Bot 2 (easy) and Zoë");
    expect(company(words, seats, 0)).toBe("Bot 2 (easy) and Zoë");
    expect(company(words, [person("Ann"), open], 0)).toBe("");
    expect(seatName(words, { holder: "program", name: "Deep" }, 2)).toBe("Deep");
    expect(openSeats(seats)).toEqual([2]);
    expect([0, 1, null].map((host) => hostName(words, tableFixture({ host, seats })))).toEqual([
      "Ann",
      "Bot 2",
      "",
    ]);
    expect(players(words, { names: ["Ann", ""], players: [] })).toBe("Ann and Bot 2");
    const record = { names: ["Ann", "Bo", "Deep"], players: ["human", "hard", "program"] };
    expect(players(words, record)).toBe("Ann, Bo (hard) and Deep");
  });
});

it("has texts for every option of the three games in every language", async () => {
  const options = { frantic: ["limit", "family"], flautz: ["goal", "arena"] };
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const tongue = await loadSpeaker({ language });
    for (const [game, names] of Object.entries(options))
      for (const name of names) expect(optionHelp(tongue, game, name)).not.toBeNull();
  }
});
