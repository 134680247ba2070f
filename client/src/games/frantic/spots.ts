/** The names of the spots on the table that cards fly between (`data-spot`). */

export const DRAW_PILE = "draw";
export const DISCARD_PILE = "discard";
/** The pile of events, and the last one that was turned. */
export const EVENTS = "events";
export const LAST_EVENT = "event";
export const HAND = "hand";
export const PROMPT = "prompt";
export const WINDOW = "window";

export function seatSpot(seat: number): string {
  return `seat:${seat}`;
}

/** A card of the player's own hand, by its unique key. */
export function cardSpot(key: string): string {
  return `hand:${key}`;
}

/** A place of the row of open cards. */
export function rowSpot(place: number): string {
  return `row:${place}`;
}

/** An open card that can be taken, by its code. */
export function marketSpot(card: string): string {
  return `market:${card}`;
}
