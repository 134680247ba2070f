import { describe, expect, it } from "vitest";

import type { TableInfo, Update, Whole } from "./messages";
import { reduce, type TableState } from "./table-state";

const INFO: TableInfo = {
  id: "abc",
  game: "flautz",
  options: {},
  public: false,
  status: "playing",
  paused: false,
  seats: [],
  host: 0,
  clock: { kind: "none" },
  window: 4,
  delay: 0,
  pace: null,
  number: 1,
  commitment: "",
  seeded: [],
  undo: null,
  record: null,
  lesson: false,
  ready: [],
  code: null,
  stand_in: "easy",
  study: false,
  late: "bot",
  votes: [],
  branch: null,
  duplicate: null,
};

const WHOLE: Whole = {
  type: "table",
  version: 4,
  seat: 0,
  protocol: 1,
  info: INFO,
  view: { seat: 0, actors: [0], step: "take", round: 1 } as unknown as Whole["view"],
  choices: [["focus", 12]],
  ask: { key: "ask-take", args: {} },
  clocks: [],
  window: null,
  here: [true, false],
  lines: [],
  missed: [],
  answers: null,
};

const start = (): TableState => {
  const { tableState } = reduce(null, WHOLE, 100);
  if (tableState === null) throw new Error("no picture");
  return tableState;
};

const update = (fields: Partial<Update>): Update => ({ type: "update", version: 5, ...fields });

describe("the state of a table", () => {
  it("starts with the whole table", () => {
    const reduced = reduce(null, WHOLE, 100);
    expect(reduced.tableState).toMatchObject({
      version: 4,
      seat: 0,
      choices: [["focus", 12]],
      receivedAt: 100,
    });
    expect(reduced).toMatchObject({ fresh: true, gap: false, events: [] });
  });

  it("applies changes and keeps the rest", () => {
    const before = start();
    const { tableState, fresh } = reduce(
      before,
      update({ view: { step: "put" }, choices: [], ask: null }),
      200,
    );
    expect(tableState).toMatchObject({ version: 5, choices: [], ask: null, info: INFO, receivedAt: 100 });
    expect(tableState?.view).toMatchObject({ step: "put", round: 1 });
    expect(fresh).toBe(false);
    expect(before.view).toMatchObject({ step: "take" });
  });

  it("is fresh after a new view", () => {
    const { tableState, fresh } = reduce(start(), update({ fresh: null }), 200);
    expect(tableState?.view).toBeNull();
    expect(fresh).toBe(true);
  });

  it("knows whether a move can be taken back, until told otherwise", () => {
    expect(start().undoable).toBe(false);
    expect(reduce(null, { ...WHOLE, undoable: true }, 0).tableState?.undoable).toBe(true);
    const after = reduce(start(), update({ undoable: true }), 0).tableState;
    expect(after?.undoable).toBe(true);
    expect(reduce(after, update({ version: 6, choices: [] }), 0).tableState?.undoable).toBe(true);
    expect(reduce(after, update({ version: 6, undoable: false }), 0).tableState?.undoable).toBe(false);
  });

  it("records when clocks and windows were received", () => {
    const { tableState } = reduce(start(), update({ window: 4000 }), 250);
    expect(tableState).toMatchObject({ window: 4000, receivedAt: 250 });
  });

  it("reports a gap, and changes nothing", () => {
    const before = start();
    expect(reduce(before, update({ version: 6 }), 200)).toEqual({
      tableState: before,
      events: [],
      sentences: [],
      fresh: false,
      gap: true,
    });
    expect(reduce(null, update({}), 200).gap).toBe(true);
  });

  it("ignores updates it has already applied", () => {
    const before = start();
    const reduced = reduce(before, update({ version: 4, choices: [] }), 200);
    expect(reduced).toMatchObject({ tableState: before, gap: false });
  });

  it("reports missed events in order when the same game is reopened", () => {
    const events = ["focused", "called"].map((type) => ({ type, seat: 1, telling: null })) as never[];
    const missed = events.map((event, at) => ({ version: 5 + at, events: [event] }));
    const reduced = reduce(start(), { ...WHOLE, version: 6, missed }, 300);
    expect(reduced.events.map(({ type }) => type)).toEqual(["focused", "called"]);
    expect(reduced.fresh).toBe(false);
    expect(reduce(start(), { ...WHOLE, info: { ...INFO, number: 2 } }, 300).fresh).toBe(true);
  });

  it("keeps the last chat lines", () => {
    let tableState: TableState | null = start();
    for (let version = 5; version < 65; version += 1)
      tableState = reduce(
        tableState,
        update({ version, line: { seat: 1, text: `${version}`, phrase: null, name: "", number: version } }),
        0,
      ).tableState;
    expect(tableState?.lines.length).toBe(50);
    expect(tableState?.lines.at(-1)?.text).toBe("64");
  });

  it("knows who is present", () => {
    expect(reduce(start(), { type: "presence", here: [true, true] }, 0).tableState?.here).toEqual([
      true,
      true,
    ]);
  });
});
