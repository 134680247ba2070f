/** The line above the hand, in words. */

import type { Desk } from "../../table/desk";
import type { FranticView } from "../../wire/messages";
import { fitting, question } from "./doing";

/** The steps in which cards are played from the hand. */
export const PLAYING: readonly string[] = ["play", "play-on", "second-chance"];

/** What is asked; if nothing is, for whom everybody waits. `doing` is what the others do, in any case. */
export function promptOf(desk: Desk<FranticView>, what: "asked" | "doing" = "asked"): string {
  const { view, words } = desk;
  if (view.step === "over") return words.say("frantic-over");
  if (what === "asked" && desk.isHeld) return words.say("frantic-held");
  const asks = question(view, desk.choices);
  if (what === "asked" && asks !== null && desk.me !== null) return words.say(asks);
  const waiting = view.actors.flatMap((seat) => (seat === desk.me ? [] : (desk.seats[seat] ?? [])));
  const [first, ...more] = waiting;
  if (first === undefined) return what === "asked" ? words.say("frantic-moment") : words.say("frantic-order");
  if (more.length === 0 && first.doing)
    return words.say("frantic-does", { name: first.name, doing: first.doing });
  return words.say("frantic-wait", { names: waiting.map(({ name }) => name), count: waiting.length });
}

/** What fits, and how many cards do. */
export function hintOf(desk: Desk<FranticView>): string {
  const { view, words } = desk;
  if (desk.choices.length === 0 || !PLAYING.includes(view.step)) return "";
  const able = view.hand.filter((code) => desk.may(`play ${code}`)).length;
  const fit = words.say("frantic-fit", { able, count: view.hand.length });
  const what = fitting(view);
  return what === null ? fit : `${words.say(what)} · ${fit}`;
}
