/** The line above the hand, in words. */

import type { Desk, Sitter } from "../../table/desk";
import type { FranticView } from "../../wire/messages";
import { question } from "./doing";
import { needs } from "./why";

/** The steps in which cards are played from the hand. */
export const PLAYING: readonly string[] = ["play", "play-on", "second-chance"];

/** What is asked; if nothing is, for whom everybody waits. */
export function promptOf(desk: Desk<FranticView>): string {
  const { view, words } = desk;
  if (view.step === "over") return words.say("frantic-over");
  if (desk.info.paused) return words.say("frantic-paused");
  if (desk.isHeld) return words.say("frantic-held");
  const asks = desk.me === null ? null : question(view, desk.choices);
  return asks === null ? (waitingOf(desk) ?? words.say("frantic-moment")) : words.say(asks);
}

/** What the others do; if they do nothing, how the turn goes round. */
export function flowOf(desk: Desk<FranticView>): string {
  return waitingOf(desk) ?? desk.words.say("frantic-order");
}

function waitingOf(desk: Desk<FranticView>): string | null {
  const waiting = desk.view.actors.flatMap((seat) => desk.seats[seat] ?? []).filter(isAwaited(desk));
  const [first, ...more] = waiting;
  if (first === undefined) return null;
  if (more.length === 0 && first.doing)
    return desk.words.say("frantic-does", { name: first.name, doing: first.doing });
  return desk.words.say("frantic-wait", { names: waiting.map(({ name }) => name), count: waiting.length });
}

/** Nobody waits for themselves, unless a bot plays for them or the game is only shown again. */
function isAwaited({ info }: Desk<FranticView>): (sitter: Sitter) => boolean {
  return ({ isMe, rests }) => !isMe || rests || info.status !== "playing";
}

/** What fits, and how many cards do. */
export function hintOf(desk: Desk<FranticView>): string {
  const { view, words } = desk;
  if (desk.choices.length === 0 || !PLAYING.includes(view.step)) return "";
  const able = view.hand.filter((code) => desk.may(`play ${code}`)).length;
  const fit = words.say("frantic-fit", { able, count: view.hand.length });
  const what = needs(view.fits);
  return what === null ? fit : `${words.say(what)} · ${fit}`;
}
