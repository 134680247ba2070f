/** How many people have which score: as a few bars, whatever the range of scores. */

import type { ScoreGroup } from "../wire/requests";

export interface Bar {
  /** The scores that it stands for. */
  readonly least: number;
  readonly most: number;
  readonly count: number;
  /** Its length compared with the longest, from 0 to 1. */
  readonly share: number;
  /** Whether the reader's score is among them. */
  readonly isMine: boolean;
}

/** More bars than this cannot be read on a phone. */
const MOST_BARS = 10;
/** Widths that people find easy to read. */
const WIDTHS = [1, 2, 5];

/** The bars from the best scores to the worst. Bars without people show how far the others are apart. */
export function barsOf(scores: readonly ScoreGroup[], mine: number | null, fewestWin: boolean): Bar[] {
  if (scores.length === 0) return [];
  const values = scores.map(({ score }) => score);
  if (mine !== null) values.push(mine);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = widthFor(least, most);
  const first = Math.floor(least / width);
  const bars = Array.from({ length: Math.floor(most / width) - first + 1 }, (_, at) => {
    const from = (first + at) * width;
    const to = from + width - 1;
    const among = (score: number): boolean => from <= score && score <= to;
    const count = scores.reduce((sum, { score, people }) => sum + (among(score) ? people : 0), 0);
    return { least: from, most: to, count, isMine: mine !== null && among(mine) };
  });
  const longest = Math.max(...bars.map(({ count }) => count));
  const shown = bars.map((bar) => ({ ...bar, share: longest === 0 ? 0 : bar.count / longest }));
  return fewestWin ? shown : shown.reverse();
}

/** The smallest width with which there are few enough bars. */
function widthFor(least: number, most: number): number {
  for (let factor = 1; ; factor *= 10) {
    const found = WIDTHS.map((width) => width * factor).find(
      (width) => Math.floor(most / width) - Math.floor(least / width) < MOST_BARS,
    );
    if (found !== undefined) return found;
  }
}

/** The scores of a bar in words: `7`, or `10–14`. */
export function rangeOf({ least, most }: Pick<Bar, "least" | "most">): string {
  // A minus sign beside a dash would be a riddle.
  const [from, to] = [least, most].map((value) => String(value).replace("-", "−"));
  return least === most ? `${from}` : `${from} – ${to}`;
}
