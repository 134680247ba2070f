/** Hints from a strong bot, for those who play against bots only. */

import type { TableContext } from "../table-context";

/** A guess for the page; the server decides. */
export function mayAskHint({ info, me, seats, choices }: TableContext): boolean {
  if (me === null || info.status !== "playing" || choices.length === 0 || info.duplicate) return false;
  return seats.every(({ seat, holder }) => seat === me || holder === "bot");
}

/** Where keys are text, or belong to something that lies above the table. */
const TAKES_KEYS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], dialog:modal';

/** Whether a key was pressed for itself: alone, not in a field and not in a modal dialog. */
export function isShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const takesKeys = target instanceof Element && target.closest(TAKES_KEYS) !== null;
  return !ctrlKey && !metaKey && !altKey && !takesKeys;
}
