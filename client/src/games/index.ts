/** The games with a table of their own, each loaded on demand. */

import type { GameTable } from "../table/game-table";

const TABLES: Readonly<Record<string, () => Promise<{ table: GameTable }>>> = {
  fzzzt: async () => ({ table: (await import("./fzzzt")).table as unknown as GameTable }),
  frantic: async () => ({ table: (await import("./frantic")).table as unknown as GameTable }),
  flautz: async () => ({ table: (await import("./flautz")).table as unknown as GameTable }),
};

/** Null for games this page can only show as text. */
export async function tableOf(game: string): Promise<GameTable | null> {
  const load = Object.hasOwn(TABLES, game) ? TABLES[game] : undefined;
  return load === undefined ? null : (await load()).table;
}
