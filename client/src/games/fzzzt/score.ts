/** The result as it is read: who came where, and what their points are made of. */

import type { FzzztScoreSheet, FzzztView } from "../../wire/messages";

export interface Rank {
  readonly place: number;
  readonly sheet: FzzztScoreSheet;
  readonly wins: boolean;
  readonly widgets: number;
  readonly penalty: number;
}

/** The best first; equal points are told apart by fewer robots. */
export function ranksOf({ sheets, winners }: FzzztView): Rank[] {
  const better = (one: FzzztScoreSheet, other: FzzztScoreSheet): number =>
    other.total - one.total || one.robots - other.robots;
  const sorted = [...sheets].sort((one, other) => better(one, other) || one.seat - other.seat);
  return sorted.map((sheet) => ({
    place: sorted.findIndex((other) => better(other, sheet) === 0) + 1,
    sheet,
    wins: winners.includes(sheet.seat),
    widgets: sum(sheet, (points) => Math.max(0, points)),
    penalty: sum(sheet, (points) => Math.max(0, -points)),
  }));
}

/** Whether the number of robots, not points, told the best apart. */
export function isTied({ sheets }: FzzztView): boolean {
  const best = Math.max(...sheets.map(({ total }) => total));
  return sheets.filter(({ total }) => total === best).length > 1;
}

/** By how much the longest bar of all is longer than a point: for drawing all on one scale. */
export function longestOf(ranks: readonly Rank[]): number {
  return Math.max(
    1,
    ...ranks.map(({ sheet, widgets, penalty }) => Math.max(0, sheet.basic) + widgets + penalty),
  );
}

/** With a real minus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

function sum({ units }: FzzztScoreSheet, part: (points: number) => number): number {
  return units.reduce((all, { points }) => all + part(points), 0);
}
