/**
 * Signs other devices out: the seat gets another secret. It is saved beside the old one before the request, so a
 * lost answer loses nothing. Of the notices to browsers, those to this one stay.
 */

import { browserDigest } from "../notices/push";
import { Refusal } from "../app/api";
import { newSecret } from "../app/secrets";
import type { AppState } from "../app/app-state.svelte";

export async function signOutOthers(app: Pick<AppState, "api" | "store">, table: string): Promise<void> {
  const { api, store } = app;
  const keep = await browserDigest();
  const held = store.seats.find((one) => one.table === table);
  if (held === undefined) return;
  const next = held.next ?? newSecret();
  store.planSecret(table, next);
  try {
    await api.changeSecret(table, held.secret, next, keep);
  } catch (error) {
    // After a lost answer the new secret may be the right one already.
    const isDone = held.next !== undefined && isWrongSecret(error);
    if (error instanceof Refusal && !isDone) store.planSecret(table, null);
    if (!isDone) throw error;
  }
  store.usePlannedSecret(table);
}

function isWrongSecret(error: unknown): boolean {
  return error instanceof Refusal && error.problem.code === "wrong-secret";
}
