/** The prompt above the hand, in words. */

import type { TableContext, Occupant } from "../../table/table-context";
import type { FranticView, Message } from "../../wire/messages";
import { out } from "./player-status";
import { needs } from "./why-not";

/** The steps in which cards are played from the hand. */
export const PLAYING: readonly string[] = ["play", "play-on", "second-chance"];

/** The question, or whom everybody waits for. */
export function promptOf(context: TableContext<FranticView>): string {
  const { view, words } = context;
  if (view.step === "over") return words.say("frantic-over");
  if (context.info.paused) return words.say("frantic-paused");
  if (context.isHeld) return words.say("frantic-held");
  const asks = context.me === null ? null : question(view, context.choices);
  return asks === null ? (waitingOf(context) ?? words.say("frantic-moment")) : words.say(asks);
}

/** The question for the current step, if this seat may answer. */
export function question(view: FranticView, choices: readonly string[]): Message | null {
  if (choices.length === 0) return null;
  const { attack } = view;
  const args: Message["args"] =
    attack === null
      ? { count: view.count, pile: view.draw_pile }
      : {
          card: { key: `name-${attack.card}`, args: {} },
          name: { number: attack.attacker },
          target: { number: attack.target ?? attack.attacker },
          count: attack.cards,
        };
  if (view.step === "wish") {
    const numbers = choices.some((choice) => /^wish \d$/u.test(choice));
    return { key: numbers ? "frantic-ask-wish" : "frantic-ask-wish-colour", args };
  }
  if (view.step === "nice-try") return { key: "frantic-ask-nice-try", args: out(view) };
  if (view.step === "aim" && attack?.card === "fantastic-four")
    return { key: attack.cards > 0 ? "frantic-ask-redirect" : "frantic-ask-shares", args };
  return { key: `frantic-ask-${view.step}`, args };
}

/** What the others are doing; if nothing, the order of play. */
export function flowOf(context: TableContext<FranticView>): string {
  return waitingOf(context) ?? context.words.say("frantic-order");
}

function waitingOf(context: TableContext<FranticView>): string | null {
  const waiting = context.view.actors.flatMap((seat) => context.seats[seat] ?? []).filter(isAwaited(context));
  const [first, ...more] = waiting;
  if (first === undefined) return null;
  if (more.length === 0 && first.doing) return doingOf(context, first);
  return context.words.say("frantic-wait", {
    names: waiting.map(({ seat }) => ({ number: seat })),
    count: waiting.length,
  });
}

/** What the only awaited player does, or the bot that plays for them. */
function doingOf({ words, info }: TableContext<FranticView>, { name, doing, isMe, rests }: Occupant): string {
  if (!rests || info.status !== "playing") return words.say("frantic-does", { name, doing });
  return isMe ? words.say("frantic-own-bot-does", { doing }) : words.say("frantic-bot-does", { name, doing });
}

/** Players do not wait for themselves, unless a bot plays for them or it is a replay. */
function isAwaited({ info }: TableContext<FranticView>): (occupant: Occupant) => boolean {
  return ({ isMe, rests }) => !isMe || rests || info.status !== "playing";
}

/** What fits, and how many cards do. */
export function hintOf(context: TableContext<FranticView>): string {
  const { view, words } = context;
  if (context.choices.length === 0 || !PLAYING.includes(view.step)) return "";
  const able = view.hand.filter((code) => context.may(`play ${code}`)).length;
  const fit = words.say("frantic-fit", { able, count: view.hand.length });
  const what = needs(view.fits);
  return what === null ? fit : `${words.say(what)} · ${fit}`;
}
