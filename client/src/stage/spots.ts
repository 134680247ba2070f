/** The first visible spot of that name: phone and desktop layouts may both have one. */
export function findSpot(root: Element, spot: string): HTMLElement | null {
  const found = root.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
  return [...found].find((element) => element.getClientRects().length > 0) ?? null;
}
