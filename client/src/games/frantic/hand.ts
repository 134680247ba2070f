/** The player's hand, sorted. */

import { CARD_CODES } from "../../art/frantic";
import { keyed } from "../../table/parts/fan-card";
import { numberOf, sortOf } from "./cards";

export type Order = "colour" | "kind";

export interface HandCard {
  readonly key: string;
  readonly code: string;
}

/** By colour, as the server sends it; or numbers first, then specials, with equals side by side. */
export function sorted(hand: readonly string[], order: Order): readonly HandCard[] {
  const cards = keyed(hand);
  return order === "colour" ? cards : cards.toSorted((one, other) => rank(one.code) - rank(other.code));
}

const SORTS = [...new Set(CARD_CODES.map(sortOf))];

function rank(code: string): number {
  return Number(numberOf(code) ?? 10 + SORTS.indexOf(sortOf(code)));
}
