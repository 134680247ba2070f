/** The final ranking, and what each score is made of. */

import type { FzzztScoreSheet, FzzztView } from "../../wire/messages";

export interface Rank {
  readonly place: number;
  readonly sheet: FzzztScoreSheet;
  readonly wins: boolean;
  readonly widgets: number;
  readonly penalty: number;
}

/** Winners first, then by points. */
export function ranksOf({ sheets, winners }: FzzztView): Rank[] {
  const lead = ({ seat }: FzzztScoreSheet): number => Number(winners.includes(seat));
  const better = (one: FzzztScoreSheet, other: FzzztScoreSheet): number =>
    lead(other) - lead(one) || other.total - one.total;
  const sorted = [...sheets].sort(better);
  return sorted.map((sheet) => ({
    place: sorted.findIndex((other) => better(other, sheet) === 0) + 1,
    sheet,
    wins: lead(sheet) > 0,
    widgets: sum(sheet, (points) => Math.max(0, points)),
    penalty: sum(sheet, (points) => Math.max(0, -points)),
  }));
}

/** Whether the best players are tied on points. */
export function isTied({ sheets }: FzzztView): boolean {
  const best = Math.max(...sheets.map(({ total }) => total));
  return sheets.filter(({ total }) => total === best).length > 1;
}

/** The points of the longest bar, so that all share one scale. */
export function longestOf(ranks: readonly Rank[]): number {
  return Math.max(
    1,
    ...ranks.map(({ sheet, widgets, penalty }) => Math.max(0, sheet.basic) + widgets + penalty),
  );
}

/** With a proper minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

function sum({ units }: FzzztScoreSheet, part: (points: number) => number): number {
  return units.reduce((all, { points }) => all + part(points), 0);
}
