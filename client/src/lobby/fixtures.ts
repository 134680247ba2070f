/** Test fixtures. */

import type { TableNow } from "../wire/requests";

export function tableFixture(more: Partial<TableNow> = {}): TableNow {
  return {
    id: "abc",
    game: "fzzzt",
    options: {},
    public: false,
    status: "waiting",
    paused: false,
    seats: [{ holder: "person", name: "Ann" }, { holder: "open" }],
    host: 0,
    clock: { kind: "none" },
    window: 4,
    delay: 0,
    pace: null,
    number: 1,
    commitment: "",
    seeded: [],
    left: null,
    asked: [],
    ...more,
  };
}
