/** Hints from a strong bot, for those who play against bots only. */

import type { TableContext } from "../table-context";

/** A guess for the page; the server decides. */
export function mayAskHint({ info, me, seats, choices }: TableContext): boolean {
  if (me === null || info.status !== "playing" || choices.length === 0) return false;
  return seats.every(({ seat, holder }) => seat === me || holder === "bot");
}

/** Whether a key was pressed for itself: alone, not in a field and not in a modal dialog. */
export function isShortcut({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const at = target instanceof Element ? target : null;
  const isTyping = at?.closest("input, textarea, select, [contenteditable], dialog:modal") != null;
  return !ctrlKey && !metaKey && !altKey && !isTyping;
}
