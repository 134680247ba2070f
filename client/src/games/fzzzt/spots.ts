/** The names of the spots on the table that cards fly between (`data-spot`). */

export const DECK = "deck";
export const BELT = "belt";
export const PROMPT = "prompt";
export const CHIEF = "chief";

export function beltSpot(number: number): string {
  return `belt-${number}`;
}

export function playerSpot(seat: number): string {
  return `player-${seat}`;
}

export function handSpot(seat: number): string {
  return `hand-${seat}`;
}

/** A card of the player's own hand, by its unique key. */
export function cardSpot(key: string): string {
  return `card-${key}`;
}

export function bidSpot(seat: number): string {
  return `bid-${seat}`;
}

export function discardSpot(seat: number): string {
  return `discard-${seat}`;
}

export function unitsSpot(seat: number): string {
  return `units-${seat}`;
}

export function unitSpot(seat: number, unit: number): string {
  return `unit-${seat}-${unit}`;
}
