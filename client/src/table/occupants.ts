/** Who occupies each seat, and what they are doing. */

import type { GameView, Message, SeatInfo } from "../wire/messages";
import type { TableState } from "../wire/table-state";
import type { Speaker } from "../words/speaker";
import type { Clock, Occupant, TableContext } from "./table-context";

/** The name of the occupant: bots are numbered, and an open seat is called so. */
export function nameOf(
  { holder, name }: Pick<SeatInfo, "holder" | "name">,
  seat: number,
  words: Speaker,
): string {
  if (name !== "") return name;
  return words.say(holder === "open" ? "table-open-seat" : "table-bot", { number: seat + 1 });
}

/** The name of a seat as the reader would call it. */
export function seatName({ words }: Pick<TableContext, "words">, seat: number): string {
  return words.say("table-seat-name", { name: { number: seat } });
}

export function clockOf({ info, clocks, receivedAt }: TableState, seat: number): Clock | null {
  const clock = clocks[seat];
  if (clock === undefined || info.clock.kind === "none") return null;
  return { ...clock, receivedAt, whole: info.clock.seconds * 1000 };
}

export function occupantsOf(
  tableState: TableState,
  names: readonly string[],
  doing: (view: GameView, seat: number) => Message | null,
  words: Speaker,
): Occupant[] {
  const { info, view, here, seat: me } = tableState;
  return info.seats.map(({ holder, bot, rests }, seat) => {
    const what = view === null || info.status !== "playing" ? null : doing(view, seat);
    return {
      seat,
      name: names[seat] ?? "",
      holder,
      level: holder === "bot" ? (bot ?? null) : null,
      isMe: seat === me,
      isHost: seat === info.host,
      isHere: holder === "bot" || here[seat] === true,
      rests: rests !== null,
      decides: info.status === "playing" && view?.actors.includes(seat) === true,
      doing: what === null ? "" : words.say(what),
      clock: clockOf(tableState, seat),
    };
  });
}

/** The other seats in order, starting after `me`; all of them for a spectator. */
export function othersOf(occupants: readonly Occupant[], me: number | null): Occupant[] {
  if (me === null) return [...occupants];
  return [...occupants.slice(me + 1), ...occupants.slice(0, me)];
}
