/** Seat order: seats are numbered in order of play, which runs counter-clockwise. */

/** The seat at the bottom: the player's own, or the first for spectators. */
export function nearest(me: number | null): number {
  return me ?? 0;
}

/** All other seats in order of play, starting to the right of the nearest one. */
export function seatsAfter(near: number, seats: number): readonly number[] {
  return Array.from({ length: seats - 1 }, (_, place) => (near + 1 + place) % seats);
}
