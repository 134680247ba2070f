/** Fzzzt! moves in words. */

import type { TableContext } from "../../table/table-context";
import type { FzzztView } from "../../wire/messages";
import { nameOf } from "./cards";
import { sortOf } from "./card-facts";

/** An unknown move is returned as it is. */
export function say(
  move: string,
  { cards, words }: Pick<TableContext<FzzztView>, "cards" | "words">,
): string {
  if (move === "leave") return words.say("fzzzt-say-leave");
  const [verb, named = "", ...rest] = move.split(" ");
  const codes = named.split("+");
  if (rest.length > 0 || codes.some((code) => sortOf(code, cards) === null)) return move;
  const names = codes.map((code) => nameOf(code, { cards, words }));
  if (verb === "bid") return words.say("fzzzt-say-bid", { cards: words.list(names) });
  if (verb === "allocate" && names.length === 1)
    return words.say("fzzzt-say-allocate", { card: names[0] ?? "" });
  return move;
}
