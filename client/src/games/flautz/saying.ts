/** Moves of FLAUTZ! as people say them. */

import { FACES } from "../../art/flautz";
import type { Desk } from "../../table/desk";
import type { FlautzView } from "../../wire/messages";
import { nameOf } from "./cards";
import { CALL, FOCUS, put, putAndCall, replace, take } from "./moves";

/** In words the places of the middle are counted through, as on the table in words and as they are typed. */
const PLACES = ["air-1", "air-2", "air-3", "ground-1", "ground-2", "ground-3"];

/** A move that is not known is said as it is written. */
export function say(move: string, { words }: Pick<Desk<FlautzView>, "words">): string {
  if (move === FOCUS) return words.say("flautz-say-focus");
  if (move === CALL) return words.say("flautz-say-call");
  const [, code = "", last = ""] = move.split(" ");
  if (!FACES.has(code)) return move;
  const card = nameOf(code, words);
  if (move === put(code)) return words.say("flautz-say-put", { card });
  if (move === putAndCall(code)) return words.say("flautz-say-put-and-call", { card });
  const place = PLACES.indexOf(last) + 1;
  if (place === 0) return move;
  const where = { row: last.startsWith("air") ? "air" : "ground", place };
  if (move === take(code, last)) return words.say("flautz-say-take", { card, ...where });
  if (move === replace(code, last)) return words.say("flautz-say-replace", { card, ...where });
  return move;
}
