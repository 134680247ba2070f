/** How the cards of a table look and are called, for everything on its page. */

import { getContext, setContext } from "svelte";

import type { Message } from "../wire/messages";
import type { Speaker } from "../words/speaker";
import type { Drawing, GameTable, Ink } from "./game-table";

export interface CardLook {
  draw(code: string | null, width: number): Drawing;
  name(code: string): string;
}

/** For games that this page has no pictures of. */
export const PLAIN_CARDS: CardLook = {
  draw: () => ({ viewBox: "0 0 5 7", markup: "" }),
  name: (code) => code,
};

const KEY = Symbol("cards");

export function lookOf(game: Pick<GameTable, "draw" | "name" | "smallBelow">, ink: () => Ink): CardLook {
  return {
    draw: (code, width) => game.draw(code, width < game.smallBelow ? "small" : "large", ink()),
    name: (code) => game.name(code, ink()),
  };
}

export function showCards(look: CardLook): void {
  setContext(KEY, look);
}

export function cardsOf(): CardLook {
  return getContext<CardLook>(KEY);
}

/** A sentence in one piece, in which cards are called as people call them. */
export function inOnePiece(message: Message, words: Speaker, look: Pick<CardLook, "name">): string {
  return words
    .parts(message)
    .map((part) => (typeof part === "string" ? part : look.name(part.code)))
    .join("");
}
