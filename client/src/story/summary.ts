/** The end of a game in words: who was second, and where it turned. */

import type { Message } from "../wire/messages";
import { firstMove } from "./marks";
import { isChapter, runnerUp, turningPoint } from "./standings";
import { type Episode, eventOf, lastScores, type Narrator } from "./story";

/** What is counted: in FLAUTZ! it depends on the table. */
export type Unit = "points" | "crystals";

export interface Summary {
  readonly second: Message | null;
  /** Where the winner took the lead for good, and the moment before it; no moment if they had it all along. */
  readonly turned: { readonly message: Message; readonly move: number | null } | null;
}

export function summaryOf(
  story: readonly Episode[],
  winners: readonly number[],
  narrator: Pick<Narrator, "best" | "turned">,
  unit: Unit,
): Summary {
  const { best } = narrator;
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
    turned: turnedAt(story, winners, narrator),
  };
}

function turnedAt(
  story: readonly Episode[],
  winners: readonly number[],
  { best, turned }: Pick<Narrator, "best" | "turned">,
): Summary["turned"] {
  const turn = turningPoint(story, winners, best);
  const [winner = 0] = winners;
  if (turn === null) return null;
  if (turn === "never")
    return { message: { key: "table-end-led", args: { name: { number: winner } } }, move: null };
  const chapters = story.filter(({ id, sort }) => isChapter(sort) && id <= turn.id);
  const how = turned(turn.events.map(eventOf), winner, turn.changes);
  const { key, args } = how ?? { key: "table-end-turned", args: { sort: chapters.at(-1)?.sort ?? "round" } };
  const message = { key, args: { ...args, name: { number: winner }, chapter: chapters.length } };
  return { message, move: firstMove(story, turn) };
}
