/** Who sits at a table, in words. */

import type { SeatInfo, TableInfo } from "../wire/requests";
import type { Speaker } from "../words/speaker";
import { levelName } from "./option-words";

/** The name of the seat's holder; empty for an open seat. */
export function seatName(words: Speaker, { holder, name = "" }: SeatInfo, seat: number): string {
  return holder === "bot" && name === "" ? words.say("lobby-bot", { number: seat + 1 }) : name;
}

/** The host's name; empty for a host who only watches. */
export function hostName(words: Speaker, { host, seats }: TableInfo): string {
  const seat = host === null ? undefined : seats[host];
  return host === null || seat === undefined ? "" : seatName(words, seat, host);
}

/** The name of the seat's holder, with the level of a bot. */
function nameAndLevel(words: Speaker, seat: SeatInfo, at: number): string {
  const name = seatName(words, seat, at);
  if (seat.holder !== "bot" || seat.bot == null) return name;
  return words.say("lobby-named-bot", { name, level: levelName(words, seat.bot) });
}

/** Everybody but `me`, as a list in words. */
export function company(words: Speaker, seats: readonly SeatInfo[], me: number | null = null): string {
  const names = seats
    .map((seat, at) => (at === me || seat.holder === "open" ? "" : nameAndLevel(words, seat, at)))
    .filter((name) => name !== "");
  return words.list(names);
}

/** The occupants of these seats, as a list in words. */
export function names(words: Speaker, seats: readonly SeatInfo[], wanted: readonly number[]): string {
  return words.list(seats.flatMap((seat, at) => (wanted.includes(at) ? [seatName(words, seat, at)] : [])));
}

/** The players of a game, by seat; in old records bots have no names. */
export function players(words: Speaker, names: readonly string[]): string {
  return words.list(names.map((name, seat) => name || words.say("lobby-bot", { number: seat + 1 })));
}

export function openSeats(seats: readonly SeatInfo[]): number[] {
  return seats.flatMap((seat, at) => (seat.holder === "open" ? [at] : []));
}
