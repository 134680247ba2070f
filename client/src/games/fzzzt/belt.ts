/** The eight places of the belt, and what became of the cards that lay there. */

import type { FzzztView } from "../../wire/messages";
import { type Cards, powerOf } from "./facts";

export const PLACES = 8;

export interface Sale {
  readonly card: string;
  readonly winner: number;
  readonly power: number;
}

/** What this page has seen sold, by round and auction; a page that came later knows less. */
export type Sales = ReadonlyMap<string, Sale>;

export type Place = { readonly number: number } & (
  | { readonly sort: "sold"; readonly sale: Sale | null; readonly isLast: boolean }
  | { readonly sort: "open"; readonly card: string; readonly isHead: boolean }
  | { readonly sort: "down" }
);

export function placesOf(view: FzzztView, sales: Sales): Place[] {
  const sold = PLACES - view.belt.length - view.face_down;
  return Array.from({ length: PLACES }, (_, at): Place => {
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

/** With the last auction noted. */
export function noted(sales: Sales, view: FzzztView, cards: Cards): Sales {
  if (view.last === null) return sales;
  const { card, winner, bids } = view.last;
  const key = lastAuction(view);
  const power = powerOf(bids[winner] ?? [], cards);
  const known = sales.get(key);
  if (known?.card === card && known.winner === winner && known.power === power) return sales;
  return new Map(sales).set(key, { card, winner, power });
}

function lastAuction({ phase, round, auction }: FzzztView): string {
  if (phase !== "bidding") return `${round}.${PLACES}`;
  return auction > 1 ? `${round}.${auction - 1}` : `${round - 1}.${PLACES}`;
}
