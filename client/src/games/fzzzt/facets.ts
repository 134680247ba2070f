/** What the gallery of Fzzzt! can be filtered by. */

import { drawMark, symbolsOf, SYMBOL_BOX } from "../../art/fzzzt";
import type { Facet } from "../../table/game-table";
import { numberOn, sortOf, symbolsOn } from "./card-facts";

export const facets: readonly Facet[] = [
  {
    name: "kind",
    options: ["robot", "upgrade", "fzzzt", "unit", "mechanic"],
    optionsOf: (card, { cards }) => [sortOf(card, cards)].filter((sort) => sort !== null),
    say: (option, words) => words.say(`fzzzt-kind-${option}`),
  },
  {
    name: "symbol",
    options: symbolsOf("NBCO"),
    optionsOf: (card, { cards }) => symbolsOn(card, cards),
    say: (option, words) => words.say(`symbol-${option}`),
    sign: (option) => {
      const [symbol] = symbolsOf(option);
      return symbol === undefined ? null : { viewBox: SYMBOL_BOX, markup: drawMark(symbol) };
    },
  },
  {
    name: "power",
    options: ["1", "2", "3", "4", "5"],
    optionsOf: (card, { cards }) => [String(numberOn(card, "power", cards))],
    say: (option) => option,
  },
];
