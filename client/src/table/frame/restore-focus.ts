/**
 * Whoever plays with the keyboard is not lost when what they used is gone, or can no longer be used: they go on in
 * what lies over the table, or at home, which a table marks with `data-home`: the own hand, and what else can be done.
 */

const PLACES = ["dialog:modal", "dialog[open]", "[data-home]"];
const CONTROL = ":is(button, input):enabled:not([tabindex='-1'])";
const OUT_OF_USE = ":disabled, [inert] *";

/** For as long as the table is on the page. */
export function restoreFocus(root: HTMLElement): () => void {
  /** Where somebody was last, if they go by keys: whoever points does not look for the focus. */
  let last: Element | null = null;
  /** NotFound to go on yet: they wait at the table as a whole. */
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

  // Others may want the focus for something of theirs: they come first.
  const watch = new MutationObserver(() => (frame ||= requestAnimationFrame(look)));
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ["disabled", "inert"] });
  root.addEventListener("focusin", note);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    root.removeEventListener("focusin", note);
  };
}

/** The first control that takes the focus; those that are hidden or covered do not. */
function goOn(root: HTMLElement): boolean {
  return PLACES.flatMap((place) => [...root.querySelectorAll<HTMLElement>(`${place} ${CONTROL}`)]).some(
    (control) => {
      control.focus();
      return document.activeElement === control;
    },
  );
}
