/** All cards of a game, with what is needed to draw, name and explain them. */

import type { Api } from "../app/api";
import { EVENTS } from "../art/frantic";
import { tableOf } from "../games";
import type { GameTable, CardContext } from "../table/game-table";
import type { Language } from "../words/sources";
import { loadSpeaker } from "../words/speaker";
import { PLAIN_CARDS } from "./plain-cards";

export interface GameCards {
  readonly game: string;
  readonly table: Pick<GameTable, "defs" | "draw" | "name" | "about" | "brief" | "facets" | "book">;
  readonly context: CardContext;
  readonly cards: readonly { readonly code: string; readonly copies: number }[];
}

export interface Reader {
  readonly language: Language;
  readonly family: boolean;
  readonly api: Pick<Api, "cards">;
}

export async function loadGameCards(game: string, { language, family, api }: Reader): Promise<GameCards> {
  const [table, deck, words] = await Promise.all([
    tableOf(game),
    api.cards({ game }),
    loadSpeaker({ language, game, family }),
  ]);
  // Events are cards too, though nobody ever holds one.
  const events = game === "frantic" ? EVENTS.map((code) => ({ code, copies: 1 })) : [];
  return {
    game,
    table: table ?? PLAIN_CARDS,
    context: { cards: new Map(deck.map((card) => [card.code, card])), words },
    cards: [...deck, ...events],
  };
}
