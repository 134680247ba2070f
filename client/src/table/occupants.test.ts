import { describe, expect, it } from "vitest";

import type { TableState } from "../wire/table-state";
import { loadSpeaker } from "../words/speaker";
import { clockOf, nameOf, othersOf, occupantsOf } from "./occupants";

const words = await loadSpeaker({ language: "en" });
const seat = (holder: string, name = "", rests: string | null = null) => ({ holder, name, bot: null, rests });
const tableState = {
  seat: 0,
  receivedAt: 5000,
  clocks: [
    { left: 60_000, runs: true },
    { left: 30_000, runs: false },
  ],
  info: {
    status: "playing",
    host: 1,
    clock: { kind: "game", seconds: 60, increment: 0 },
    seats: [seat("person", "Ann"), seat("person", "Ben", "absence"), seat("bot")],
  },
  view: { actors: [0, 2] },
  here: [true, false, false],
} as unknown as TableState;

describe("the occupants of seats", () => {
  it("have names: bots by number, open seats as such", () => {
    expect(nameOf({ holder: "bot", name: "" }, 2, words)).toBe("Bot 3");
    expect(nameOf({ holder: "person", name: "Ann" }, 0, words)).toBe("Ann");
    expect(nameOf({ holder: "open", name: "" }, 0, words)).not.toBe("");
  });

  it("are here, resting or deciding", () => {
    const occupants = occupantsOf(tableState, ["Ann", "Ben", "Bot 3"], () => null, words);
    expect(
      occupants.map(({ isMe, isHost, isHere, rests, decides }) => [isMe, isHost, isHere, rests, decides]),
    ).toEqual([
      [true, false, true, false, true],
      [false, true, false, true, false],
      [false, false, true, false, true],
    ]);
    expect(occupants.map(({ clock }) => clock?.left)).toEqual([60_000, 30_000, undefined]);
  });

  it("are listed round the table from the player's own seat", () => {
    const occupants = occupantsOf(tableState, ["Ann", "Ben", "Bot 3"], () => null, words);
    expect(othersOf(occupants, 1).map(({ seat }) => seat)).toEqual([2, 0]);
    expect(othersOf(occupants, null)).toHaveLength(3);
  });

  it("have no clocks in an untimed game", () => {
    const info = { ...tableState.info, clock: { kind: "none" } as const };
    expect(clockOf({ ...tableState, info }, 0)).toBeNull();
    expect(clockOf(tableState, 0)).toEqual({ left: 60_000, runs: true, receivedAt: 5000, whole: 60_000 });
  });
});
