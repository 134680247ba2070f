/** What is shown about a player at their seat. */

import type { PictogramName } from "../../art/frantic";
import type { TableContext, Occupant } from "../../table/table-context";
import type { FranticView, Message } from "../../wire/messages";
import { type Special, sortOf } from "./cards";

export interface SeatTag {
  readonly message: Message;
  readonly pictogram: PictogramName | null;
  /** Minor: it changes nothing. */
  readonly isQuiet: boolean;
}

/** The most important fact about a seat, if any. */
export function tagOf(view: FranticView, { seat, isHere, rests }: Occupant): SeatTag | null {
  if (view.step === "over") return null;
  const hits = view.shares.filter((target) => target === seat).length;
  if (hits > 0) return loud("frantic-draws", "fantastic-four", { count: hits });
  if (view.attack?.target === seat) {
    const card = view.attack.card as Special;
    return loud(`name-${card}`, card);
  }
  if (view.players[seat]?.skipped === true) return loud("frantic-skipped", "skip");
  if (rests) return quiet("frantic-rests");
  if (!isHere) return quiet("frantic-away");
  if (seat === view.turn && !view.actors.includes(seat)) return loud("frantic-on-turn");
  if (view.next === seat && seat !== view.turn) return loud("frantic-next");
  return seat === view.dealer ? quiet("frantic-dealer") : null;
}

function loud(key: string, pictogram: PictogramName | null = null, args: Message["args"] = {}): SeatTag {
  return { message: { key, args }, pictogram, isQuiet: false };
}

function quiet(key: string): SeatTag {
  return { ...loud(key), isQuiet: true };
}

/** A hand that is face up: shown to everybody, or in a replay. */
export function openHand(
  { view, hands }: Pick<TableContext<FranticView>, "view" | "hands">,
  seat: number,
): readonly string[] | null {
  return view.players[seat]?.hand ?? hands?.[seat] ?? null;
}

/** How many cards of a pile are visible. */
const SEEN = 4;

/** The visible cards of the discard pile, with the card to play on last. */
export function pileOf({ discard, top }: Pick<FranticView, "discard" | "top">): readonly PileCard[] {
  const at = discard.lastIndexOf(top);
  const cards = discard.map((code, index) => ({
    key: `${index}`,
    code,
    ...lay(index, sortOf(code) === "fuck-you"),
  }));
  return [
    ...cards.filter((_, index) => index >= cards.length - SEEN && index !== at),
    ...cards.slice(at, at + 1),
  ];
}

export interface PileCard {
  readonly key: string;
  readonly code: string;
  /** Rotation in degrees, and offset as a share of the width. */
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

const TURNS = [2, -7, 6, -11, 4, -3, 8];

/** Slightly askew, but always the same way; the invisible card lies across. */
function lay(index: number, across: boolean): Omit<PileCard, "key" | "code"> {
  const turn = TURNS[index % TURNS.length] ?? 0;
  if (across) return { turn: 78, x: -0.16, y: -0.05 };
  return { turn, x: turn / 90, y: ((index % 3) - 1) * 0.02 };
}
