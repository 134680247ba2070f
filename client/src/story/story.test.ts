import { describe, expect, it } from "vitest";

import { narrator as flautz } from "../games/flautz/story";
import { narrator as frantic } from "../games/frantic/story";
import { narrator as fzzzt } from "../games/fzzzt/story";
import type { FlautzEvent, FranticEvent, FzzztEvent, GameEvent, Message } from "../wire/messages";
import { loadSpeaker, type Speaker } from "../words/speaker";
import { type Episode, type Narrator, PLAIN_NARRATOR, Storyteller } from "./story";

const telling = (key: string, args: Message["args"] = {}): Message => ({ key: `told-${key}`, args });
const seat = (number: number) => ({ number });
const card = (code: string) => ({ code, style: "plain", symbol: "" });
const told = (events: readonly GameEvent[], narrator: unknown): readonly Episode[] =>
  new Storyteller(narrator as Narrator).tell(events.map((event) => ({ event, sentence: null })));
const keys = (story: readonly Episode[]) =>
  story.map(({ sort, seat, line }) => [sort, seat, line.map(({ key }) => key).join()]);
const lines = (story: readonly Episode[], words: Speaker) =>
  story.map(({ line }) => line.map((message) => words.say(message).trim()).join(" "));

export const AUCTIONS: readonly FzzztEvent[] = [
  { type: "mechanic-taken", seat: 0, number: 1, starters: [], telling: telling("mechanic") },
  {
    type: "round-started",
    round: 1,
    chief: 1,
    scores: [3, 3],
    telling: telling("round", { round: 1, name: seat(1) }),
  },
  { type: "batch-turned", cards: ["3N"], face_down: 7, telling: telling("batch") },
  { type: "bid-placed", seat: 1, count: 2, telling: telling("bid", { name: seat(1), count: 2 }) },
  { type: "bid-placed", seat: 0, count: 1, telling: telling("bid", { name: seat(0), count: 1 }) },
  {
    type: "bids-shown",
    bids: [["3N"], ["1N", "1B"]],
    powers: [3, 2],
    telling: telling("bids", { bids: [] }),
  },
  {
    type: "auction-won",
    seat: 0,
    card: "2N",
    scores: [5, 3],
    telling: telling("won", { name: seat(0), card: card("2N") }),
  },
  { type: "batch-turned", cards: ["O3"], face_down: 6, telling: telling("batch") },
  { type: "sat-out", seat: 0, telling: telling("sat-out", { name: seat(0) }) },
  { type: "bid-placed", seat: 1, count: 1, telling: telling("bid", { name: seat(1), count: 1 }) },
  { type: "bids-shown", bids: [[], ["1B"]], powers: [0, 1], telling: telling("bids", { bids: [] }) },
  {
    type: "auction-won",
    seat: 1,
    card: "O3",
    scores: [5, 0],
    telling: telling("won", { name: seat(1), card: card("O3") }),
  },
  { type: "clean-up-started", telling: telling("clean-up") },
  { type: "robot-allocated", seat: 1, unit: "O3", robot: "1N", telling: telling("allocated") },
];

describe("the story of Fzzzt!", () => {
  const story = told(AUCTIONS, fzzzt);

  it("has an episode for each auction", () => {
    expect(keys(story)).toEqual([
      ["start", null, "story-start"],
      ["round", null, "told-round"],
      ["auction", 0, "fzzzt-story-won"],
      ["auction", 1, "fzzzt-story-won"],
      ["clean-up", null, "fzzzt-story-clean-up"],
    ]);
    expect(story.map(({ changes }) => changes)).toEqual([null, [3, 3], [2, 0], [0, -3], null]);
  });

  it.each([
    ["en", "You won 2N for 3 (+2).", "Ben won O3 for 1 (−3).", "Clean-up: one robot was allocated."],
    [
      "de",
      "Du bekommst 2N für 3 (+2).",
      "Ben bekommt O3 für 1 (−3).",
      "Aufräumen: Ein Roboter wurde zugeordnet.",
    ],
    [
      "nl",
      "Je krijgt 2N voor 3 (+2).",
      "Ben krijgt O3 voor 1 (−3).",
      "Opruimen: er is één robot toegewezen.",
    ],
  ] as const)("reads well in %s", async (language, ...texts) => {
    const words = (await loadSpeaker({ language, game: "fzzzt" })).withNames(["Ada", "Ben"], 0);
    expect(lines(story, words).slice(2)).toEqual(texts);
  });

  it("says nothing of points that did not change", async () => {
    const words = (await loadSpeaker({ language: "en", game: "fzzzt" })).withNames(["Ada", "Ben"], 1);
    const same = AUCTIONS.map((event) =>
      event.type === "auction-won" ? { ...event, scores: [3, 3] } : event,
    );
    expect(lines(told(same, fzzzt), words)[2]).toBe("Ada won 2N for 3.");
  });

  it("tells an auction as far as it has come", () => {
    expect(keys(told(AUCTIONS.slice(0, 4), fzzzt)).at(-1)).toEqual(["auction", 1, "told-bid"]);
  });
});

