/** The table info of a finished game, derived from its record. */

import type { TableInfo } from "../wire/messages";
import type { RecordAbout } from "../wire/requests";

export function infoOf({ id, game, options, names }: RecordAbout): TableInfo {
  return {
    id,
    game,
    options,
    public: false,
    status: "over",
    paused: false,
    seats: names.map((name) => ({ holder: name === "" ? "bot" : "person", name, bot: null, rests: null })),
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
  };
}
