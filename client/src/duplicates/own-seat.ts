/** The seat of this browser in a finished game: from there it may challenge others. */

import type { ChallengeOffer } from "../app/app-state.svelte";
import type { LocalStore } from "../app/local-store";
import type { PlayedGame } from "../history/played-game";

/** The table where the game of a record was played. */
export function tableOf(record: string): string {
  return record.slice(0, record.lastIndexOf("-"));
}

/**
 * Null if this browser has no seat at the table, or not one whose cards others could have. The game is that of the
 * history, if it is there: the player may have changed seats since.
 */
export function ownOffer(
  store: Pick<LocalStore, "seats">,
  record: string,
  played: Pick<PlayedGame, "seat"> | undefined,
  isPerson: (seat: number) => boolean,
): ChallengeOffer | null {
  const held = store.seats.find(({ table }) => table === tableOf(record));
  const seat = held === undefined ? null : (played?.seat ?? held.seat ?? null);
  return seat === null || !isPerson(seat) ? null : { record, seat };
}
