/** What a player is doing, and whether they are here. */

import type { Occupant } from "../../table/table-context";
import type { FzzztView, Message } from "../../wire/messages";

export type PlayerStatus = "bidding" | "ready" | "waiting" | "out" | "allocating" | "decided" | "over";

export function statusOf(view: FzzztView, seat: number): PlayerStatus {
  const player = view.players[seat];
  if (view.phase === "over" || player === undefined) return "over";
  const acts = view.actors.includes(seat);
  if (view.phase === "clean-up") return acts ? "allocating" : "decided";
  if (acts) return "bidding";
  if (player.bid > 0) return "ready";
  return player.hand === 0 ? "out" : "waiting";
}

/** What a seat is doing now. */
export function doing(view: FzzztView, seat: number): Message | null {
  const status = statusOf(view, seat);
  if (status === "over" || status === "waiting") return null;
  const count = view.players[seat]?.bid ?? 0;
  return { key: `fzzzt-doing-${status}`, args: status === "ready" ? { count } : {} };
}

/** The status line below a name. */
export function presenceOf({ holder, isHere, rests }: Occupant): string {
  if (rests) return "table-bot-plays";
  if (!isHere) return "table-away";
  return holder === "person" ? "fzzzt-mechanic" : "fzzzt-mechanic-bot";
}
