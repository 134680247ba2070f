import { describe, expect, it, vi } from "vitest";

import type { Refused, TableInfo } from "../wire/messages";
import type { TableState } from "../wire/table-state";
import type { CardInfo } from "../wire/requests";
import { loadSpeaker } from "../words/speaker";
import type { GameTable } from "./game-table";
import { LiveContext } from "./live-context.svelte";
import type { Session } from "./session.svelte";

const words = await loadSpeaker({ language: "en", game: "frantic" });
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

function tableState(changes: Partial<TableState> = {}, info: Partial<TableInfo> = {}): TableState {
  const now = {
    ...{ version: 4, seat: 0, view: { actors: [0] }, ask: null, clocks: [], window: null, receivedAt: 5000 },
    ...{
      choices: [["draw", 1] as const, ["pass", 2] as const],
      here: [true, false, true],
      lines: [],
      words: null,
    },
  };
  return { ...now, info: { ...INFO, ...info }, ...changes } as unknown as TableState;
}

function refusal(code: string, sentence: string | null): Refused {
  return { type: "refused", id: "a", code, rule: null, params: {}, sentence } as Refused;
}

function sit(shown = tableState(), current = shown) {
  const session = {
    ...{ shown, current, moving: false, held: false },
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
  return { session, explain, context: new LiveContext(session as unknown as Session, shown, around) };
}

describe("the context of a live game", () => {
  it("offers what the server offers", () => {
    const { context, session } = sit();
    expect(context.choices).toEqual(["draw", "pass"]);
    expect([context.may("draw"), context.may("play red-2")]).toEqual([true, false]);
    context.send("draw", "pass");
    expect(session.move).toHaveBeenCalledWith("draw", "pass");
  });

  it("offers nothing during an animation", () => {
    expect(sit(tableState(), tableState({ version: 5 })).context.choices).toEqual([]);
  });

  it("offers nothing while paused, after the end, to spectators, or while a bot plays", () => {
    const [ann, ...others] = INFO.seats;
    if (ann === undefined) throw new Error("nobody sits there");
    expect(sit(tableState({}, { paused: true })).context.choices).toEqual([]);
    expect(sit(tableState({}, { status: "over" })).context.choices).toEqual([]);
    expect(sit(tableState({ seat: null })).context.choices).toEqual([]);
    expect(sit(tableState({}, { seats: [{ ...ann, rests: "wish" }, ...others] })).context.choices).toEqual(
      [],
    );
  });

  it("has the view shown last, but the current table info", () => {
    const { context } = sit(tableState(), tableState({ view: null }, { paused: true }));
    expect(context.view.actors).toEqual([0]);
    expect(context.info.paused).toBe(true);
  });

  it("has no view before the first deal", () => {
    expect(() => sit(tableState({ view: null })).context.view).toThrow("No game has begun");
  });

  it("knows the seats, in order from the player's own", () => {
    const { context } = sit(tableState({ seat: 1 }));
    expect(context.me).toBe(1);
    expect(context.seats.map(({ name }) => name)).toEqual(["Ann", "Bot 2", "Cleo"]);
    expect(context.others.map(({ name }) => name)).toEqual(["Cleo", "Ann"]);
    expect(context.words.partsOf({ number: 2 })).toEqual(["Cleo"]);
  });

  it("knows how long a window stays open", () => {
    expect(sit().context.window).toBeNull();
    expect(sit(tableState({ window: 1500 })).context.window).toEqual({ ends: 6500, whole: 4000 });
    expect(sit(tableState({ window: 9000 })).context.window).toEqual({ ends: 14_000, whole: 9000 });
  });

  it("reports moves in flight, and whether plays need confirmation", () => {
    const { context, session, explain } = sit();
    expect([context.isBusy, context.isHeld, context.confirms]).toEqual([false, false, true]);
    session.moving = session.held = true;
    expect([context.isBusy, context.isHeld]).toEqual([true, true]);
    context.explain({ card: "red-2" } as unknown as Parameters<typeof context.explain>[0]);
    expect(explain).toHaveBeenCalledOnce();
  });
});

describe("the reason for a refusal", () => {
  it("is in the page's words, if it has any", async () => {
    const { context, session } = sit();
    expect([context.refusal, await context.why("pass")]).toEqual([null, null]);
    session.refused = refusal("paused", "in other words");
    session.why.mockResolvedValue(refusal("paused", null));
    expect(context.refusal).toBe(words.refusal("paused", null, {}));
    expect(await context.why("pass")).toBe(context.refusal);
  });

  it("uses card names, capitalised at the beginning", () => {
    const { context, session } = sit();
    session.refused = { ...refusal("does-not-fit", null), params: { card: "red-2", top: "green-9" } };
    expect(context.refusal).toBe("Red 2 does not fit on green-9.");
  });

  it("is in the server's words otherwise", () => {
    const { context, session } = sit();
    session.refused = refusal("of-another-game", "Hearts are not broken yet.");
    expect(context.refusal).toBe("Hearts are not broken yet.");
  });
});
