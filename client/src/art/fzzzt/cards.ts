import type { Card, CardSize, Lettering } from "./card";
import { drawLarge, drawLargeBack } from "./large";
import { drawSmall, drawSmallBack } from "./small";

/** The view box of each size; the small drawing is meant for cards narrower than 66 pixels. */
export const VIEW_BOXES: Record<CardSize, string> = { large: "0 0 100 140", small: "0 0 40 56" };

/** A card's face, as the inside of an `<svg>` with the view box of its size; the page needs `defs()` once. */
export function drawCard(card: Card, size: CardSize, lettering: Lettering): string {
  return size === "large" ? drawLarge(card, lettering) : drawSmall(card);
}

export function drawBack(size: CardSize): string {
  return size === "large" ? drawLargeBack() : drawSmallBack();
}
