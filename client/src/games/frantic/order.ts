/** Who sits where: seats are numbered in order of play, which runs counter-clockwise. */

import type { FranticView } from "../../wire/messages";

/** The seat at the lower edge: one's own, or for those who watch the first. */
export function nearest(me: number | null): number {
  return me ?? 0;
}

/** All other seats in order of play, beginning right of the nearest one. */
export function around(near: number, seats: number): readonly number[] {
  return Array.from({ length: seats - 1 }, (_, place) => (near + 1 + place) % seats);
}

/** Who is on turn next, past those who miss their turn; null when nobody is. */
export function nextOnTurn(view: Pick<FranticView, "turn" | "players" | "step">): number | null {
  const seats = view.players.length;
  if (view.step === "over") return null;
  for (let step = 1; step < seats; step += 1) {
    const seat = (view.turn + step) % seats;
    if (view.players[seat]?.skipped !== true) return seat;
  }
  return null;
}
