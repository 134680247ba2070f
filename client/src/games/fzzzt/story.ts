/** A game of Fzzzt! as a story: an episode for each auction and each clean-up. */

import { type Headline, type Narrator, type Sort, tellings } from "../../story/story";
import type { FzzztEvent, Message } from "../../wire/messages";

export const narrator: Narrator<FzzztEvent> = {
  best: "most",
  marks: ["round", "auction", "clean-up"],
  begins,
  headline: (sort, events, changes) => HEADLINES[sort]?.(events, changes) ?? last(events),
  scores: (event) => (event.type === "auction-won" || event.type === "round-started" ? event.scores : null),
  turned: (events, winner) => {
    const sold = sale(events);
    if (sold === null) return null;
    if (sold.seat === winner) return { key: "fzzzt-story-turned", args: sold.args };
    return { key: "fzzzt-story-turned-by", args: { ...sold.args, other: { number: sold.seat } } };
  },
  gain: (event) => (event.type === "auction-won" ? event : null),
};

function begins(event: FzzztEvent, open: Sort | null, events: readonly FzzztEvent[]): Sort | null {
  switch (event.type) {
    case "round-started":
      return "round";
    case "sat-out":
    case "bid-placed":
      return open === "auction" && !events.some(({ type }) => type === "auction-won") ? null : "auction";
    case "clean-up-started":
      return "clean-up";
    case "game-ended":
      return "end";
    default:
      return open === null ? "start" : null;
  }
}

type Teller = (events: readonly FzzztEvent[], changes: readonly number[] | null) => Headline;

const HEADLINES: Partial<Record<Sort, Teller>> = {
  start: () => ({ seat: null, line: [{ key: "story-start", args: {} }] }),
  round: first,
  auction: (events, changes) => {
    const sold = sale(events);
    if (sold === null) return last(events);
    const args = { ...sold.args, ...signed(changes?.[sold.seat]) };
    return { seat: sold.seat, line: [{ key: "fzzzt-story-won", args }] };
  },
  "clean-up": (events) => {
    const count = events.filter(({ type }) => type === "robot-allocated").length;
    return { seat: null, line: [{ key: "fzzzt-story-clean-up", args: { count } }] };
  },
  end: first,
};

/** Who won an auction, and what for which bid. */
function sale(events: readonly FzzztEvent[]): { seat: number; args: Message["args"] } | null {
  const won = events.find((event) => event.type === "auction-won");
  const shown = events.find((event) => event.type === "bids-shown");
  if (won === undefined) return null;
  return { seat: won.seat, args: { ...won.telling?.args, power: shown?.powers[won.seat] ?? 0 } };
}

function first([event]: readonly FzzztEvent[]): Headline {
  return { seat: null, line: event === undefined ? [] : tellings([event]) };
}

/** The last message of an auction in progress. */
function last(events: readonly FzzztEvent[]): Headline {
  const told = events.findLast(({ telling }) => telling !== null);
  return {
    seat: told !== undefined && "seat" in told ? told.seat : null,
    line: told ? tellings([told]) : [],
  };
}

function signed(points = 0): Message["args"] {
  return { change: points === 0 ? "none" : points < 0 ? "minus" : "plus", points: Math.abs(points) };
}
