/** Calls back when the layout may have changed, at most once per frame. */
export function watchLayout(stage: HTMLElement, own: HTMLElement, moved: () => void): () => void {
  let frame = 0;
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(moved);
  };
  const sizes = new ResizeObserver(soon);
  for (const element of [stage, own, ...stage.querySelectorAll(".scroller, .stage, [data-spot]")])
    sizes.observe(element);
  // Spots come and go with the state of the table.
  const spots = new MutationObserver(soon);
  for (const floor of stage.querySelectorAll(".scroller"))
    spots.observe(floor, { childList: true, subtree: true });
  const ends = ["scroll", "transitionend", "animationend"];
  for (const name of ends) stage.addEventListener(name, soon, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    spots.disconnect();
    for (const name of ends) stage.removeEventListener(name, soon, { capture: true });
  };
}
