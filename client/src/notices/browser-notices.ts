/** The notices of this browser at its tables: they end when it forgets them, and follow its push subscription. */

import type { Api } from "../app/api";
import type { AppState } from "../app/app-state.svelte";
import type { SavedSeat } from "../app/local-store";
import { browserDigest, digestOf, pushState, subscribeBrowser, unsubscribeBrowser } from "./push";
import { scheduleOf } from "./reschedule";

type Silencer = Pick<Api, "subscriptions" | "unsubscribe">;

/** Before the seats are forgotten: their notices no longer reach this browser. Other devices keep theirs. */
export async function silence(api: Silencer, seats: readonly SavedSeat[]): Promise<void> {
  const digest = await browserDigest();
  if (digest !== null) await stopAll(api, seats, digest);
}

/** No server can reach this browser any more, and this one does not try. */
export async function silenceAll(api: Silencer, seats: readonly SavedSeat[]): Promise<void> {
  const digest = await browserDigest();
  if (digest !== null) await Promise.all([unsubscribeBrowser(), stopAll(api, seats, digest)]);
}

/** Whoever is at the table needs no notice about it. */
export async function closeNotices(table: string): Promise<void> {
  if (pushState() !== "possible") return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notice of (await registration?.getNotifications({ tag: table })) ?? []) notice.close();
}

/** Browsers replace their push subscription at times: tell the server, if this one was told about turns. */
export async function renewNotices(
  app: Pick<AppState, "api" | "language" | "preferences" | "store">,
  table: string,
): Promise<void> {
  const { api, store } = app;
  const held = store.seats.find((one) => one.table === table);
  // Only a click may ask for permission.
  if (held?.push === undefined || pushState() !== "possible" || Notification.permission !== "granted") return;
  if ((await browserDigest()) === held.push) return;
  const address = await subscribeBrowser((await api.noticeMeans()).push_key);
  if (address === null) return;
  await stop(api, table, held.secret, held.push);
  await api.subscribe(table, held.secret, { address, ...scheduleOf(app) });
  store.notePush(table, await digestOf(address.endpoint));
}

/** A seat without an answer does not stop the others. */
async function stopAll(api: Silencer, seats: readonly SavedSeat[], digest: string): Promise<void> {
  await Promise.allSettled(seats.map(({ table, secret }) => stop(api, table, secret, digest)));
}

async function stop(api: Silencer, table: string, secret: string, digest: string): Promise<void> {
  const own = (await api.subscriptions(table, secret)).filter((one) => one.digest === digest);
  for (const { id } of own) await api.unsubscribe(table, secret, id);
}
