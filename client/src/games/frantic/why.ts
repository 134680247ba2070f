/** Why a card cannot be played, said as what would fit instead. */

import type { FranticView, Message } from "../../wire/messages";
import type { Speaker } from "../../words/speaker";
import { sortOf } from "./cards";
import { inForce } from "./force";

const RULE = /\(([A-Z]-\d+)\)$/u;

/** The refusal of the server, shortened where the rule says that the card does not go with what is in force. */
export function whyNot(view: FranticView, refusal: string | null, words: Speaker): string | null {
  if (refusal === null) return null;
  const rule = RULE.exec(refusal)?.[1];
  const needed = rule === undefined ? null : needs(view, rule);
  if (rule === undefined || needed === null) return refusal;
  return words.say("frantic-why", { needs: words.say(needed), rule });
}

/** What a number card, a one-colour special or a black card would have to have. */
export function needs(view: FranticView, rule: string): Message | null {
  const { colour, number, isWish } = inForce(view);
  const tint = { key: `colour-${colour}`, args: {} };
  if (rule === "R-11" && colour !== null && number !== null)
    return { key: "frantic-fits-either", args: { colour: tint, number } };
  if (rule === "R-12" && colour !== null && !isWish && number === null)
    return {
      key: "frantic-fits-kind",
      args: { colour: tint, name: { key: `name-${sortOf(view.top)}`, args: {} } },
    };
  if ((rule === "R-11" || rule === "R-12") && colour !== null)
    return { key: "frantic-fits-colour", args: { colour: tint } };
  if ((rule === "R-11" || rule === "R-14") && number !== null)
    return { key: "frantic-fits-number", args: { number } };
  return null;
}
