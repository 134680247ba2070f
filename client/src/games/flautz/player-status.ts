/** What a player is doing, and whether they are here. */

import type { Occupant } from "../../table/table-context";
import type { FlautzView, Message } from "../../wire/messages";
import type { Speaker } from "../../words/speaker";

/** What a seat is doing now. */
export function doing(view: FlautzView, seat: number): Message | null {
  if (view.step === "over" || !view.actors.includes(seat)) return null;
  return { key: `flautz-doing-${view.step}`, args: {} };
}

/** The status below a name: being away matters more than what they are doing. */
export function presenceOf({ rests, isHere, doing }: Occupant, words: Speaker): string {
  if (rests) return words.say("table-bot-plays");
  return isHere ? doing : words.say("table-away");
}
