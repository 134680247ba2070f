/** Who has run out of time, and who may let a bot play on. */

import { left } from "./parts/time";
import type { Occupant } from "./table-context";

/** The seats that have to decide and have no time left. */
export function lateSeats(seats: readonly Occupant[], now: number): Occupant[] {
  return seats.filter(({ clock }) => clock !== null && clock.runs && left(clock, now) === 0);
}

/** The players who have to agree: all others who are not late themselves. */
export function votersFor(seats: readonly Occupant[], absentee: number, now: number): Occupant[] {
  const late = new Set(lateSeats(seats, now));
  return seats.filter(
    (occupant) =>
      occupant.seat !== absentee &&
      (occupant.holder === "person" || occupant.holder === "program") &&
      !occupant.rests &&
      !late.has(occupant),
  );
}
