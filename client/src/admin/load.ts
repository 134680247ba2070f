/** How busy the room is, in numbers that can be read. */

import type { RoomLoad, SeatInfo } from "../wire/requests";

type Counted = Pick<RoomLoad, "at" | "moves">;

/** Null if the server has started again in between, or no time has passed. */
export function movesPerSecond(before: Counted, now: Counted): number | null {
  const [passed, made] = [now.at - before.at, now.moves - before.moves];
  return passed <= 0 || made < 0 ? null : (1000 * made) / passed;
}

export function decimal(language: string, value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
}

/** In megabytes. */
export function memory(language: string, bytes: number): string {
  const style = { style: "unit", unit: "megabyte", maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, style).format(bytes / 1_000_000);
}

/** How many people (and programs) and how many bots sit there, and how many seats are open. */
export function company(seats: readonly SeatInfo[]): { people: number; bots: number; open: number } {
  const count = (...holders: SeatInfo["holder"][]): number =>
    seats.filter(({ holder }) => holders.includes(holder)).length;
  return { people: count("person", "program"), bots: count("bot"), open: count("open") };
}
