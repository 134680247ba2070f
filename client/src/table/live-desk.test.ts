import { describe, expect, it, vi } from "vitest";

import type { Refused, TableInfo } from "../wire/messages";
import type { Picture } from "../wire/picture";
import type { CardInfo } from "../wire/requests";
import { speaker } from "../words/speaker";
import type { GameTable } from "./game-table";
import { LiveDesk } from "./live-desk.svelte";
import type { Session } from "./session.svelte";

const words = await speaker({ language: "en", game: "frantic" });
const INFO = {
  status: "playing",
  paused: false,
  window: 4,
  host: 0,
  clock: { kind: "none" },
  seats: [
    { holder: "person", name: "Ann", bot: null, rests: null },
    { holder: "bot", name: "", bot: "easy", rests: null },
    { holder: "person", name: "Cleo", bot: null, rests: null },
  ],
} as unknown as TableInfo;

function picture(changes: Partial<Picture> = {}, info: Partial<TableInfo> = {}): Picture {
  const now = {
    ...{ version: 4, seat: 0, view: { actors: [0] }, ask: null, clocks: [], window: null, told: 5000 },
    ...{
      choices: [["draw", 1] as const, ["pass", 2] as const],
      here: [true, false, true],
      lines: [],
      words: null,
    },
  };
  return { ...now, info: { ...INFO, ...info }, ...changes } as unknown as Picture;
}

function refusal(code: string, sentence: string | null): Refused {
  return { type: "refused", id: "a", code, rule: null, params: {}, sentence } as Refused;
}

function sit(shown = picture(), current = shown) {
  const session = {
    ...{ shown, picture: current, moving: false, held: false },
    refused: null as Refused | null,
    move: vi.fn(),
    why: vi.fn(() => Promise.resolve<Refused | null>(null)),
  };
  const explain = vi.fn();
  const game = { name: () => "red 2", doing: () => null } as unknown as GameTable;
  const around = {
    ...{ game, cards: new Map([["red-2", {} as CardInfo]]) },
    ...{ words, confirms: () => true, explain },
  };
  return { session, explain, desk: new LiveDesk(session as unknown as Session, shown, around) };
}

describe("the desk of a game that goes on", () => {
  it("offers what the server offers", () => {
    const { desk, session } = sit();
    expect(desk.choices).toEqual(["draw", "pass"]);
    expect([desk.may("draw"), desk.may("play red-2")]).toEqual([true, false]);
    desk.send("draw", "pass");
    expect(session.move).toHaveBeenCalledWith("draw", "pass");
  });

  it("offers nothing while something is still being shown", () => {
    expect(sit(picture(), picture({ version: 5 })).desk.choices).toEqual([]);
  });

  it("offers nothing in a pause, after the end, to spectators, or while a bot plays", () => {
    const [ann, ...others] = INFO.seats;
    if (ann === undefined) throw new Error("nobody sits there");
    expect(sit(picture({}, { paused: true })).desk.choices).toEqual([]);
    expect(sit(picture({}, { status: "over" })).desk.choices).toEqual([]);
    expect(sit(picture({ seat: null })).desk.choices).toEqual([]);
    expect(sit(picture({}, { seats: [{ ...ann, rests: "wish" }, ...others] })).desk.choices).toEqual([]);
  });

  it("shows the cards as far as they were shown, but the table as it is now", () => {
    const { desk } = sit(picture(), picture({ view: null }, { paused: true }));
    expect(desk.view.actors).toEqual([0]);
    expect(desk.info.paused).toBe(true);
  });

  it("has no view before the first deal", () => {
    expect(() => sit(picture({ view: null })).desk.view).toThrow("No game has begun");
  });

  it("knows who sits where, from one’s own seat on", () => {
    const { desk } = sit(picture({ seat: 1 }));
    expect(desk.me).toBe(1);
    expect(desk.seats.map(({ name }) => name)).toEqual(["Ann", "Bot 2", "Cleo"]);
    expect(desk.others.map(({ name }) => name)).toEqual(["Cleo", "Ann"]);
    expect(desk.words.partsOf({ number: 2 })).toEqual(["Cleo"]);
  });

  it("tells how long a window stays open", () => {
    expect(sit().desk.window).toBeNull();
    expect(sit(picture({ window: 1500 })).desk.window).toEqual({ ends: 6500, whole: 4000 });
    expect(sit(picture({ window: 9000 })).desk.window).toEqual({ ends: 14_000, whole: 9000 });
  });

  it("says what is on its way, and asks back where somebody likes that", () => {
    const { desk, session, explain } = sit();
    expect([desk.isBusy, desk.isHeld, desk.confirms]).toEqual([false, false, true]);
    session.moving = session.held = true;
    expect([desk.isBusy, desk.isHeld]).toEqual([true, true]);
    desk.explain({ card: "red-2" } as unknown as Parameters<typeof desk.explain>[0]);
    expect(explain).toHaveBeenCalledOnce();
  });
});

describe("why something cannot be done", () => {
  it("is said in the words of the page, if it has any", async () => {
    const { desk, session } = sit();
    expect([desk.refusal, await desk.why("pass")]).toEqual([null, null]);
    session.refused = refusal("paused", "in other words");
    session.why.mockResolvedValue(refusal("paused", null));
    expect(desk.refusal).toBe(words.refusal("paused", null, {}));
    expect(await desk.why("pass")).toBe(desk.refusal);
  });

  it("calls cards by their names, also at the beginning", () => {
    const { desk, session } = sit();
    session.refused = { ...refusal("does-not-fit", null), params: { card: "red-2", top: "green-9" } };
    expect(desk.refusal).toBe("Red 2 does not fit on green-9.");
  });

  it("is said in the server’s words otherwise", () => {
    const { desk, session } = sit();
    session.refused = refusal("of-another-game", "Hearts are not broken yet.");
    expect(desk.refusal).toBe("Hearts are not broken yet.");
  });
});
