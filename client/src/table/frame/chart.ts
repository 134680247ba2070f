/** The score over the rounds of a game as lines on a grid. */

export interface Chapter {
  readonly chapter: number;
  /** By seat. */
  readonly scores: readonly number[];
}

export interface Grid {
  readonly width: number;
  readonly height: number;
}

export interface Curve {
  readonly seat: number;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Where its name stands beside its end, moved so that no two lie on each other. */
  readonly label: number;
  readonly last: number;
}

const APART = 16;

/** Everybody starts with nothing, before the first round. */
export function curves(chapters: readonly Chapter[], { width, height }: Grid): Curve[] {
  const seats = chapters[0]?.scores.length ?? 0;
  const { least, most } = bounds(chapters);
  const y = (score: number): number => round(height - ((score - least) / (most - least)) * height);
  const x = (at: number): number => round((at / chapters.length) * width);
  const lines = Array.from({ length: seats }, (_, seat) => {
    const scores = [0, ...chapters.map(({ scores }) => scores[seat] ?? 0)];
    const points = scores.map((score, at) => [x(at), y(score)] as const);
    return { seat, points, last: scores.at(-1) ?? 0, label: points.at(-1)?.[1] ?? 0 };
  });
  return apart(lines, height);
}

/** Round values for the lines of the grid. */
export function marks(chapters: readonly Chapter[], most = 5): number[] {
  const { least, most: highest } = bounds(chapters);
  const rough = (highest - least) / most;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power * 10;
  const found: number[] = [];
  for (let mark = Math.ceil(least / step) * step + 0; mark <= highest; mark += step) found.push(mark);
  return found;
}

export function bounds(chapters: readonly Chapter[]): { readonly least: number; readonly most: number } {
  const scores = [0, ...chapters.flatMap(({ scores }) => scores)];
  const least = Math.min(...scores);
  return { least, most: Math.max(...scores, least + 1) };
}

function apart(lines: readonly Curve[], height: number): Curve[] {
  const sorted = [...lines].sort((one, other) => one.label - other.label);
  const labels = new Map<number, number>();
  let free = -Infinity;
  for (const { seat, label } of sorted) labels.set(seat, (free = Math.max(label, free + APART)));
  // What hangs out below moves up, with those that it would lie on then.
  let room = height + APART;
  for (const { seat, label } of sorted.reverse())
    labels.set(seat, (room = Math.min(labels.get(seat) ?? label, room - APART)));
  return lines.map((line) => ({ ...line, label: round(labels.get(line.seat) ?? line.label) }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
