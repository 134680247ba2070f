/** What a player is doing, and who is out. */

import type { FranticView, Message } from "../../wire/messages";

/** What a seat is doing now. */
export function doing(view: FranticView, seat: number): Message | null {
  if (!view.actors.includes(seat) || view.step === "over") return null;
  return { key: `frantic-doing-${view.step}`, args: {} };
}

/** The players who have played their last card. */
export function out(view: FranticView): Message["args"] {
  const seats = view.players.filter(({ cards }) => cards === 0).map(({ seat }) => seat);
  return { names: seats.map((number) => ({ number })), count: seats.length };
}
