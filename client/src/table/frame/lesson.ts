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
