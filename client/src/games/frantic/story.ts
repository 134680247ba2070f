/** A game of FRANTIC as a story: an episode for each turn, and one for the end of each round. */

import { type Headline, type Narrator, type Sort, tellings } from "../../story/story";
import type { FranticEvent } from "../../wire/messages";

type Type = FranticEvent["type"];

export const narrator: Narrator<FranticEvent> = {
  best: "fewest",
  marks: ["round"],
  begins,
  headline: (sort, events) => (sort === "turn" ? turn(events) : first(events)),
  scores: (event) => (event.type === "round-ended" ? event.totals : null),
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

/** What the seat on turn does, and what comes of it: the rest is detail. */
const ACTS: ReadonlySet<Type> = new Set([
  "turn-missed",
  "pile-empty",
  "card-played",
  "cards-drawn",
  "cards-seen",
  "turn-passed",
]);
const CONSEQUENCES: ReadonlySet<Type> = new Set([
  "attack-aimed",
  "shares-aimed",
  "attack-countered",
  "attack-lapsed",
  "skip-taken",
  "cards-given",
  "cards-handed",
  "wish-made",
  "event-turned",
  "second-chance-missed",
]);

function turn(events: readonly FranticEvent[]): Headline {
  const [opening] = events;
  const seat = opening !== undefined && "seat" in opening ? opening.seat : null;
  const acts = events.filter((event) => isAct(event) && "seat" in event && event.seat === seat);
  const consequence = events.findLast(({ type }) => CONSEQUENCES.has(type));
  const out = events.filter(({ type }) => type === "last-card-gone");
  return { seat, line: tellings([...acts, ...(consequence ? [consequence] : []), ...out]) };
}

/** Cards drawn by an effect follow from something else. */
function isAct(event: FranticEvent): boolean {
  return ACTS.has(event.type) && !("effect" in event && event.effect);
}

function first([event]: readonly FranticEvent[]): Headline {
  return { seat: null, line: event === undefined ? [] : tellings([event]) };
}
