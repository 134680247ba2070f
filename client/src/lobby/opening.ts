/** A new table: opened, kept in mind, and gone to. */

import type { Wish } from "../room/api";
import { newSecret } from "../room/secrets";
import type { Visitor } from "../room/visitor.svelte";
import type { GameInfo } from "../wire/requests";
import { type Extras, gameWithBots, invitation, PLAIN, recalled, type Setup } from "./setup";

export type Way = "bots" | "friends";

/** How somebody last played the game, or how it usually is. */
export function setupOf(visitor: Visitor, game: GameInfo): Setup {
  return recalled(game, visitor.memory.setup(game.name));
}

export async function openTable(
  visitor: Visitor,
  way: Way,
  game: GameInfo,
  setup: Setup = setupOf(visitor, game),
  extras: Extras = PLAIN,
): Promise<void> {
  const wish = way === "bots" ? gameWithBots : invitation;
  await open(visitor, wish(game, setup, extras, visitor.name, newSecret()));
}

/** The first game of somebody: it explains itself. */
export async function openLesson(visitor: Visitor, game: GameInfo): Promise<void> {
  await open(visitor, {
    game: game.name,
    seats: game.least_seats,
    name: visitor.name,
    secret: newSecret(),
    lesson: true,
  });
  visitor.memory.guide(game.name);
}

async function open(visitor: Visitor, wish: Wish): Promise<void> {
  const { table, seat, secret } = await visitor.api.open(wish);
  visitor.memory.hold({ table, seat, secret, game: wish.game, at: Date.now() });
  visitor.go({ page: "table", table });
}
