/** How complete a unit is, according to the server. */

import { type CardSymbol, symbolsOf } from "../../art/fzzzt";
import type { FzzztUnitView } from "../../wire/messages";
import { type Cards, symbolsOn } from "./card-facts";

export function missingOf({ missing }: FzzztUnitView): CardSymbol[] {
  return symbolsOf(missing);
}

/** The symbols covered by robots: all of them once there is a widget. */
export function filledOf(unit: FzzztUnitView, cards: Cards): CardSymbol[] {
  const missing = unit.widgets > 0 ? [] : missingOf(unit);
  return symbolsOn(unit.card, cards).filter((symbol) => !missing.includes(symbol));
}
