/** Lines over time, one for each seat: where their points, labels and grid lines are. */

/** The values of all seats at a time. */
export interface Sample {
  /** From 0 at the left to 1 at the right. */
  readonly at: number;
  readonly values: readonly number[];
  /** The head of its row in the table; null for none. */
  readonly row: number | null;
}

/** The range of values shown. */
export interface Scale {
  readonly least: number;
  readonly most: number;
}

export interface Line {
  readonly seat: number;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** The y of its label, moved so that no two overlap. */
  readonly label: number;
  readonly last: number;
}

export interface LineLook {
  readonly colour: string;
  readonly dash: string;
}

/** The dashes of the lines, so that seats can be told apart without colours. */
const DASHES = ["none", "9 5", "2 5", "14 4 2 4", "5 3", "1 3", "18 5", "9 3 2 3"] as const;
/** The distance between labels. */
const APART = 16;
const LONGEST = 17;

/** The area in which lines are drawn. */
export class Plot {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly scale: Scale,
  ) {}

  x(at: number): number {
    return round(at * this.width);
  }

  y(value: number): number {
    const { least, most } = this.scale;
    return round(this.height - ((value - least) / (most - least)) * this.height);
  }

  linesOf(samples: readonly Sample[]): Line[] {
    const seats = samples[0]?.values.length ?? 0;
    const lines = Array.from({ length: seats }, (_, seat) => {
      const points = samples.map(({ at, values }) => [this.x(at), this.y(values[seat] ?? 0)] as const);
      const last = samples.at(-1)?.values[seat] ?? 0;
      return { seat, points, last, label: points.at(-1)?.[1] ?? 0 };
    });
    return apart(lines, this.height);
  }
}

/** How the line of a seat is drawn in every chart. */
export function lineLook(seat: number): LineLook {
  return {
    colour: `var(--seat-${seat % DASHES.length})`,
    dash: DASHES[seat % DASHES.length] ?? "none",
  };
}

/** Truncated to fit beside its line. */
export function shortened(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}

/** Move the labels of the lines so that no two overlap. */
function apart(lines: readonly Line[], height: number): Line[] {
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

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
