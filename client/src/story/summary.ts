/** The end of a game in words: who was second, and where it turned. */

import type { Message } from "../wire/messages";
import { firstMove } from "./marks";
import { isChapter, runnerUp, turningPoint } from "./standings";
import { type Episode, lastScores, type Narrator } from "./story";

/** What is counted: in FLAUTZ! it depends on the table. */
export type Unit = "points" | "crystals";

export interface Summary {
  readonly second: Message | null;
  /** Where the winner took the lead for good, and the moment before it; no episode if they had it all along. */
  readonly turned: {
    readonly message: Message;
    readonly episode: Episode | null;
    readonly move: number;
  } | null;
}

export function summaryOf(
  story: readonly Episode[],
  winners: readonly number[],
  best: Narrator["best"],
  unit: Unit,
): Summary {
  const scores = lastScores(story);
  const behind = scores && runnerUp(scores, winners, best);
  return {
    second: behind && {
      key: "table-end-second",
      args: {
        names: behind.seats.map((number) => ({ number })),
        count: behind.seats.length,
        margin: behind.margin,
        unit,
      },
    },
    turned: turnedAt(story, winners, best),
  };
}

function turnedAt(
  story: readonly Episode[],
  winners: readonly number[],
  best: Narrator["best"],
): Summary["turned"] {
  const turn = turningPoint(story, winners, best);
  const [winner = 0] = winners;
  if (turn === null) return null;
  if (turn === "never")
    return { message: { key: "table-end-led", args: { name: { number: winner } } }, episode: null, move: 0 };
  const chapters = story.filter(({ id, sort }) => isChapter(sort) && id <= turn.id);
  const args = { name: { number: winner }, chapter: chapters.length, sort: chapters.at(-1)?.sort ?? "round" };
  return { message: { key: "table-end-turned", args }, episode: turn, move: firstMove(story, turn) };
}
