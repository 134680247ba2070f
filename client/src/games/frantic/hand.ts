/** The own hand, as it is held. */

import { COLOURS } from "../../art/frantic";
import { keyed } from "../../table/parts/fan-card";
import { colourOf, numberOf, sortOf } from "./cards";

export type Order = "colour" | "kind";

export interface HandCard {
  readonly key: string;
  readonly code: string;
}

/** One below the other in rank: by colour as the server deals them, or equal numbers and specials side by side. */
export function sorted(hand: readonly string[], order: Order): readonly HandCard[] {
  const cards = keyed(hand);
  return order === "colour" ? cards : cards.toSorted((one, other) => rank(one.code) - rank(other.code));
}

const SORTS = [
  "number",
  "black",
  "gift",
  "exchange",
  "2nd-chance",
  "skip",
  "fantastic",
  "fantastic-four",
  "counterattack",
  "equality",
  "nice-try",
  "fuck-you",
] as const;

function rank(code: string): number {
  const colour = colourOf(code);
  const shade = colour === null ? COLOURS.length : COLOURS.indexOf(colour);
  const number = numberOf(code);
  const kind = number === null ? 10 + SORTS.indexOf(sortOf(code)) : Number(number);
  return kind * 10 + shade;
}