describe("the story of FRANTIC", () => {
  const name = { name: seat(0) };
  const events: readonly FranticEvent[] = [
    { type: "round-started", round: 1, dealer: 1, telling: telling("round") },
    { type: "start-card-turned", dealer: 1, card: "red-1", telling: telling("start") },
    { type: "turn-started", seat: 0, telling: null },
    {
      type: "cards-seen",
      seat: 0,
      cards: ["red-2"],
      effect: false,
      telling: telling("seen", { ...name, by: "turn" }),
    },
    { type: "turn-passed", seat: 0, telling: telling("passed", name) },
    { type: "turn-missed", seat: 1, telling: telling("missed", { name: seat(1) }) },
    { type: "turn-started", seat: 2, telling: null },
    {
      type: "card-played",
      seat: 2,
      card: "red-gift",
      left: 4,
      telling: telling("played", { name: seat(2) }),
    },
    { type: "attack-aimed", attack: "gift", seat: 2, target: 0, telling: telling("aimed") },
    { type: "card-played", seat: 0, card: "counterattack", left: 6, telling: telling("played", name) },
    { type: "attack-countered", attack: "gift", seat: 0, attacker: 2, telling: telling("countered") },
    { type: "cards-given", giver: 0, taker: 1, count: 2, telling: telling("given") },
    { type: "turn-started", seat: 0, telling: null },
  ];

  it("has an episode for each turn, with what came of it", () => {
    const story = told(events, frantic);
    expect(keys(story)).toEqual([
      ["round", null, "told-round"],
      ["turn", 0, "told-seen,told-passed"],
      ["turn", 1, "told-missed"],
      ["turn", 2, "told-played,frantic-story-aimed,frantic-story-countered,told-given"],
      ["turn", 0, ""],
    ]);
    expect(story[3]?.events).toHaveLength(6);
  });

  it("counts at the end of a round", () => {
    const ended = { type: "round-ended", reason: "out", counted: true, in_time: false } as const;
    const rest = { hands: [], out: [0], points: [0, 9], totals: [4, 19], telling: telling("round-end") };
    const story = told(
      [...events, { ...ended, ...rest }, { type: "game-ended", winners: [0], telling: telling("end") }],
      frantic,
    );
    expect(keys(story).slice(-2)).toEqual([
      ["result", null, "told-round-end"],
      ["end", null, "told-end"],
    ]);
    expect(story.at(-2)).toMatchObject({ scores: [4, 19], changes: [4, 19] });
  });
});

describe("the story of FLAUTZ!", () => {
  const taken = (by: number): FlautzEvent => ({
    ...{ type: "card-taken", seat: by, place: "air-1", card: "blue-1" },
    telling: telling("taken", { name: seat(by), card: card("blue-1"), row: "air" }),
  });
  const put = (by: number): FlautzEvent => ({
    ...{ type: "card-put", seat: by, place: "air-1", card: "pink-2" },
    telling: telling("put", { name: seat(by), card: card("pink-2") }),
  });
  const called = (by: number): FlautzEvent => ({
    ...{ type: "called", seat: by, cards: [], first: true, last: [] },
    telling: telling("called-last", { name: seat(by), cards: [] }),
  });
  const events: readonly FlautzEvent[] = [
    { type: "apprentice-dealt", seat: 0, colour: "blue", telling: telling("apprentice") },
    { type: "match-started", match: 1, seat: 0, air: [], ground: [], telling: telling("match") },
    { type: "round-started", round: 1, field: "any", telling: telling("round") },
    ...[taken(0), put(0)],
    { type: "focused", seat: 1, telling: telling("focused", { name: seat(1) }) },
    { type: "round-started", round: 2, field: "any", telling: telling("round") },
    ...[taken(0), put(0), called(0)],
    { type: "card-replaced", seat: 1, place: "air-1", old: "a", fresh: "b", telling: telling("replaced") },
    ...[taken(1), put(1)],
    { type: "spell-scored", seat: 0, cards: [], points: 8, royal: false, telling: telling("spell") },
    {
      type: "match-ended",
      reason: "called",
      points: [8, 0],
      crystals: [1, 0],
      totals: [1, 0],
      telling: telling("match-end"),
    },
  ];

  it("has an episode for each turn and the end of each match", async () => {
    const story = told(events, flautz);
    expect(keys(story)).toEqual([
      ["start", null, "story-start"],
      ["match", null, "flautz-story-match"],
      ["turn", 0, "flautz-story-swap"],
      ["turn", 1, "told-focused"],
      ["turn", 0, "flautz-story-swap,told-called-last"],
      ["turn", 1, "told-replaced,flautz-story-swap"],
      ["result", null, "told-match-end"],
    ]);
    expect(story.at(-1)?.scores).toEqual([1, 0]);
    const words = (await loadSpeaker({ language: "en", game: "flautz" })).withNames(["Ada", "Ben"], 0);
    expect(lines(story, words).slice(2, 4)).toEqual(["You take blue-1 for pink-2.", "Ben focuses."]);
  });
});

describe("a story", () => {
  it("goes on without telling anew what is finished", () => {
    const teller = new Storyteller(fzzzt as unknown as Narrator);
    const logged = AUCTIONS.map((event) => ({ event, sentence: null }));
    const before = teller.tell(logged.slice(0, 8));
    const after = teller.tell(logged);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[1]).toBe(before[1]);
    expect(after).toEqual(told(AUCTIONS, fzzzt));
  });

  it("starts anew when moves were taken back, or with another game", () => {
    const teller = new Storyteller(fzzzt as unknown as Narrator);
    const logged = AUCTIONS.map((event) => ({ event, sentence: null }));
    teller.tell(logged);
    expect(teller.tell(logged.slice(0, 7))).toEqual(told(AUCTIONS.slice(0, 7), fzzzt));
    expect(teller.tell([])).toEqual([]);
    expect(teller.tell(logged)).toEqual(told(AUCTIONS, fzzzt));
  });

  it("has an episode for each event of an unknown game", () => {
    expect(keys(told(AUCTIONS.slice(0, 2), PLAIN_NARRATOR))).toEqual([
      ["event", null, "told-mechanic"],
      ["event", null, "told-round"],
    ]);
  });
});
