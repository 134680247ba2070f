/** What if: who plays on from a moment of a replay, and against which bots. */

import { newSecret } from "../app/secrets";
import type { AppState } from "../app/app-state.svelte";
import type { Branch, BranchRequest } from "../wire/requests";
import { seatOf, type Viewer } from "./viewer";

/** The seat that is offered first: that of the viewer. */
export function offeredSeat(viewer: Viewer): number {
  return seatOf(viewer) ?? 0;
}

/** The level that is offered first: that of the strongest bot of the game, or the usual one. */
export function offeredLevel(players: readonly string[], levels: readonly string[]): string {
  const played = levels.filter((level) => players.includes(level));
  return played.at(-1) ?? (levels.includes("normal") ? "normal" : (levels[0] ?? "random"));
}

export function branchRequest(
  moment: Omit<Branch, "record">,
  seats: number,
  level: string,
  name: string,
  secret: string,
): BranchRequest {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== moment.seat);
  return { ...moment, name, secret, bots: Object.fromEntries(others.map((seat) => [String(seat), level])) };
}

/** Opens the table, saves the seat and goes there. */
export async function playOn(
  app: AppState,
  record: string,
  game: string,
  wish: BranchRequest,
): Promise<void> {
  const { table, seat, secret } = await app.api.branch(record, wish);
  app.store.saveSeat({ table, seat, secret, game, at: Date.now() });
  app.navigate({ page: "table", table });
}

/** Begins again where a branch began, against the same bots, with other cards. */
export async function tryAgain(
  app: AppState,
  { record, move, seat }: Branch,
  game: string,
  bots: readonly (string | null | undefined)[],
  name: string,
): Promise<void> {
  const named = bots.flatMap((bot, at) => (bot == null || at === seat ? [] : [[String(at), bot] as const]));
  await playOn(app, record, game, { move, seat, name, secret: newSecret(), bots: Object.fromEntries(named) });
}
