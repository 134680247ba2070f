/** Related choices in the text view: groups of boxes to tick, a running total, and one button. */

export interface TextOption {
  readonly key: string;
  readonly label: string;
}

export interface TextGroup {
  readonly id: string;
  readonly legend: string;
  /** How many options may be picked; one is a choice among radio buttons, null any number. */
  readonly most: number | null;
  readonly options: readonly TextOption[];
}

/** The keys of the picked options, by group. */
export type Picks = Readonly<Record<string, readonly string[]>>;

export interface TextForm {
  /** Identifies the question: another one begins without picks. */
  readonly id: string;
  readonly groups: readonly TextGroup[];
  /** The offered moves that it stands for; all others keep their buttons. */
  covers(move: string): boolean;
  /** What has been picked so far, in words; empty for nothing to say. */
  total(picks: Picks): string;
  /** What the button says, and the moves that it sends; none while something is missing. */
  readonly button: string;
  moves(picks: Picks): readonly string[];
}

/** The first picked option of a group. */
export function pickedIn(picks: Picks, group: string): string | null {
  return picks[group]?.[0] ?? null;
}

/** Pick or unpick an option; beyond the limit, the earliest is dropped. */
export function picked({ id, most }: TextGroup, picks: Picks, key: string): Picks {
  const old = picks[id] ?? [];
  if (most === 1) return { ...picks, [id]: [key] };
  const next = old.includes(key) ? old.filter((other) => other !== key) : [...old, key];
  return { ...picks, [id]: most === null ? next : next.slice(-most) };
}
