/** What is to be said of somebody at their place. */

import type { PictogramName } from "../../art/frantic";
import type { Desk, Sitter } from "../../table/desk";
import type { FranticView, Message } from "../../wire/messages";
import { type Special, sortOf } from "./cards";
import { nextOnTurn } from "./order";

export interface SeatTag {
  readonly message: Message;
  readonly pictogram: PictogramName | null;
}

/** The one thing that matters most about a seat, or nothing. */
export function tagOf(view: FranticView, seat: number): SeatTag | null {
  const player = view.players[seat];
  if (player === undefined || view.step === "over") return null;
  const hits = view.shares.filter((target) => target === seat).length;
  if (view.attack?.target === seat) {
    const card = view.attack.card as Special;
    return { message: { key: `name-${card}`, args: {} }, pictogram: card };
  }
  if (hits > 0)
    return { message: { key: "frantic-draws", args: { count: hits } }, pictogram: "fantastic-four" };
  if (player.skipped) return { message: { key: "frantic-skipped", args: {} }, pictogram: "skip" };
  if (seat === view.turn && !view.actors.includes(seat))
    return { message: { key: "frantic-on-turn", args: {} }, pictogram: null };
  if (nextOnTurn(view) === seat) return { message: { key: "frantic-next", args: {} }, pictogram: null };
  return null;
}

/** What else there is to know about somebody, in a word. */
export function markOf(view: FranticView, { seat, isHere, rests }: Sitter): string | null {
  if (rests) return "frantic-rests";
  if (!isHere) return "frantic-away";
  return seat === view.dealer ? "frantic-dealer" : null;
}

/** The hand of a seat where everybody sees it: all hands lie open, or the game is shown again. */
export function openHand(
  { view, hands }: Pick<Desk<FranticView>, "view" | "hands">,
  seat: number,
): readonly string[] | null {
  return view.players[seat]?.hand ?? hands?.[seat] ?? null;
}

/** What lies on the discard pile, as much of it as can be seen, the card to play on last. */
export function pileOf({ discard, top }: Pick<FranticView, "discard" | "top">): readonly PileCard[] {
  const at = discard.lastIndexOf(top);
  const seen = discard.map((code, index) => ({ code, index })).slice(-4);
  if (!seen.some(({ index }) => index === at)) seen.unshift({ code: top, index: Math.max(0, at) });
  const below = seen.filter(({ index }) => index !== at && index >= 0);
  const ordered = [...below, ...seen.filter(({ index }) => index === at)];
  return ordered.map(({ code, index }) => ({
    key: `${index}`,
    code,
    ...lay(index, sortOf(code) === "fuck-you"),
  }));
}

export interface PileCard {
  readonly key: string;
  readonly code: string;
  /** In degrees, and by how much of its width it lies aside. */
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

const TURNS = [2, -7, 6, -11, 4, -3, 8];

/** Thrown down a little askew, and always the same way; who is invisible lies across. */
function lay(index: number, across: boolean): Omit<PileCard, "key" | "code"> {
  const turn = TURNS[index % TURNS.length] ?? 0;
  if (across) return { turn: 78, x: -0.16, y: -0.05 };
  return { turn, x: turn / 90, y: ((index % 3) - 1) * 0.02 };
}
