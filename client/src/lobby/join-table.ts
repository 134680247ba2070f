/** Taking a seat so that a lost answer loses nothing: the secret is kept before it is asked with. */

import { Refusal } from "../room/api";
import { newSecret } from "../room/secrets";
import type { AppState } from "../room/app-state.svelte";
import type { TableInfo } from "../wire/requests";

export async function joinTable(
  app: Pick<AppState, "api" | "store">,
  { id, game }: Pick<TableInfo, "id" | "game">,
  name: string,
  seat: number | null,
  known: string | null,
): Promise<void> {
  const { api, store } = app;
  const kept = known ?? store.secret(id);
  const secret = kept ?? newSecret();
  const held = { table: id, secret, game, at: Date.now() };
  store.saveSeat(held);
  try {
    const seated = await api.join(id, { name, seat, secret });
    store.saveSeat({ ...held, seat: seated.seat });
  } catch (error) {
    // Refused for certain: there is no seat to this secret. Without an answer there may be.
    if (error instanceof Refusal && kept === null) store.forgetSeat(id);
    throw error;
  }
}
