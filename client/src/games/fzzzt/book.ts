/** The pictures of the rules of Fzzzt! */

import type { Book, Figure, Piece } from "../../table/game-table";
import { cards, figure, row } from "../../table/figures";
import { drawFilled } from "./cards";

/** The belt: the first card and the open ones, then as many face down as there is room for in a picture. */
function belt(head: string, open: readonly string[], hidden: number): Figure {
  const rest: Piece[] = Array.from({ length: hidden }, () => ({ card: null, look: "dim" }));
  return { rows: [row({ card: head, look: "lit" }, ...open, ...rest)], backdrop: "belt" };
}

/** A unit with all its slots filled. */
function made(unit: string, symbols: string, name: string): Piece {
  return {
    draw: (context) => drawFilled(unit, "large", context, symbols),
    name: (words) => words.say(`unit-${name}`),
    share: 1,
  };
}

export const book: Book = {
  cover: ["4B", "NBC9", "5C", "Fz"],
  steps: [
    belt("2N", ["3C", "NBC9", "1BO"], 2),
    figure(row(null, null, "·", null, "·", null, null, null)),
    figure(row("3N", "1BC", "=", 4, "·", { card: "2O", look: "dim" }, "=", 2)),
    figure(row("3N", "1BC", "+", "5C", "→", null)),
    figure(row("BC5", "+", "1BC")),
    figure(row(made("NBC9", "NBC", "advanced"), "3N", "2B", "4C", "=", 9)),
  ],
  rules: {
    "F-1": cards("M1", "M2", "M3", "M4"),
    "F-2": cards("M1"),
    "F-3": figure(row("M1", "·", "1BC", "2O", "3N")),
    "F-7": belt("3N", ["2O"], 4),
    "F-10": figure(row("3N", "Fz", "M1", "=", 6)),
    "F-13": figure(row("3N", "1BC", "+", "5C", "→", null)),
    "F-19": figure(row("BC5", "+", "1BC")),
    "F-21": figure(row("5C", "2O", "Fz", "=", 4)),
    "F-22": figure(row(made("NBC9", "NBC", "advanced"), "3N", "2B", "4C")),
    "F-23": figure(row(made("O3", "O", "prototype"), "2O", "=", 3)),
    "F-26": cards("O3", "NO6", "NBC9"),
  },
};
