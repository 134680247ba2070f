/** What a seat is doing, and what the player is asked, in the page's words. */

import type { FranticView, Message } from "../../wire/messages";

export function doing(view: FranticView, seat: number): Message | null {
  if (!view.actors.includes(seat) || view.step === "over") return null;
  return { key: `frantic-doing-${view.step}`, args: {} };
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

/** The players who have played their last card. */
export function out(view: FranticView): Message["args"] {
  const seats = view.players.filter(({ cards }) => cards === 0).map(({ seat }) => seat);
  return { names: seats.map((number) => ({ number })), count: seats.length };
}
