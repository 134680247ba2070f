/** What there is to see on the table, put as the page shows it. */

import type { Desk } from "../../table/desk";
import type { FlautzPlayerView, FlautzView, Message } from "../../wire/messages";

export const ROWS = ["air", "ground"] as const;
export type RowName = (typeof ROWS)[number];

/** So many crystals win where they are played for: as many places are drawn for them. */
const GOAL = 3;

export interface Place {
  readonly name: string;
  readonly card: string | null;
}

export function placesOf(view: FlautzView, row: RowName): Place[] {
  return view[row].map((card, at) => ({ name: `${row}-${at + 1}`, card }));
}

export function cardAt(view: FlautzView, place: string): string | null {
  return ROWS.flatMap((row) => placesOf(view, row)).find(({ name }) => name === place)?.card ?? null;
}

/** Whether the field where the crystal stands allows the row. */
export function isLit(view: FlautzView, row: RowName): boolean {
  return view.allowed.some((place) => place.startsWith(`${row}-`));
}

export type Field = "any" | "air" | "ground";

export function fieldOf(view: FlautzView): Field {
  return fieldKind(view.arena[view.round - 1]);
}

export function playerAt(view: FlautzView, seat: number): FlautzPlayerView | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** Crystals and the places still empty; where points are counted only what there is. */
export function crystalsOf(player: FlautzPlayerView, view: FlautzView): { won: number; free: number } {
  const free = view.matches === null ? Math.max(0, GOAL - player.crystals) : 0;
  return { won: player.crystals, free };
}

/** The hand of another seat, where it lies open. */
export function openHand(desk: Desk<FlautzView>, seat: number): readonly string[] | null {
  return desk.hands?.[seat] ?? playerAt(desk.view, seat)?.hand ?? null;
}

/** What a seat is doing at the moment. */
export function doing(view: FlautzView, seat: number): Message | null {
  if (view.step === "over" || !view.actors.includes(seat)) return null;
  return { key: `flautz-doing-${view.step}`, args: {} };
}

/** Who plays after everybody: whether it is this seat once the one on turn is done. */
export function isNext(view: FlautzView, seat: number | null): boolean {
  return seat !== null && seat === (view.turn + 1) % view.players.length && seat !== view.caller;
}

/** A field by what it allows; decks and arenas of one's own have no others. */
export function fieldKind(name: string | undefined): Field {
  return name === "air" || name === "ground" ? name : "any";
}
