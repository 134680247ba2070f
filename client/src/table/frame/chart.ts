/** The score over the rounds of a game, as lines on a grid. */

import type { ChartWords } from "../game-table";

export interface Chapter {
  readonly chapter: number;
  /** By seat. */
  readonly scores: readonly number[];
}

/** For games whose chapters are rounds. */
export const ROUNDS: ChartWords = { title: "table-chart", column: "table-chart-round" };

export interface Grid {
  readonly width: number;
  readonly height: number;
}

/** The range of scores shown. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

export interface Curve {
  readonly seat: number;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** The y of its label, moved so that no two overlap. */
  readonly label: number;
  readonly last: number;
}

/** The dashes of the lines, so that seats can be told apart without colours. */
const DASHES = ["none", "9 5", "2 5", "14 4 2 4", "5 3", "1 3", "18 5", "9 3 2 3"] as const;

export interface LineLook {
  readonly colour: string;
  readonly dash: string;
}

/** How the line of a seat is drawn in every chart. */
export function lineLook(seat: number): LineLook {
  return {
    colour: `var(--seat-${seat % DASHES.length})`,
    dash: DASHES[seat % DASHES.length] ?? "none",
  };
}

const APART = 16;
const LONGEST = 17;
/** The most grid lines, besides zero. */
const LINES = 5;

/** Everybody starts at zero, before the first round. */
export function curves(
  chapters: readonly Chapter[],
  { width, height }: Grid,
  { least, most }: Bounds,
): Curve[] {
  const seats = chapters[0]?.scores.length ?? 0;
  const y = (score: number): number => round(height - ((score - least) / (most - least)) * height);
  const x = (at: number): number => round((at / chapters.length) * width);
  const lines = Array.from({ length: seats }, (_, seat) => {
    const scores = [0, ...chapters.map(({ scores }) => scores[seat] ?? 0)];
    const points = scores.map((score, at) => [x(at), y(score)] as const);
    return { seat, points, last: scores.at(-1) ?? 0, label: points.at(-1)?.[1] ?? 0 };
  });
  return apart(lines, height);
}

/** Round values for the grid lines. */
export function marks({ least, most }: Bounds): number[] {
  const rough = (most - least) / LINES;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power * 10;
  const found: number[] = [];
  for (let mark = Math.ceil(least / step) * step + 0; mark <= most; mark += step) found.push(mark);
  return found;
}

export function bounds(chapters: readonly Chapter[], goal: number | null): Bounds {
  const scores = [0, goal ?? 0, ...chapters.flatMap(({ scores }) => scores)];
  const least = Math.min(...scores);
  return { least, most: Math.max(...scores, least + 1) };
}

/** Move the labels of the lines so that no two overlap. */
export function apart<Line extends { seat: number; label: number }>(
  lines: readonly Line[],
  height: number,
): Line[] {
  const sorted = [...lines].sort((one, other) => one.label - other.label);
  const labels = new Map<number, number>();
  let free = -Infinity;
  for (const { seat, label } of sorted) labels.set(seat, (free = Math.max(label, free + APART)));
  // Move labels that overflow the bottom up, together with those they would overlap.
  let room = height + APART;
  for (const { seat, label } of sorted.reverse())
    labels.set(seat, (room = Math.min(labels.get(seat) ?? label, room - APART)));
  return lines.map((line) => ({ ...line, label: round(labels.get(line.seat) ?? line.label) }));
}

/** Truncated to fit beside its line. */
export function shortened(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
