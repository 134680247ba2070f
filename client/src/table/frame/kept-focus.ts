/** Whoever answers a strip or a hint with the keyboard is not lost when it is gone: they are back at the table. */

const PASSING = ".strips, .bubble";

export function keptFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  const note = ({ target }: FocusEvent): void => {
    last = target instanceof Element && target.closest(PASSING) !== null ? target : null;
  };
  const watch = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    if (document.activeElement === document.body) root.querySelector("main")?.focus({ preventScroll: true });
  });
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", note);
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", note);
  };
}
