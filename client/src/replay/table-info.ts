/** The table info of a finished game, derived from its record. */

import type { SeatInfo, TableInfo } from "../wire/messages";
import type { RecordAbout } from "../wire/requests";

export function infoOf({ id, game, options, names, players, branch }: RecordAbout): TableInfo {
  return {
    id,
    game,
    options,
    public: false,
    status: "over",
    paused: false,
    seats: names.map((name, seat) => ({ name, ...holderOf(players[seat] ?? ""), rests: null })),
    host: null,
    clock: { kind: "none" },
    window: 0,
    delay: 0,
    pace: null,
    number: 1,
    commitment: "",
    seeded: names.map(() => false),
    undo: null,
    record: id,
    lesson: false,
    ready: [],
    code: null,
    stand_in: "easy",
    study: false,
    late: "bot",
    votes: [],
    branch: branch ?? null,
    duplicate: null,
  };
}

/** Records name people `human`, other programs `program`, and bots by their level. */
function holderOf(player: string): Pick<SeatInfo, "holder" | "bot"> {
  if (player === "human") return { holder: "person", bot: null };
  return player === "program" ? { holder: "program", bot: null } : { holder: "bot", bot: player };
}
