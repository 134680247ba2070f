/** The first spot of that name that can be seen: the same may be there for phones and for desks. */
export function findSpot(root: Element, spot: string): HTMLElement | null {
  const found = root.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`);
  return [...found].find((element) => element.getClientRects().length > 0) ?? null;
}
