/** FRANTIC moves in words. */

import type { TableContext } from "../../table/table-context";
import type { FranticView } from "../../wire/messages";
import { isColour, nameOf } from "./cards";

const WITHOUT = new Set(["draw", "pass", "agree"]);
const WITH_CARD = new Set(["play", "give", "lay", "take", "discard"]);
const WITH_SEAT = new Set(["attack", "to"]);

/** An unknown move is returned as it is. */
export function say(
  move: string,
  { words, seats }: Pick<TableContext<FranticView>, "words" | "seats">,
): string {
  const [verb = "", what, ...rest] = move.split(" ");
  if (rest.length > 0) return move;
  if (what === undefined) return WITHOUT.has(verb) ? words.say(`frantic-say-${verb}`) : move;
  if (verb === "wish")
    return isColour(what) || /^[1-9]$/u.test(what) ? words.say("frantic-say-wish", { wish: what }) : move;
  if (WITH_SEAT.has(verb)) {
    const occupant = seats[Number(what) - 1];
    return occupant === undefined ? move : words.say(`frantic-say-${verb}`, { name: occupant.name });
  }
  const card = WITH_CARD.has(verb) ? nameIfKnown(what, words) : null;
  return card === null ? move : words.say(`frantic-say-${verb}`, { card });
}

function nameIfKnown(code: string, words: TableContext["words"]): string | null {
  try {
    return nameOf(code, { words });
  } catch {
    return null;
  }
}
