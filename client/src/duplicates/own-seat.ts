/** The seat of this browser in a finished game: from there it may challenge others. */

import type { ChallengeOffer } from "../room/app-state.svelte";
import type { LocalStore } from "../room/local-store";

/** The table where the game of a record was played. */
export function tableOf(record: string): string {
  return record.slice(0, record.lastIndexOf("-"));
}

/** Null if this browser has no seat at the table, or not one whose cards others could have. */
export function ownOffer(
  store: Pick<LocalStore, "seats">,
  record: string,
  isPerson: (seat: number) => boolean,
): ChallengeOffer | null {
  const seat = store.seats.find(({ table }) => table === tableOf(record))?.seat ?? null;
  return seat === null || !isPerson(seat) ? null : { record, seat };
}
