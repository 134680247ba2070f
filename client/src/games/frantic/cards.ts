/** FRANTIC cards and events: how they are drawn, named and explained. */

import * as art from "../../art/frantic";
import type { Drawing, CardContext, Size } from "../../table/game-table";
import type { Argument } from "../../wire/messages";
import type { Speaker } from "../../words/speaker";

export type Special = (art.Card & { sort: "one-colour" | "four-colour" })["special"];
/** The kind of a card, whatever its colour. */
export type Sort = "number" | "black" | "fuck-you" | Special;

export function sortOf(code: string): Sort {
  const card = art.readCode(code);
  return "special" in card ? card.special : card.sort;
}

export function colourOf(code: string): art.Colour | null {
  const card = art.readCode(code);
  return "colour" in card ? card.colour : null;
}

export function numberOf(code: string): string | null {
  const card = art.readCode(code);
  return "number" in card ? card.number : null;
}

export function isColour(text: string): text is art.Colour {
  return (art.COLOURS as readonly string[]).includes(text);
}

/** The text on a card; numbers have none. */
function lettering(code: string, words: Speaker): string {
  const sort = sortOf(code);
  return sort === "number" || sort === "black" ? "" : words.say(`name-${sort}`);
}

/** A card or an event face up, or the back of a card. */
export function draw(code: string | null, size: Size, { words }: CardContext): Drawing {
  return { viewBox: art.CARD_VIEW_BOX, markup: markup(code, size, words) };
}

function markup(code: string | null, size: Size, words: Speaker): string {
  if (code === null) return art.drawBack(size);
  if (art.isEvent(code)) return art.drawEventCard(code, size, words.say(`event-name-${code}`));
  return art.drawCard(code, size, lettering(code, words));
}

export function nameOf(code: string, { words }: Pick<CardContext, "words">): string {
  if (art.isEvent(code)) return words.say(`event-name-${code}`);
  const card = art.readCode(code);
  switch (card.sort) {
    case "number":
      return words.say(`frantic-card-${card.colour}`, { number: card.number });
    case "black":
      return words.say("frantic-card-black", { number: card.number });
    case "one-colour":
      return words.say(`frantic-special-${card.colour}`, { name: words.say(`name-${card.special}`) });
    default:
      return lettering(code, words);
  }
}

/** What a card does in one short line. */
export function brief(code: string, { cards, words }: CardContext): string {
  if (art.isEvent(code)) return words.say(`event-${code}`);
  const sort = sortOf(code);
  const colour = colourOf(code);
  if (sort === "number" && colour !== null)
    return words.say(`frantic-brief-${colour}`, { number: numberOf(code) ?? "" });
  if (sort === "black") return words.say("frantic-brief-black", { number: numberOf(code) ?? "" });
  return words.say(`does-${sort}`, { ...cards.get(code)?.facts });
}

/** The rules about each kind of card. */
const RULES: Readonly<Record<Sort, readonly string[]>> = {
  number: ["R-11", "R-7"],
  black: ["R-14", "R-28"],
  gift: ["R-19", "R-12", "R-21"],
  exchange: ["R-20", "R-12", "R-21"],
  "2nd-chance": ["R-17", "R-12"],
  skip: ["R-18", "R-12"],
  fantastic: ["R-22", "R-13", "R-15"],
  "fantastic-four": ["R-23", "R-13", "R-15"],
  counterattack: ["R-25", "R-13"],
  equality: ["R-24", "R-13"],
  "nice-try": ["R-26", "R-13"],
  "fuck-you": ["R-16", "R-7"],
};

export function about(
  code: string,
  { cards, words }: CardContext,
): { readonly text: string; readonly rules: readonly string[] } {
  if (art.isEvent(code)) {
    const rule = `E-${art.EVENTS.indexOf(code) + 1}`;
    return { text: words.say(`event-${code}`), rules: [rule, "R-28"] };
  }
  const sort = sortOf(code);
  const colour = colourOf(code);
  const args: Record<string, Argument> = {
    ...cards.get(code)?.facts,
    ...(colour === null ? {} : { colour: words.say(`colour-${colour}`) }),
  };
  return {
    text: `${words.say("frantic-worth", args)} ${words.say(`does-${sort}`, args)}`,
    rules: RULES[sort],
  };
}
