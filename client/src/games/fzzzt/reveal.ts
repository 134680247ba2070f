/** All bids of an auction side by side, and their outcome. */

import type { Banner } from "../../stage/cues";
import { type Cards, powerOf } from "./card-facts";

export interface ShownBid {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly power: number;
  readonly wins: boolean;
  /** Whether it ties with the winner's. */
  readonly ties: boolean;
  /** Whether the tie made them Chief. */
  readonly becomesChief: boolean;
}

export interface Auction {
  readonly card: string | null;
  /** By seat. */
  readonly bids: readonly (readonly string[])[];
  /** Null until it is known. */
  readonly winner: number | null;
  /** The seats whose bids tie with the winner's; empty without a tie, or until it is known. */
  readonly tied: readonly number[];
  /** The Chief when bids were placed and now, if known. */
  readonly chief: { readonly was: number; readonly is: number } | null;
}

/** The bidders in turn order, starting with the Chief of that auction. */
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

/** The banner shown while bids are revealed. */
export interface RevealBanner extends Banner {
  readonly sort: "bids";
  readonly auction: Auction;
}

export function isReveal(banner: Banner | null): banner is RevealBanner {
  return banner?.sort === "bids" && "auction" in banner;
}
