/** The pictures of the rules of FRANTIC. */

import { COLOURS, type Colour, drawShape, EVENTS, FLAT, SHAPE_VIEW_BOX } from "../../art/frantic";
import { cards, figure, row, type Short } from "../../table/figures";
import type { Book, Figure, Piece } from "../../table/game-table";

/** The card on the pile, on the slab of its colour, and cards for it. */
function pile(colour: Colour | "none", ...pieces: readonly Short[]): Figure {
  return { rows: [row(...pieces)], backdrop: `slab ${colour}` };
}

function dim(card: string): Piece {
  return { card, look: "dim" };
}

function wish(colour: Colour): Piece {
  return {
    draw: () => ({ viewBox: SHAPE_VIEW_BOX, markup: drawShape(colour, FLAT[colour]) }),
    name: (words) => words.say(`colour-${colour}`),
    share: 0.55,
  };
}

const WILD = ["fantastic", "fantastic-four", "counterattack", "equality", "nice-try", "fuck-you"];

export const book: Book = {
  cover: ["blue-3", "red-gift", "fantastic-four", "black-7"],
  steps: [
    pile("red", "red-7", "→", "red-2", "blue-7", dim("green-4")),
    pile("none", null, "→", "blue-7"),
    pile("none", "red-gift", "blue-exchange", "green-skip", "yellow-2nd-chance"),
    pile("none", "fantastic", "→", wish("green"), "→", "green-4"),
    pile("none", "red-7", "→", "black-7", "→", "tornado"),
    pile("none", "green-4", "+", "red-skip", "+", "black-9", "=", 20),
  ],
  rules: {
    "R-5": figure(row(null, "→", "blue-7")),
    "R-7": figure(row("green-4", "+", "red-skip", "+", "black-9", "=", 20)),
    "R-11": figure(row("red-7", "→", "red-2", "blue-7", dim("green-4"))),
    "R-12": figure(row("blue-gift", "→", "blue-skip", "red-gift", dim("red-skip"))),
    "R-13": cards(...WILD),
    "R-14": figure(row("red-7", "→", "black-7", "→", "green-7")),
    "R-15": figure(row("fantastic", "→", ...COLOURS.map(wish))),
    "R-16": cards("fuck-you"),
    "R-17": cards("yellow-2nd-chance"),
    "R-18": cards("green-skip"),
    "R-19": cards("red-gift"),
    "R-20": cards("blue-exchange"),
    "R-22": cards("fantastic"),
    "R-23": cards("fantastic-four"),
    "R-24": cards("equality"),
    "R-25": cards("counterattack"),
    "R-26": cards("nice-try"),
    "R-28": figure(row("black-7", "→", "tornado")),
    ...Object.fromEntries(EVENTS.map((event, at) => [`E-${at + 1}`, cards(event)])),
  },
};
