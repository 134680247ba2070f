/** The player's hand: cards in a bid stay in place, raised. */

import { type FanCard, keyed, sameCards } from "../../table/parts/fan-card";
import type { FzzztView } from "../../wire/messages";
import { type Cards, inOrder } from "./card-facts";
import { cardSpot } from "./spots";

export interface Picking {
  /** Whether cards can be picked for a bid, now or in advance. */
  readonly able: boolean;
  readonly picks: ReadonlySet<string>;
  readonly pointed: ReadonlySet<string>;
}

export function handOf(view: FzzztView, cards: Cards, { able, picks, pointed }: Picking): FanCard[] {
  const all = keyed(inOrder([...view.hand, ...view.bid], cards));
  // A bid in flight stays raised, as if it were already placed.
  const laid = view.bid.length > 0 ? sameCards(all, view.bid, picks) : picks;
  return all.map(({ key, code }) => ({
    key,
    code,
    able,
    chosen: able ? picks.has(key) : laid.has(key) || undefined,
    pointed: pointed.has(code),
    spot: cardSpot(key),
  }));
}

/** The codes of the picked cards. */
export function pickedOf(hand: readonly FanCard[]): string[] {
  return hand.filter(({ chosen }) => chosen === true).map(({ code }) => code);
}
