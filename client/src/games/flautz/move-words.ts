/** FLAUTZ! moves in words. */

import { FACES } from "../../art/flautz";
import type { TableContext } from "../../table/table-context";
import type { FlautzView } from "../../wire/messages";
import { nameOf } from "./cards";
import { CALL, FOCUS, put, putAndCall, replace, take } from "./moves";
import { allPlaces, isLastTurn } from "./selectors";

/** An unknown move is returned as it is. */
export function say(move: string, { words, view }: Pick<TableContext<FlautzView>, "words" | "view">): string {
  if (move === FOCUS) return words.say("flautz-say-focus");
  if (move === CALL) return words.say("flautz-say-call");
  const [, code = "", last = ""] = move.split(" ");
  if (!FACES.has(code)) return move;
  const card = nameOf(code, { words });
  if (move === put(code)) return words.say("flautz-say-put", { card });
  if (move === putAndCall(code)) return words.say("flautz-say-put-and-call", { card });
  const places = allPlaces(view);
  const at = places.findIndex(({ name }) => name === last);
  const row = places[at]?.row;
  if (row === undefined) return move;
  if (move === take(code, last)) return words.say("flautz-say-take", { card, row, place: at + 1 });
  if (move === replace(code, last)) return words.say("flautz-say-replace", { card, row, place: at + 1 });
  return move;
}

/** A focus on the last turn of a match costs the whole spell (Z-14). */
export function warn(
  move: string,
  { words, view }: Pick<TableContext<FlautzView>, "words" | "view">,
): string | null {
  if (move !== FOCUS || !isLastTurn(view)) return null;
  return words.say("flautz-text-lost-focus", { points: view.spell?.points ?? 0 });
}
