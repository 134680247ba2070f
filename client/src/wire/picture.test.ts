import { describe, expect, it } from "vitest";

import type { TableInfo, Update, Whole } from "./messages";
import { fold, type Picture } from "./picture";

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
  number: 1,
  commitment: "",
  seeded: [],
  undo: null,
  record: null,
  lesson: false,
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

const start = (): Picture => {
  const { picture } = fold(null, WHOLE, 100);
  if (picture === null) throw new Error("no picture");
  return picture;
};

const update = (fields: Partial<Update>): Update => ({ type: "update", version: 5, ...fields });

describe("a picture of a table", () => {
  it("begins with the whole", () => {
    const folded = fold(null, WHOLE, 100);
    expect(folded.picture).toMatchObject({ version: 4, seat: 0, choices: [["focus", 12]], told: 100 });
    expect(folded).toMatchObject({ fresh: true, gap: false, events: [] });
  });

  it("takes over what changed and keeps the rest", () => {
    const before = start();
    const { picture, fresh } = fold(before, update({ view: { step: "put" }, choices: [], ask: null }), 200);
    expect(picture).toMatchObject({ version: 5, choices: [], ask: null, info: INFO, told: 100 });
    expect(picture?.view).toMatchObject({ step: "put", round: 1 });
    expect(fresh).toBe(false);
    expect(before.view).toMatchObject({ step: "take" });
  });

  it("looks altogether different after a fresh view", () => {
    const { picture, fresh } = fold(start(), update({ fresh: null }), 200);
    expect(picture?.view).toBeNull();
    expect(fresh).toBe(true);
  });

  it("notes when clocks and windows were told", () => {
    const { picture } = fold(start(), update({ window: 4000 }), 250);
    expect(picture).toMatchObject({ window: 4000, told: 250 });
  });

  it("asks for the whole after a gap, and changes nothing", () => {
    const before = start();
    expect(fold(before, update({ version: 6 }), 200)).toEqual({
      picture: before,
      events: [],
      sentences: [],
      fresh: false,
      gap: true,
    });
    expect(fold(null, update({}), 200).gap).toBe(true);
  });

  it("passes over what it has seen already", () => {
    const before = start();
    const folded = fold(before, update({ version: 4, choices: [] }), 200);
    expect(folded).toMatchObject({ picture: before, gap: false });
  });

  it("tells what was missed, in order, when it comes back to the same game", () => {
    const events = ["focused", "called"].map((type) => ({ type, seat: 1, telling: null })) as never[];
    const missed = events.map((event, at) => ({ version: 5 + at, events: [event] }));
    const folded = fold(start(), { ...WHOLE, version: 6, missed }, 300);
    expect(folded.events.map(({ type }) => type)).toEqual(["focused", "called"]);
    expect(folded.fresh).toBe(false);
    expect(fold(start(), { ...WHOLE, info: { ...INFO, number: 2 } }, 300).fresh).toBe(true);
  });

  it("keeps the last lines of talk", () => {
    let picture: Picture | null = start();
    for (let version = 5; version < 65; version += 1)
      picture = fold(
        picture,
        update({ version, line: { seat: 1, text: `${version}`, phrase: null } }),
        0,
      ).picture;
    expect(picture?.lines.length).toBe(50);
    expect(picture?.lines.at(-1)?.text).toBe("64");
  });

  it("knows who is here", () => {
    expect(fold(start(), { type: "presence", here: [true, true] }, 0).picture?.here).toEqual([true, true]);
  });
});
