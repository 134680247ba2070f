/** What the gallery of FRANTIC can be filtered by. */

import { COLOURS, drawShape, FLAT, isEvent, readCode, SHAPE_VIEW_BOX } from "../../art/frantic";
import type { Facet } from "../../table/game-table";
import { colourOf, isColour, numberOf } from "./cards";

const KINDS = {
  number: "number",
  black: "black",
  "one-colour": "special",
  "four-colour": "wild",
  "fuck-you": "wild",
} as const;

export const facets: readonly Facet[] = [
  {
    name: "kind",
    options: ["number", "black", "special", "wild", "event"],
    optionsOf: (card) => [isEvent(card) ? "event" : KINDS[readCode(card).sort]],
    say: (option, words) => words.say(`frantic-kind-${option}`),
  },
  {
    name: "colour",
    options: COLOURS,
    optionsOf: (card) => [isEvent(card) ? null : colourOf(card)].filter((colour) => colour !== null),
    say: (option, words) => words.say(`colour-${option}`),
    sign: (option) =>
      isColour(option) ? { viewBox: SHAPE_VIEW_BOX, markup: drawShape(option, FLAT[option]) } : null,
  },
  {
    name: "number",
    options: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    optionsOf: (card) => [isEvent(card) ? null : numberOf(card)].filter((number) => number !== null),
    say: (option) => option,
  },
];
