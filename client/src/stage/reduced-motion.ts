/** Whether motion is reduced, by the page's settings or the device's. */
export function isMotionReduced(element: Element | undefined): boolean {
  return (
    element === undefined ||
    element.closest(".still") !== null ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
