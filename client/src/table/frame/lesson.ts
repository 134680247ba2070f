/** The guided game: one hint at a time, each once. */

import type { GameEvent } from "../../wire/messages";
import type { Desk } from "../desk";
import type { Hint } from "../game-table";

/** The hint for this moment, if there is one that was not given yet. */
export function hintFor(
  lesson: readonly Hint[],
  given: ReadonlySet<string>,
  desk: Desk,
  past: readonly GameEvent[],
): Hint | null {
  return lesson.find((hint) => !given.has(hint.key) && hint.when(desk, past)) ?? null;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

const GAP = 14;
const EDGE = 8;

/** Where a bubble of that size is out of the way of what it speaks of: above it, below it, or in the middle. */
export function bubblePlace(
  spot: Box | null,
  bubble: Pick<Box, "width" | "height">,
  page: Pick<Box, "width" | "height">,
): Place {
  const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  const middle = spot === null ? page.width / 2 : spot.left + spot.width / 2;
  const left = clamp(middle - bubble.width / 2, page.width - bubble.width);
  if (spot === null)
    return { left, top: clamp((page.height - bubble.height) / 3, page.height - bubble.height) };
  const above = spot.top - GAP - bubble.height;
  const below = spot.top + spot.height + GAP;
  const top = above >= EDGE ? above : below;
  return { left, top: clamp(top, page.height - bubble.height) };
}
