/** Selectors: what the components read from the view. */

import type { TableContext } from "../../table/table-context";
import type { FlautzPlayerView, FlautzView } from "../../wire/messages";

export const ROWS = ["air", "ground"] as const;
export type RowName = (typeof ROWS)[number];
export type Field = FlautzView["arena"][number];

export interface Place {
  readonly name: string;
  readonly row: RowName;
  readonly card: string | null;
}

export function placesOf(view: FlautzView, row: RowName): Place[] {
  return view[row].map((card, at) => ({ name: `${row}-${at + 1}`, row, card }));
}

/** All places of the middle; in words they are numbered through, the air row first. */
export function allPlaces(view: FlautzView): Place[] {
  return ROWS.flatMap((row) => placesOf(view, row));
}

export function cardAt(view: FlautzView, place: string): string | null {
  return allPlaces(view).find(({ name }) => name === place)?.card ?? null;
}

/** Whether the current field allows the row. */
export function isLit(view: FlautzView, row: RowName): boolean {
  return placesOf(view, row).some(({ name }) => view.allowed.includes(name));
}

export function fieldOf(view: FlautzView): Field {
  return view.arena[view.round - 1] ?? "any";
}

export function playerAt(view: FlautzView, seat: number): FlautzPlayerView | undefined {
  return view.players.find((player) => player.seat === seat);
}

/** Whether the turn is the last one of its player in this match: who focuses now, ends it focused. */
export function isLastTurn({ caller, round, arena }: FlautzView): boolean {
  return caller !== null || round >= arena.length;
}

export function isOnTurn(view: FlautzView, seat: number): boolean {
  return view.step !== "over" && view.turn === seat;
}

/** Crystals won, and slots still empty; no slots where points count. */
export function crystalsOf(
  { crystals }: FlautzPlayerView,
  { goal }: FlautzView,
): { won: number; free: number } {
  return { won: crystals, free: Math.max(0, (goal ?? 0) - crystals) };
}

/** The hand of another seat, where it is face up. */
export function openHand(context: TableContext<FlautzView>, seat: number): readonly string[] | null {
  return context.hands?.[seat] ?? playerAt(context.view, seat)?.hand ?? null;
}
