/** The marks of a replay: where auctions, rounds and matches begin. */

import { isChapter } from "./standings";
import type { Episode, Narrator, StoryEvent } from "./story";
import type { GameEvent } from "../wire/messages";

export interface Mark {
  /** The number of moves after which it begins. */
  readonly move: number;
  readonly episode: Episode;
  readonly isChapter: boolean;
}

/** The events of a record, with their moves. */
export function eventsOf(story: readonly (readonly GameEvent[])[]): StoryEvent[] {
  return story.flatMap((events, move) => events.map((event) => ({ event, sentence: null, move })));
}

/**
 * An episode is marked where everything before it has happened and nothing of it has: before the move that brings its
 * first event, except where that very move ended the episode before.
 */
export function marksOf(story: readonly Episode[], narrator: Pick<Narrator, "marks">): Mark[] {
  const marks = story.flatMap((episode, at): Mark[] => {
    if (!narrator.marks.includes(episode.sort)) return [];
    return [{ move: moveAt(story, at), episode, isChapter: isChapter(episode.sort) }];
  });
  // Where several begin at the same moment, a round or match counts.
  const best = new Map<number, Mark>();
  for (const mark of marks) if (mark.isChapter || !best.has(mark.move)) best.set(mark.move, mark);
  // A single mark at the beginning leads nowhere.
  return [...best.values()].some(({ move }) => move > 0) ? [...best.values()] : [];
}

/** The last moment before an episode. */
export function firstMove(story: readonly Episode[], episode: Episode): number {
  return moveAt(story, story.indexOf(episode));
}

function moveAt(story: readonly Episode[], at: number): number {
  const first = story[at]?.events[0]?.move ?? 0;
  const before = story[at - 1]?.events.at(-1)?.move ?? 0;
  return before < first ? Math.max(before, first - 1) : first;
}

export function markBefore(marks: readonly Mark[], at: number): Mark | undefined {
  return marks.findLast(({ move }) => move < at);
}

export function markAfter(marks: readonly Mark[], at: number): Mark | undefined {
  return marks.find(({ move }) => move > at);
}
