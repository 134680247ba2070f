/** All bids of an auction side by side, and what came of them. */

import type { Banner } from "../../stage/cues";
import { type Cards, powerOf } from "./card-facts";

export interface ShownBid {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly power: number;
  readonly wins: boolean;
  /** Whether it is one of several that are as high as the winner's. */
  readonly ties: boolean;
  /** Whether the tie made them Chief. */
  readonly becomesChief: boolean;
}

export interface Auction {
  readonly card: string | null;
  /** By seat. */
  readonly bids: readonly (readonly string[])[];
  /** Null while it is not known. */
  readonly winner: number | null;
  /** Those whose bids are as high as the winner's; empty without a tie, and while it is not known. */
  readonly tied: readonly number[];
  /** Who was Chief when bids were made, and who is now, as far as known. */
  readonly chief: { readonly was: number; readonly is: number } | null;
}

/** Those who bid, beginning with the Chief of that auction. */
export function shownBids({ bids, winner, tied, chief }: Auction, cards: Cards): ShownBid[] {
  const first = chief?.was ?? 0;
  return bids
    .map((bid, seat) => ({
      seat,
      cards: bid,
      power: powerOf(bid, cards),
      wins: seat === winner,
      ties: tied.includes(seat),
      becomesChief: chief !== null && chief.is === seat && chief.was !== seat,
    }))
    .filter((bid) => bid.cards.length > 0)
    .sort((one, other) => turn(one.seat, first, bids.length) - turn(other.seat, first, bids.length));
}

function turn(seat: number, first: number, seats: number): number {
  return (seat - first + seats) % seats;
}

/** The moment at which bids are turned over. */
export interface RevealBanner extends Banner {
  readonly sort: "bids";
  readonly auction: Auction;
}

export function isReveal(banner: Banner | null): banner is RevealBanner {
  return banner?.sort === "bids" && "auction" in banner;
}
