/** The names of the spots on the table that cards and crystals fly between (`data-spot`). */

export const PILE = "pile";
export const DISCARD = "discard";
/** The crystals that nobody has won. */
export const SUPPLY = "supply";
/** The crystal that marks the round. */
export const MARKER = "crystal";
export const FIELD_END = "field-end";
export const ROWS = "rows";
export const HAND = "hand";
/** Where a card goes that was just taken. */
export const HAND_END = "hand-end";
/** The label of the best spell in the hand. */
export const SPELL = "spell";
export const PROMPT = "prompt";
export const FOCUS_BUTTON = "focus";
export const CALL_BUTTON = "call";

/** A card of the player's own hand, by its unique key. */
export function cardSpot(key: string): string {
  return `hand-${key}`;
}

/** A card on display, as the server calls its place. */
export function placeSpot(row: "air" | "ground", number: number): string {
  return `${row}-${number}`;
}

export function seatSpot(seat: number): string {
  return `seat-${seat}`;
}

export function crystalsSpot(seat: number): string {
  return `crystals-${seat}`;
}

export function apprenticeSpot(seat: number): string {
  return `apprentice-${seat}`;
}

export function fieldSpot(round: number): string {
  return `field-${round}`;
}
