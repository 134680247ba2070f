/** The guided game: one hint at a time, each once. */

import type { GameEvent } from "../../wire/messages";
import type { TableContext } from "../table-context";
import type { Hint } from "../game-table";

/** The state of a guided game, as far as it has been shown. */
export interface Moment {
  readonly context: TableContext;
  readonly past: readonly GameEvent[];
  readonly isOver: boolean;
}

/** The next hint that applies and was not shown: with the result only those about it, the farewell last. */
export function hintFor(
  lesson: readonly Hint[],
  shown: ReadonlySet<string>,
  { context, past, isOver }: Moment,
): Hint | null {
  if (lesson.some(({ key, isFarewell }) => isFarewell && shown.has(key))) return null;
  const waiting = lesson.filter(
    ({ key, isAtEnd, isFarewell }) => !shown.has(key) && (isAtEnd === true || isFarewell === true) === isOver,
  );
  return waiting.find(({ when }) => when(context, past)) ?? null;
}

/** Hints come when they matter, and some never: number them as they are shown. */
export function numberOf(lesson: readonly Hint[], shown: ReadonlySet<string>): number {
  return lesson.filter(({ key }) => shown.has(key)).length + 1;
}
