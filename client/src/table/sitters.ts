/** Who sits where, and what they are doing. */

import type { GameView, Message, SeatInfo } from "../wire/messages";
import type { Picture } from "../wire/picture";
import type { Speaker } from "../words/speaker";
import type { Clock, Sitter } from "./desk";

/** The name of whoever sits there: bots are counted, and an open seat says that it is one. */
export function nameOf(
  { holder, name }: Pick<SeatInfo, "holder" | "name">,
  seat: number,
  words: Speaker,
): string {
  if (name !== "") return name;
  return words.say(holder === "open" ? "table-open-seat" : "table-bot", { number: seat + 1 });
}

export function clockOf({ info, clocks, told }: Picture, seat: number): Clock | null {
  const clock = clocks[seat];
  if (clock === undefined || info.clock.kind === "none") return null;
  return { ...clock, told, whole: info.clock.seconds * 1000 };
}

export function sittersOf(
  picture: Picture,
  names: readonly string[],
  doing: (view: GameView, seat: number) => Message | null,
  words: Speaker,
): Sitter[] {
  const { info, view, here, seat: me } = picture;
  return info.seats.map(({ holder, rests }, seat) => {
    const what = view === null || info.status !== "playing" ? null : doing(view, seat);
    return {
      seat,
      name: names[seat] ?? "",
      holder,
      isMe: seat === me,
      isHost: seat === info.host,
      isHere: holder === "bot" || here[seat] === true,
      rests: rests !== null,
      decides: info.status === "playing" && view?.actors.includes(seat) === true,
      doing: what === null ? "" : words.say(what),
      clock: clockOf(picture, seat),
    };
  });
}

/** The other seats in order, beginning after mine; all of them for somebody who has none. */
export function othersOf(sitters: readonly Sitter[], me: number | null): Sitter[] {
  if (me === null) return [...sitters];
  return [...sitters.slice(me + 1), ...sitters.slice(0, me)];
}
