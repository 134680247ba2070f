/** The prompt above the hand: what is asked, and whom everybody waits for. */

import type { TableContext } from "../../table/table-context";
import type { FzzztView, Message } from "../../wire/messages";
import { statusOf } from "./player-status";

/** How the prompt is phrased. */
export interface Tone {
  /** There is little room. */
  readonly isShort: boolean;
  /** The bids of this auction have been revealed, but the view does not show the outcome yet. */
  readonly isRevealed: boolean;
}

/** The prompt: what is asked, what is being shown, or whom everybody waits for. */
export function promptOf(context: TableContext<FzzztView>, { isShort, isRevealed }: Tone): Message | null {
  const { view, me, info } = context;
  const names = view.actors.map((number) => ({ number }));
  if (view.phase === "over") return null;
  if (info.status === "playing" && info.paused) return { key: "table-paused", args: {} };
  if (isRevealed) return { key: "fzzzt-shown-bids", args: {} };
  if (me === null || !isPlaying(context)) return { key: `fzzzt-watch-${view.phase}`, args: { names } };
  const status = statusOf(view, me);
  const acts = status === "bidding" || status === "allocating";
  if (acts && context.choices.length === 0) return { key: `fzzzt-shown-${view.phase}`, args: {} };
  const head = view.belt[0];
  if (status === "bidding" && head !== undefined) {
    const card = { code: head, style: "plain", symbol: "" };
    if (view.uncontested) return { key: "fzzzt-ask-bid-alone", args: { card } };
    return { key: isShort ? "fzzzt-ask-bid-short" : "fzzzt-ask-bid", args: { card } };
  }
  if (status === "allocating") return { key: "fzzzt-ask-allocate", args: { count: view.offers.length } };
  // From the chief on, one after the other.
  const hasBegun = status === "waiting" && view.players.some(({ bid }) => bid > 0);
  return { key: `fzzzt-wait-${hasBegun ? "in-turn" : status}`, args: { names } };
}

/** Whether cards can be picked for a bid, now or in advance. */
export function canPick(context: TableContext<FzzztView>): boolean {
  if (context.me === null || !isPlaying(context) || context.isBusy) return false;
  const status = statusOf(context.view, context.me);
  return status === "waiting" || (status === "bidding" && context.choices.length > 0);
}

/** Whether the player plays themselves: not while paused, while a bot stands in, or in a replay. */
function isPlaying({ info, me, seats }: TableContext<FzzztView>): boolean {
  return info.status === "playing" && !info.paused && me !== null && seats[me]?.rests === false;
}
