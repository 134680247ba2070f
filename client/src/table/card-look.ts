/** How the cards of a table are drawn and named, provided as Svelte context. */

import { getContext, setContext } from "svelte";

import type { Drawing, GameTable, CardContext } from "./game-table";

export interface CardLook {
  draw(code: string | null, width: number): Drawing;
  name(code: string): string;
}

/** For games without pictures. */
export const PLAIN_CARDS: CardLook = {
  draw: () => ({ viewBox: "0 0 5 7", markup: "" }),
  name: (code) => code,
};

const KEY = Symbol("cards");

export function cardLook(
  game: Pick<GameTable, "draw" | "name" | "smallBelow">,
  context: () => CardContext,
): CardLook {
  return {
    draw: (code, width) => game.draw(code, width < game.smallBelow ? "small" : "large", context()),
    name: (code) => game.name(code, context()),
  };
}

export function setCardLook(look: CardLook): void {
  setContext(KEY, look);
}

export function getCardLook(): CardLook {
  return getContext<CardLook>(KEY);
}
