/** A game as a story: what a seat saw happen, told in episodes such as auctions and turns. */

import type { LoggedEvent } from "../table/log";
import type { GameEvent, Message } from "../wire/messages";

/** The kinds of episodes: `round` and `match` are headings for the others. */
export type Sort = "start" | "round" | "match" | "auction" | "clean-up" | "turn" | "result" | "end" | "event";

/** Something that happened, in a line, with its details. */
export interface Episode {
  /** The position of its first event in the story. */
  readonly id: number;
  readonly sort: Sort;
  /** The seat it is about. */
  readonly seat: number | null;
  /** The line: sentences, empty as long as there is nothing to tell. */
  readonly line: readonly Message[];
  readonly events: readonly StoryEvent[];
  /** By seat: the scores after it, and their changes; null if it has no scores. */
  readonly scores: readonly number[] | null;
  readonly changes: readonly number[] | null;
}

/** In a replay, `move` is the number of moves after which it happened. */
export interface StoryEvent<Event extends GameEvent = GameEvent> extends LoggedEvent {
  readonly event: Event;
  readonly move?: number;
}

export type Headline = Pick<Episode, "seat" | "line">;

/** How the events of a game become episodes. */
export interface Narrator<Event extends GameEvent = GameEvent> {
  /** Whether the most or the fewest points win. */
  readonly best: "most" | "fewest";
  /** The episodes that a replay marks. */
  readonly marks: readonly Sort[];
  /** The sort of episode that the event begins; null if it belongs to the open one. */
  begins(event: Event, open: Sort | null, events: readonly Event[]): Sort | null;
  /** The content of an episode so far. */
  headline(sort: Sort, events: readonly Event[], changes: readonly number[] | null): Headline;
  /** The scores in an event, by seat. */
  scores(event: Event): readonly number[] | null;
  /** How the winner took the lead, as a sentence that gets `name` and `chapter` as well; null if nothing is to be told. */
  turned(events: readonly Event[], winner: number, changes: readonly number[] | null): Message | null;
  /** A card that a seat has made its own: won, played or taken, whatever the game is about. */
  gain(event: Event): { readonly seat: number; readonly card: string } | null;
}

/** For games without a table of their own: each event is an episode. */
export const PLAIN_NARRATOR: Narrator = {
  best: "most",
  marks: ["event"],
  begins: () => "event",
  headline: (_, events) => ({ seat: null, line: tellings(events) }),
  scores: () => null,
  turned: () => null,
  gain: () => null,
};

/** Groups a growing list of events into episodes; finished episodes stay the same objects. */
export class Storyteller {
  #narrator: Narrator;
  #events: readonly StoryEvent[] = [];
  #episodes: readonly Episode[] = [];

  constructor(narrator: Narrator) {
    this.#narrator = narrator;
  }

  tell(events: readonly StoryEvent[]): readonly Episode[] {
    const known = this.#events.length;
    const goesOn =
      known <= events.length &&
      this.#events[0]?.event === events[0]?.event &&
      this.#events.at(-1)?.event === events[known - 1]?.event;
    const told = goesOn ? [...this.#episodes] : [];
    for (let at = goesOn ? known : 0; at < events.length; at += 1) this.#add(told, events[at], at);
    this.#events = events;
    return (this.#episodes = told);
  }

  #add(told: Episode[], one: StoryEvent | undefined, at: number): void {
    if (one === undefined) return;
    const last = told.at(-1);
    const begun = this.#narrator.begins(one.event, last?.sort ?? null, last?.events.map(eventOf) ?? []);
    const open = begun === null ? told.pop() : undefined;
    const sort = open?.sort ?? begun ?? "start";
    const events = [...(open?.events ?? []), one];
    const scores = this.#narrator.scores(one.event) ?? open?.scores ?? null;
    const changes = scores && changesOf(scores, lastScores(told));
    const headline = this.#narrator.headline(sort, events.map(eventOf), changes);
    told.push({ id: open?.id ?? at, sort, ...headline, events, scores, changes });
  }
}

/** The last known scores, by seat; null before any. */
export function lastScores(story: readonly Episode[]): readonly number[] | null {
  return story.findLast(({ scores }) => scores !== null)?.scores ?? null;
}

/** The messages of events, as far as they have any. */
export function tellings(events: readonly GameEvent[]): Message[] {
  return events.flatMap(({ telling }) => telling ?? []);
}

function changesOf(scores: readonly number[], before: readonly number[] | null): number[] {
  return scores.map((score, seat) => score - (before?.[seat] ?? 0));
}

export function eventOf({ event }: StoryEvent): GameEvent {
  return event;
}
