/** How quickly things happen at a table. */

import type { SetPace } from "../wire/messages";

export type Pace = SetPace["pace"];

export const PACES: readonly Pace[] = ["slow", "normal", "fast", "instant"];

/** How long animations take at each pace. */
export const TEMPOS: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

export function isPace(value: unknown): value is Pace {
  return PACES.some((pace) => pace === value);
}
