/**
 * Keeps keyboard focus from getting lost when the focused control disappears or is disabled: it moves to
 * whatever covers the table, or to the home area, which a table marks with `data-home` (the hand and the
 * actions).
 */

const PLACES = ["dialog:modal", "dialog[open]", "[data-home]"];
const CONTROL = ":is(button, input):enabled:not([tabindex='-1'])";
const OUT_OF_USE = ":disabled, [inert] *";

/** Attachment for the root element of a table. */
export function restoreFocus(root: HTMLElement): () => void {
  /** The last focused element, if it was reached by keyboard; mouse users need no help. */
  let last: Element | null = null;
  /** There is no control to focus yet: the table as a whole has the focus. */
  let waits = false;
  let frame = 0;

  function note({ target }: FocusEvent): void {
    last = target instanceof Element && target.matches(":focus-visible") ? target : null;
    waits = false;
  }

  function isLost(): boolean {
    const now = document.activeElement;
    if (last === null || (now !== document.body && now !== last)) return false;
    return !last.isConnected || last.matches(OUT_OF_USE);
  }

  function look(): void {
    frame = 0;
    if (!(waits || isLost()) || goOn(root)) return;
    root.querySelector("main")?.focus({ preventScroll: true });
    waits = true;
  }

  // Let other code that wants the focus go first.
  const watch = new MutationObserver(() => (frame ||= requestAnimationFrame(look)));
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled", "inert"] });
  root.addEventListener("focusin", note);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    root.removeEventListener("focusin", note);
  };
}

/** The first control that accepts the focus; hidden or covered ones do not. */
function goOn(root: HTMLElement): boolean {
  return PLACES.flatMap((place) => [...root.querySelectorAll<HTMLElement>(`${place} ${CONTROL}`)]).some(
    (control) => {
      control.focus();
      return document.activeElement === control;
    },
  );
}
