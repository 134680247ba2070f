/** Opens a new table, saves the seat and navigates to it. */

import type { NewTableRequest } from "../app/api";
import { newSecret } from "../app/secrets";
import type { AppState } from "../app/app-state.svelte";
import type { GameInfo } from "../wire/requests";
import { type Extras, gameWithBots, invitation, PLAIN, restoreSetup, type Setup } from "./setup";

export type Opponents = "bots" | "friends";

/** The last setup used for the game, or the default. */
export function setupOf(app: AppState, game: GameInfo): Setup {
  return restoreSetup(game, app.store.setup(game.name));
}

export async function openTable(
  app: AppState,
  opponents: Opponents,
  game: GameInfo,
  setup: Setup = setupOf(app, game),
  extras: Extras = PLAIN,
): Promise<void> {
  const request = opponents === "bots" ? gameWithBots : invitation;
  await open(app, request(game, setup, extras, app.name, newSecret()));
}

/** Opens the guided first game. */
export async function openLesson(app: AppState, game: GameInfo): Promise<void> {
  await open(app, {
    game: game.name,
    seats: game.least_seats,
    name: app.name,
    secret: newSecret(),
    lesson: true,
  });
  app.store.markGuided(game.name);
}

async function open(app: AppState, request: NewTableRequest): Promise<void> {
  const { table, seat, secret } = await app.api.open(request);
  app.store.saveSeat({ table, seat, secret, game: request.game, at: Date.now() });
  app.navigate({ page: "table", table });
}
