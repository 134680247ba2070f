/** Opens the table of this browser with a deal that others play too. */

import type { AppState } from "../app/app-state.svelte";
import type { Seated } from "../wire/requests";

export async function playDaily(app: AppState, day: string, game: string): Promise<void> {
  goTo(app, await app.api.playDaily(day, game, app.name, app.store.browser));
}

export async function takeChallenge(app: AppState, challenge: string): Promise<void> {
  goTo(app, await app.api.takeChallenge(challenge, app.name, app.store.browser));
}

function goTo(app: AppState, seated: Seated): void {
  keepSeat(app, seated);
  app.navigate({ page: "table", table: seated.table });
}

/** A seat that has got another secret since is known here only by that. */
export function keepSeat(app: Pick<AppState, "store">, { table, seat, secret, info }: Seated): void {
  if (app.store.secret(table) !== null && seat === null) return;
  app.store.saveSeat({ table, seat, secret, game: info.game, at: Date.now() });
}
