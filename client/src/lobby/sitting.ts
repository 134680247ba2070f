/** Taking a seat so that a lost answer loses nothing: the secret is kept before it is asked with. */

import { Refusal } from "../room/api";
import { newSecret } from "../room/secrets";
import type { Visitor } from "../room/visitor.svelte";
import type { TableInfo } from "../wire/requests";

export async function sitDown(
  visitor: Pick<Visitor, "api" | "memory">,
  { id, game }: Pick<TableInfo, "id" | "game">,
  name: string,
  seat: number | null,
  known: string | null,
): Promise<void> {
  const { api, memory } = visitor;
  const kept = known ?? memory.secret(id);
  const secret = kept ?? newSecret();
  const held = { table: id, secret, game, at: Date.now() };
  memory.hold(held);
  try {
    const seated = await api.join(id, { name, seat, secret });
    memory.hold({ ...held, seat: seated.seat });
  } catch (error) {
    // Refused for certain: there is no seat to this secret. Without an answer there may be.
    if (error instanceof Refusal && kept === null) memory.letGo(id);
    throw error;
  }
}
