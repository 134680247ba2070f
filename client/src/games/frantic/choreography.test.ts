import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { FranticEvent } from "../../wire/messages";
import type { TableState } from "../../wire/table-state";
import { choreograph } from "./choreography";
import { view } from "./fixtures";

const EVENTS: readonly FranticEvent[] = [
  { type: "round-started", round: 2, dealer: 1, telling: null },
  { type: "hand-received", seat: 0, cards: ["red-1"], telling: null },
  { type: "start-card-turned", dealer: 1, card: "red-1", telling: null },
  { type: "start-card-buried", card: "fuck-you", telling: null },
  { type: "card-played", seat: 0, card: "red-2", left: 3, telling: null },
  { type: "cards-drawn", seat: 1, count: 2, effect: true, telling: null },
  { type: "cards-seen", seat: 0, cards: ["red-1", "red-2"], effect: false, telling: null },
  { type: "pile-empty", seat: 1, telling: null },
  { type: "turn-passed", seat: 1, telling: null },
  { type: "turn-missed", seat: 1, telling: null },
  { type: "second-chance-missed", seat: 1, telling: null },
  { type: "attack-aimed", attack: "gift", seat: 1, target: 2, telling: null },
  { type: "shares-aimed", seat: 1, shares: [0, 0, 2, 3], telling: null },
  { type: "attack-countered", attack: "gift", seat: 2, attacker: 1, telling: null },
  { type: "attack-lapsed", attack: "skip", seat: 2, telling: null },
  { type: "skip-taken", seat: 3, telling: null },
  { type: "cards-given", giver: 1, taker: 2, count: 2, telling: null },
  { type: "cards-handed", giver: 0, taker: 2, cards: ["red-2"], telling: null },
  { type: "wish-made", seat: 1, wish: "7", telling: null },
  { type: "event-turned", seat: 1, event: "tornado", telling: null },
  { type: "events-shuffled", telling: null },
  { type: "nothing-happened", event: "vandalism", telling: null },
  { type: "colour-struck", colour: "red", telling: null },
  { type: "cards-put-down", seat: 1, cards: ["red-2", "red-3"], telling: null },
  { type: "hands-passed-on", takers: [1, 2, 3, 0], telling: null },
  { type: "hands-swapped", seat: 0, other: 2, telling: null },
  { type: "hands-mixed", counts: [5, 5, 5, 4], telling: null },
  { type: "choice-made", seat: 1, telling: null },
  { type: "laid-cards-shown", cards: ["red-2", null, "blue-3", "red-1"], taker: 2, telling: null },
  { type: "market-opened", cards: ["red-2", "blue-3"], telling: null },
  { type: "market-taken", seat: 1, card: "red-2", telling: null },
  { type: "hands-shown", hands: [["red-1"], [], [], []], telling: null },
  { type: "hands-taken-up", telling: null },
  { type: "bomb-set", turns: 3, telling: null },
  { type: "last-card-gone", seat: 1, telling: null },
  {
    type: "round-ended",
    reason: "out",
    counted: true,
    out: [1],
    in_time: false,
    hands: [],
    points: [],
    totals: [],
    telling: null,
  },
  { type: "game-ended", winners: [1], telling: null },
];

function picture(): TableState<ReturnType<typeof view>> {
  const parts = { version: 1, seat: 0, choices: [], ask: null, clocks: [], window: null, receivedAt: 0 };
  return {
    ...parts,
    info: {} as TableState["info"],
    view: view(),
    here: [],
    lines: [],
    undoable: false,
    words: null,
  };
}

function shown(event: FranticEvent) {
  return choreograph({ event, before: picture(), after: picture() });
}

/** The table itself shows whose turn it is. */
const QUIET: readonly FranticEvent[] = [{ type: "turn-started", seat: 1, telling: null }];

describe("events", () => {
  it("are all animated", () => {
    const types = readFileSync("src/wire/messages.ts", "utf8").match(
      /export type FranticEvent =[^;]+;/u,
    )?.[0];
    expect(EVENTS).toHaveLength((types?.match(/\| Frantic\w+/gu)?.length ?? 0) - QUIET.length);
    for (const event of EVENTS) expect(shown(event).flat(), event.type).not.toHaveLength(0);
    for (const event of QUIET) expect(shown(event)).toEqual([]);
  });

  it("take no longer than they should", () => {
    for (const event of EVENTS)
      for (const act of shown(event).flat()) {
        if (act.do === "banner") expect(act.ms).toBeLessThanOrEqual(2000);
        if (act.do === "fly") expect(act.ms ?? 260).toBeLessThanOrEqual(350);
      }
  });

  it("fly only between spots the table has", () => {
    const places = /^(hand|draw|discard|events|event|seat:[0-3]|row:[0-3]|hand:[\w-]+|market:[\w-]+)$/u;
    for (const event of EVENTS)
      for (const act of shown(event).flat()) {
        if (act.do === "fly")
          expect(
            [act.from, act.to].every((spot) => places.test(spot)),
            event.type,
          ).toBe(true);
        if (act.do === "mark") expect(act.spot).toMatch(places);
      }
  });

  it("show the player's own cards leave face up, and others' turn over in flight", () => {
    const own = shown({ type: "card-played", seat: 0, card: "red-2", left: 3, telling: null }).flat();
    expect(own).toContainEqual(expect.objectContaining({ do: "fly", from: "hand:red-2", to: "discard" }));
    const other = shown({ type: "card-played", seat: 2, card: "red-2", left: 3, telling: null }).flat();
    expect(other).toContainEqual(expect.objectContaining({ from: "seat:2", turn: "up", keep: true }));
  });

  it("keep cards between other players face down", () => {
    const given = shown({ type: "cards-given", giver: 1, taker: 2, count: 2, telling: null }).flat();
    expect(given.map((act) => act.do === "fly" && act.card)).toEqual([null, null]);
  });

  it("pass each hand to its new owner", () => {
    const passed = shown({ type: "hands-passed-on", takers: [2, 3, 1, 0], telling: null }).flat();
    const ways = new Set(passed.map((act) => act.do === "fly" && `${act.from} ${act.to}`));
    expect([...ways]).toEqual(["hand seat:2", "seat:1 seat:3", "seat:2 seat:1", "seat:3 hand"]);
  });

  it("strike with the attacking card on the pile", () => {
    const after = { ...picture(), view: view({ discard: ["red-1", "blue-gift"] }) };
    const event: FranticEvent = { type: "attack-aimed", attack: "gift", seat: 1, target: 0, telling: null };
    expect(choreograph({ event, before: picture(), after }).flat()).toContainEqual(
      expect.objectContaining({ card: "blue-gift", to: "seat:0" }),
    );
  });
});
