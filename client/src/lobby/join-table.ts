/** Joins a table idempotently: the secret is saved before the request, so a lost response loses nothing. */

import { Refusal } from "../app/api";
import { newSecret } from "../app/secrets";
import type { AppState } from "../app/app-state.svelte";
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
    // Refused for certain, so this secret has no seat. Without an answer it may have one.
    if (error instanceof Refusal && kept === null) store.forgetSeat(id);
    throw error;
  }
}
