/** The text of log lines, and the cards they mention. */

import type { Argument, GameEvent, Line as ChatLine, Message } from "../wire/messages";
import type { Part, Speaker } from "../words/speaker";
import type { CardLook } from "./card-look";

/** An event, or its message. */
export interface Tellable {
  readonly event: Pick<GameEvent, "telling">;
  readonly sentence: string | null;
}

/** In the page's words, with cards as parts; in the server's if the page has none for this game. */
export function partsOf({ event: { telling }, sentence }: Tellable, words: Speaker): readonly Part[] {
  if (telling === null) return [];
  return sentence === null || words.knows(telling.key) ? words.parts(telling) : [sentence];
}

/** As a string, with card names. */
export function logText(entry: Tellable, words: Speaker, look: Pick<CardLook, "name">): string {
  return partsOf(entry, words)
    .map((part) => (typeof part === "string" ? part : look.name(part.code)))
    .join("");
}

export function chatText({ text, phrase }: ChatLine, words: Speaker): string {
  return phrase === null ? (text ?? "") : words.say(`phrase-${phrase}`);
}

export function cardsIn({ args }: Message): string[] {
  return Object.values(args).flatMap(inArgument);
}

function inArgument(value: Argument): string[] {
  if (typeof value !== "object") return [];
  if (Array.isArray(value)) return value.flatMap(inArgument);
  if ("code" in value) return [value.code];
  return "key" in value ? cardsIn(value) : [];
}
