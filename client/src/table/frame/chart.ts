/** The score over the rounds of a game. */

import type { Sample, Scale } from "../../parts/chart/lines";
import type { ChartWords } from "../game-table";

export interface Chapter {
  readonly chapter: number;
  /** By seat. */
  readonly scores: readonly number[];
}

/** For games whose chapters are rounds. */
export const ROUNDS: ChartWords = { title: "table-chart", column: "table-chart-round" };

/** The most grid lines, besides zero. */
const LINES = 5;

/** Everybody starts at zero, before the first round. */
export function samplesOf(chapters: readonly Chapter[]): Sample[] {
  const seats = chapters[0]?.scores.length ?? 0;
  const start = { at: 0, values: Array<number>(seats).fill(0), row: null };
  const after = chapters.map(({ chapter, scores }, at) => ({
    at: (at + 1) / chapters.length,
    values: scores,
    row: chapter,
  }));
  return [start, ...after];
}

/** Round values for the grid lines. */
export function marks({ least, most }: Scale): number[] {
  const rough = (most - least) / LINES;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power * 10;
  const found: number[] = [];
  for (let mark = Math.ceil(least / step) * step + 0; mark <= most; mark += step) found.push(mark);
  return found;
}

export function bounds(chapters: readonly Chapter[], goal: number | null): Scale {
  const scores = [0, goal ?? 0, ...chapters.flatMap(({ scores }) => scores)];
  const least = Math.min(...scores);
  return { least, most: Math.max(...scores, least + 1) };
}
