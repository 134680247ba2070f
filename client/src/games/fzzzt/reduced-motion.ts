/** Whether nothing is to move: somebody's wish, of this page or of their device. */
export function isMotionReduced(element: Element | undefined): boolean {
  return (
    element === undefined ||
    element.closest(".still") !== null ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
