/** What the gallery of FLAUTZ! can be filtered by. */

import { COLOURS, drawSymbol, FACES, SYMBOL_VIEW } from "../../art/flautz";
import type { Facet } from "../../table/game-table";

export const facets: readonly Facet[] = [
  {
    name: "kind",
    options: ["spell", "mirage", "prism"],
    optionsOf: (card) => [FACES.get(card)?.kind].filter((kind) => kind !== undefined),
    say: (option, words) => words.say(`flautz-kind-${option}`),
  },
  {
    name: "colour",
    options: COLOURS,
    optionsOf: (card) => {
      const face = FACES.get(card);
      return face?.kind === "spell" ? [face.colour] : [];
    },
    say: (option, words) => words.say(`flautz-colour-${option}`),
    sign: (option) => {
      const colour = COLOURS.find((one) => one === option);
      return colour === undefined ? null : { viewBox: SYMBOL_VIEW, markup: drawSymbol(colour) };
    },
  },
  {
    name: "value",
    options: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    optionsOf: (card) => {
      const face = FACES.get(card);
      return face === undefined || face.kind === "prism" ? [] : [String(face.value)];
    },
    say: (option) => option,
  },
];
