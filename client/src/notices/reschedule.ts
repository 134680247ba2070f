/** The language and the quiet hours of notices, which are the same at all tables of this browser. */

import type { AppState } from "../app/app-state.svelte";
import { Refusal } from "../app/api";
import type { SubscriptionRequest } from "../wire/requests";
import { quietHours } from "./quiet";

type Known = Pick<AppState, "api" | "language" | "preferences" | "store">;

export function scheduleOf({
  language,
  preferences,
}: Pick<Known, "language" | "preferences">): Pick<SubscriptionRequest, "language" | "quiet"> {
  return { language, quiet: quietHours(preferences.quiet) };
}

/** Tell the server about a change. Tables that are gone have no notices. */
export async function rescheduleAll(app: Known): Promise<void> {
  const schedule = scheduleOf(app);
  for (const { table, secret } of app.store.seats) {
    try {
      for (const { id } of await app.api.subscriptions(table, secret))
        await app.api.reschedule(table, secret, id, schedule);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
