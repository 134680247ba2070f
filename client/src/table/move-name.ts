/** A move in words. */

import type { TableState } from "../wire/table-state";
import type { GameTable } from "./game-table";
import type { TableContext } from "./table-context";

/** In the page's words, in the server's if the page has none for the game, or in notation. */
export function moveName(
  move: string,
  context: TableContext,
  game: GameTable | null,
  shown: TableState | null,
): string {
  if (game !== null) return game.say(move, context);
  const at = shown?.choices.findIndex(([text]) => text === move) ?? -1;
  return shown?.words?.choices?.[at] ?? move;
}
