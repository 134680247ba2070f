/** Takes over the seats of another device. */

import type { LocalStore, SavedSeat } from "../app/local-store";
import type { AppState } from "../app/app-state.svelte";
import type { Seated } from "../wire/requests";

/** A seat from another device, and the seat that this device has at the same table already, if it is another one. */
export interface TakenSeat {
  readonly seated: Seated;
  readonly own: SavedSeat | null;
}

/** Redeem the code. Seats at tables where this device has another one are not kept yet: the player has to choose. */
export async function takeOver(app: Pick<AppState, "api" | "store">, code: string): Promise<TakenSeat[]> {
  const taken = (await app.api.redeemHandOver(code)).map((seated) => ({
    seated,
    own: ownSeat(app.store, seated),
  }));
  // The seat that is kept last becomes the first.
  for (const { seated, own } of taken.toReversed()) if (own === null) keepSeat(app.store, seated);
  return taken;
}

export function keepSeat(store: LocalStore, { table, secret, seat, info }: Seated): void {
  store.saveSeat({ table, secret, game: info.game, at: Date.now(), seat });
}

/** Another seat of this device at the table; null if it has none, or has lost it. */
function ownSeat(store: LocalStore, { table, secret, seat, info }: Seated): SavedSeat | null {
  const held = store.seats.find((one) => one.table === table);
  if (held === undefined || held.secret === secret || held.seat === seat) return null;
  const isHeld = held.seat == null || info.seats[held.seat]?.holder === "person";
  return isHeld ? held : null;
}
