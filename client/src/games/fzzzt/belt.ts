/** The places of the belt, and what happened to the cards there. */

import type { Episode } from "../../story/story";
import type { FzzztView } from "../../wire/messages";

export interface Sale {
  readonly card: string;
  readonly winner: number;
  readonly power: number;
}

/** The sales of a round, in order. */
export type Sales = readonly Sale[];

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
        sale: sales[at] ?? null,
        isLast: number === sold,
      };
    const card = view.belt[at - sold];
    if (card === undefined) return { number, sort: "down" };
    return { number, sort: "open", card, isHead: at === sold };
  });
}

/** The sales of a round according to the story, which may be ahead of the table. */
export function salesOf(story: readonly Episode[], round: number): Sales {
  const rounds = story.flatMap(({ sort }, at) => (sort === "round" ? [at] : []));
  return story.slice((rounds[round - 1] ?? story.length) + 1, rounds[round]).flatMap(({ sort, events }) => {
    if (sort !== "auction") return [];
    const told = events.map(({ event }) => event);
    const won = told.find((event) => event.type === "auction-won");
    const shown = told.find((event) => event.type === "bids-shown");
    if (won === undefined) return [];
    return [{ card: won.card, winner: won.seat, power: shown?.powers[won.seat] ?? 0 }];
  });
}
