/** A game of FLAUTZ! as a story: an episode for each turn, and one for the end of each match. */

import { type Headline, type Narrator, type Sort, tellings } from "../../story/story";
import type { FlautzEvent } from "../../wire/messages";

type Type = FlautzEvent["type"];

export const narrator: Narrator<FlautzEvent> = {
  best: "most",
  marks: ["match"],
  begins,
  headline,
  scores: (event) => (event.type === "match-ended" ? event.totals : null),
  turned: (events, winner) => {
    const spell = events.find((event) => event.type === "spell-scored" && event.seat === winner);
    if (spell?.type !== "spell-scored") return null;
    return { key: "flautz-story-turned", args: { points: spell.points } };
  },
  gain: (event) => (event.type === "card-taken" ? event : null),
};

const BEGINNINGS: Partial<Record<Type, Sort>> = {
  "match-started": "match",
  "card-replaced": "turn",
  "card-taken": "turn",
  focused: "turn",
  called: "turn",
  "straight-laid": "turn",
  "game-ended": "end",
};

/** What may follow in the same turn. */
const FOLLOWS: Partial<Record<Type, Type>> = {
  "card-taken": "card-replaced",
  called: "card-put",
  "straight-laid": "card-put",
};

function begins(event: FlautzEvent, open: Sort | null, events: readonly FlautzEvent[]): Sort | null {
  const { type } = event;
  // The spells are counted, then the match is over.
  if (type === "spell-scored" || type === "match-ended") return open === "result" ? null : "result";
  const last = events.at(-1);
  if (last !== undefined && last.type === FOLLOWS[type] && seatOf(last) === seatOf(event)) return null;
  return BEGINNINGS[type] ?? (open === null ? "start" : null);
}

/** The events of a turn besides the swap. */
const SHORT: ReadonlySet<Type> = new Set(["card-replaced", "focused", "called", "straight-laid"]);

function headline(sort: Sort, events: readonly FlautzEvent[]): Headline {
  if (sort === "start") return { seat: null, line: [{ key: "story-start", args: {} }] };
  if (sort === "turn") return turn(events);
  if (sort === "match") {
    const begun = events.find((event) => event.type === "match-started");
    return { seat: null, line: [{ key: "flautz-story-match", args: begun?.telling?.args ?? {} }] };
  }
  const told = sort === "result" ? events.find(({ type }) => type === "match-ended") : events[0];
  return { seat: null, line: told === undefined ? [] : tellings([told]) };
}

function turn(events: readonly FlautzEvent[]): Headline {
  const [opening] = events;
  const taken = events.find((event) => event.type === "card-taken");
  const put = events.find((event) => event.type === "card-put");
  const rest = events.filter(({ type }) => SHORT.has(type) || (type === "card-taken" && put === undefined));
  const line = tellings(rest);
  if (taken?.telling && put !== undefined) {
    const args = { ...taken.telling.args, old: put.telling?.args["card"] ?? put.card };
    line.splice(opening?.type === "card-replaced" ? 1 : 0, 0, { key: "flautz-story-swap", args });
  }
  return { seat: opening === undefined ? null : seatOf(opening), line };
}

function seatOf(event: FlautzEvent): number | null {
  return "seat" in event ? event.seat : null;
}
