/** The places of the belt, and what happened to the cards there. */

import type { FzzztView } from "../../wire/messages";
import { type Cards, powerOf } from "./card-facts";

export interface Sale {
  readonly card: string;
  readonly winner: number;
  readonly power: number;
}

/** Sales seen by this page, by round and auction; a page opened later knows fewer. */
export type Sales = ReadonlyMap<string, Sale>;

export type Place = { readonly number: number } & (
  | { readonly sort: "sold"; readonly sale: Sale | null; readonly isLast: boolean }
  | { readonly sort: "open"; readonly card: string; readonly isHead: boolean }
  | { readonly sort: "down" }
);

/** Cards sold in this round: one per auction. */
export function soldOf({ phase, auction }: FzzztView): number {
  return phase === "bidding" ? auction - 1 : auction;
}

/** How many cards the belt holds when it is full. */
export function beltLength(view: FzzztView): number {
  return soldOf(view) + view.belt.length + view.face_down;
}

export function placesOf(view: FzzztView, sales: Sales): Place[] {
  const sold = soldOf(view);
  return Array.from({ length: beltLength(view) }, (_, at): Place => {
    const number = at + 1;
    if (at < sold)
      return {
        number,
        sort: "sold",
        sale: sales.get(`${view.round}.${number}`) ?? null,
        isLast: number === sold,
      };
    const card = view.belt[at - sold];
    if (card === undefined) return { number, sort: "down" };
    return { number, sort: "open", card, isHead: at === sold };
  });
}

/** Adds the last auction, if it was in this round. */
export function recordSale(sales: Sales, view: FzzztView, cards: Cards): Sales {
  const sold = soldOf(view);
  if (view.last === null || sold === 0) return sales;
  const { card, winner, bids } = view.last;
  const key = `${view.round}.${sold}`;
  const power = powerOf(bids[winner] ?? [], cards);
  const known = sales.get(key);
  if (known?.card === card && known.winner === winner && known.power === power) return sales;
  return new Map(sales).set(key, { card, winner, power });
}
