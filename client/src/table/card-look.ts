/** How the cards of a table are drawn and named, provided as Svelte context. */

import { getContext, setContext } from "svelte";

import type { Drawing, GameTable, CardContext } from "./game-table";

export interface CardLook {
  draw(code: string | null, width: number): Drawing;
  name(code: string): string;
  /** The name of a card that the player holds. */
  nameHeld(code: string): string;
  /** The drawing of a sign in a text. */
  sign(character: string): Drawing | null;
}

/** For games without pictures. */
export const PLAIN_CARDS: CardLook = {
  draw: () => ({ viewBox: "0 0 5 7", markup: "" }),
  name: (code) => code,
  nameHeld: (code) => code,
  sign: () => null,
};

const KEY = Symbol("cards");

export function cardLook(
  game: Pick<GameTable, "draw" | "name" | "nameHeld" | "sign" | "smallBelow">,
  context: () => CardContext,
): CardLook {
  return {
    draw: (code, width) => game.draw(code, width < game.smallBelow ? "small" : "large", context()),
    name: (code) => game.name(code, context()),
    nameHeld: (code) => (game.nameHeld ?? game.name)(code, context()),
    sign: (character) => game.sign?.(character) ?? null,
  };
}

export function setCardLook(look: CardLook): void {
  setContext(KEY, look);
}

export function getCardLook(): CardLook {
  return getContext<CardLook>(KEY);
}
