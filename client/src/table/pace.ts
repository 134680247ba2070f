/** How quickly things happen at a table. */

import type { IconName } from "../art/lobby/icons";
import type { SetPace } from "../wire/messages";

export type Pace = SetPace["pace"];

export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];

/** How long animations take at each pace. */
export const TEMPOS: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

export const PACE_ICONS: Readonly<Record<Pace, IconName>> = {
  slow: "slow",
  normal: "play",
  fast: "fast",
  instant: "instant",
};

export function isPace(value: unknown): value is Pace {
  return PACES.some((pace) => pace === value);
}

/** The next faster pace; after the fastest, the slowest. */
export function nextPace(pace: Pace): Pace {
  return PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? "normal";
}
