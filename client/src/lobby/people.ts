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
  return withLevel(words, seatName(words, seat, at), seat.holder === "bot" ? seat.bot : null);
}

function withLevel(words: Speaker, name: string, bot: string | null | undefined): string {
  return bot == null ? name : words.say("lobby-named-bot", { name, level: levelName(words, bot) });
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

/** In records, the players who are no bots. */
const NO_BOTS = ["human", "program"];

/** The names and players of a finished game. */
interface Cast {
  readonly names: readonly string[];
  readonly players: readonly string[];
}

/**
 * The players of a finished game without `me`, with the levels of bots. Old records have no levels, or no names of
 * bots.
 */
export function players(words: Speaker, { names, players }: Cast, me: number | null = null): string {
  const all = names.map((name, seat) => {
    const player = players[seat] ?? null;
    const bot = player !== null && NO_BOTS.includes(player) ? null : player;
    return withLevel(words, name || words.say("lobby-bot", { number: seat + 1 }), bot);
  });
  return words.list(all.filter((_, seat) => seat !== me));
}

export function openSeats(seats: readonly SeatInfo[]): number[] {
  return seats.flatMap((seat, at) => (seat.holder === "open" ? [at] : []));
}
