/** A finished round, row by row: the value of each hand, and how close it brought its player to the limit. */

import type { FranticRoundEnded, FranticRoundView, FranticView, Message } from "../../wire/messages";

export interface Row {
  readonly seat: number;
  /** Fewest points first; ties share a place. */
  readonly place: number;
  readonly hand: readonly string[];
  readonly points: number;
  readonly total: number;
  readonly isOut: boolean;
  /** Share of the limit, from 0 to 1: the previous total, and what this round added. */
  readonly old: number;
  readonly added: number;
}

export interface RoundSheet {
  readonly round: number;
  readonly limit: number;
  readonly reason: Message;
  /** Whether hands were counted at all. */
  readonly counted: boolean;
  readonly rows: readonly Row[];
  /** Null at the end of the game. */
  readonly dealer: number | null;
  readonly winners: readonly number[];
}

type Ended = FranticRoundView & Pick<FranticRoundEnded, "totals">;

/** The last round according to the view; null during the first. */
export function lastRound(view: FranticView): RoundSheet | null {
  const { last_round: last, players } = view;
  if (last === null) return null;
  const isOver = view.step === "over";
  return {
    ...sheet({ ...last, totals: players.map(({ points }) => points) }, view.limit),
    round: isOver ? view.round : view.round - 1,
    dealer: isOver ? null : view.dealer,
    winners: view.winners,
  };
}

/** The round ending now; the next dealer is known with the next round. */
export function endedRound(event: FranticRoundEnded, view: FranticView): RoundSheet {
  return { ...sheet(event, view.limit), round: view.round, dealer: null, winners: [] };
}

function sheet(ended: Ended, limit: number): Omit<RoundSheet, "round" | "dealer" | "winners"> {
  const rows = ended.totals.map((total, seat): Row => {
    const points = ended.points[seat] ?? 0;
    const before = total - points;
    return {
      seat,
      place: 1 + ended.totals.filter((other) => other < total).length,
      hand: ended.hands[seat] ?? [],
      points,
      total,
      isOut: ended.out.includes(seat),
      old: part(Math.min(before, total), limit),
      added: part(total, limit) - part(Math.min(before, total), limit),
    };
  });
  return {
    limit,
    reason: reasonOf(ended),
    counted: ended.counted,
    rows: rows.toSorted((one, other) => one.total - other.total || one.seat - other.seat),
  };
}

function part(points: number, limit: number): number {
  return Math.max(0, Math.min(1, points / limit));
}

function reasonOf({ reason, out, in_time }: Ended): Message {
  if (reason !== "out") return { key: `reason-${reason}`, args: {} };
  const names = out.map((number) => ({ number }));
  return { key: in_time ? "reason-in-time" : "reason-out", args: { names, count: out.length } };
}
