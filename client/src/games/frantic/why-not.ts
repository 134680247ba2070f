/** Why a card cannot be played: what it must match now. */

import type { FranticView, Message } from "../../wire/messages";
import type { Speaker } from "../../words/speaker";

/** The rules on which cards fit: numbers, one-colour specials, black cards. */
const FITTING = /\((R-1[124])\)$/u;

/** The server's refusal, shortened if the card does not fit. */
export function whyNot(
  { fits }: Pick<FranticView, "fits">,
  refusal: string | null,
  words: Speaker,
): string | null {
  const rule = FITTING.exec(refusal ?? "")?.[1];
  const needed = needs(fits);
  if (rule === undefined || needed === null) return refusal;
  return words.say("frantic-why", { needs: words.say(needed), rule });
}

/** Null while a wish is pending. */
export function needs({ colour, number, sort }: FranticView["fits"]): Message | null {
  if (colour === null) return number === null ? null : { key: "frantic-fits-number", args: { number } };
  const tint = { key: `colour-${colour}`, args: {} };
  if (number !== null) return { key: "frantic-fits-either", args: { colour: tint, number } };
  if (sort === null) return { key: "frantic-fits-colour", args: { colour: tint } };
  return { key: "frantic-fits-kind", args: { colour: tint, name: { key: `name-${sort}`, args: {} } } };
}
