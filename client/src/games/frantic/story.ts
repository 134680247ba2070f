/** A game of FRANTIC as a story: an episode for each turn, and one for the end of each round. */

import { type Headline, type Narrator, type Sort, tellings } from "../../story/story";
import type { FranticEvent } from "../../wire/messages";
import { turnLine } from "./turn-line";

type Type = FranticEvent["type"];

export const narrator: Narrator<FranticEvent> = {
  best: "fewest",
  marks: ["round"],
  begins,
  headline: (sort, events) => (sort === "turn" ? turn(events) : first(events)),
  scores: (event) => (event.type === "round-ended" ? event.totals : null),
  turned: (_, winner, changes) =>
    changes === null ? null : { key: "frantic-story-turned", args: { points: changes[winner] ?? 0 } },
  gain: (event) => (event.type === "card-played" ? event : null),
};

const BEGINNINGS: Partial<Record<Type, Sort>> = {
  "round-started": "round",
  "turn-started": "turn",
  "turn-missed": "turn",
  "pile-empty": "turn",
  "round-ended": "result",
  "game-ended": "end",
};

function begins({ type }: FranticEvent, open: Sort | null): Sort | null {
  return BEGINNINGS[type] ?? (open === null ? "start" : null);
}

function turn(events: readonly FranticEvent[]): Headline {
  const [opening] = events;
  const seat = opening !== undefined && "seat" in opening ? opening.seat : null;
  return { seat, line: turnLine(seat, events) };
}

function first([event]: readonly FranticEvent[]): Headline {
  return { seat: null, line: event === undefined ? [] : tellings([event]) };
}
