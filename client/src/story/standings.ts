/** What a story says about the score: where everybody stands, round by round, and where the game turned. */

import type { Chapter } from "../table/frame/chart";
import { type Episode, type Narrator, lastScores } from "./story";

export interface Standing {
  readonly seat: number;
  readonly score: number;
  /** Shared by equal scores. */
  readonly rank: number;
  /** What the present round or match has changed so far, or the last one if nothing has counted since. */
  readonly change: number;
}

type Best = Narrator["best"];

/** The seats, best first. */
export function standings(story: readonly Episode[], seats: number, best: Best): Standing[] {
  const scores = lastScores(story) ?? Array.from({ length: seats }, () => 0);
  const changes = changesOfChapter(story, seats);
  const better = (score: number): number =>
    scores.filter((other) => (best === "most" ? other > score : other < score)).length;
  return scores
    .map((score, seat) => ({ seat, score, rank: better(score) + 1, change: changes[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

function changesOfChapter(story: readonly Episode[], seats: number): number[] {
  const counted = story.findLastIndex(({ changes, sort }) => changes !== null && !isChapter(sort));
  const start = story.findLastIndex(({ sort }, at) => at <= counted && isChapter(sort));
  const changes = Array.from({ length: seats }, () => 0);
  for (const episode of story.slice(Math.max(0, start + 1), counted + 1))
    episode.changes?.forEach((change, seat) => (changes[seat] = (changes[seat] ?? 0) + change));
  return changes;
}

/** The scores after each round or match that is over. */
export function chaptersOf(story: readonly Episode[]): Chapter[] {
  const starts = story.flatMap(({ sort }, at) => (isChapter(sort) ? [at] : []));
  const isOver = story.at(-1)?.sort === "end";
  return starts.flatMap((start, at) => {
    const end = starts[at + 1];
    if (end === undefined && !isOver) return [];
    const scores = lastScores(story.slice(start, end));
    return scores === null ? [] : [{ chapter: at + 1, scores }];
  });
}

export function isChapter(sort: Episode["sort"]): boolean {
  return sort === "round" || sort === "match";
}

/** The best of the others, and how far behind. */
export interface RunnerUp {
  readonly seats: readonly number[];
  readonly margin: number;
}

export function runnerUp(scores: readonly number[], winners: readonly number[], best: Best): RunnerUp | null {
  const others = scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => !winners.includes(seat));
  const [winner] = winners;
  if (winner === undefined || others.length === 0) return null;
  const second = (best === "most" ? Math.max : Math.min)(...others.map(({ score }) => score));
  return {
    seats: others.filter(({ score }) => score === second).map(({ seat }) => seat),
    margin: Math.abs((scores[winner] ?? 0) - second),
  };
}

/**
 * The episode with which the winner took the lead for good; `never` if they had it all along. Null if there is no such
 * moment: several won, or a tie was broken.
 */
export function turningPoint(
  story: readonly Episode[],
  winners: readonly number[],
  best: Best,
): Episode | "never" | null {
  const [winner, ...shared] = winners;
  if (winner === undefined || shared.length > 0) return null;
  const scored = story.filter(({ scores }) => scores !== null);
  const behind = scored.findLastIndex(({ scores }) => !leads(scores ?? [], winner, best));
  if (behind < 0) return scored.length < 2 ? null : "never";
  return scored[behind + 1] ?? null;
}

function leads(scores: readonly number[], winner: number, best: Best): boolean {
  const own = scores[winner] ?? 0;
  return scores.every((score, seat) => seat === winner || (best === "most" ? own > score : own < score));
}
