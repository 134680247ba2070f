import { describe, expect, it } from "vitest";

import { Refusal, Unreachable } from "../app/api";
import { LocalStore } from "../app/local-store";
import type { GameEvent } from "../wire/messages";
import type { RecordAbout, TableNow } from "../wire/requests";
import { MemoryHistory } from "./history";
import { completeHistory, keepGame, type Room } from "./keep-games";

const SEAT = { secret: "s", game: "other", at: 1, seat: 0 };
const FINISHED = { table: "one", record: "one-1", seat: 0, lesson: false };

function roomWith(records: Readonly<Record<string, string[]>>, fails: readonly string[] = []) {
  const store = new LocalStore(null);
  const asked: string[] = [];
  const about = (id: string): RecordAbout => ({
    ...{ id, game: "other", started: 1, finished: 2, names: ["Ann", ""], players: records[id] ?? [] },
    ...{ options: {}, own_deck: false, deal: "own", day: null, moves: 3, scores: [2, 1], winners: [0] },
  });
  const room: Room = {
    store,
    api: {
      table: async (id) => {
        if (fails.includes(id)) throw new Unreachable("");
        const record = `${id}-1`;
        if (!(record in records)) throw new Refusal(404, { code: "no-such-table", sentence: "" } as never);
        const duplicate = id === "today" ? { day: "2999-01-01" } : null;
        return { record, lesson: false, duplicate } as TableNow;
      },
      recordInfo: async (id) => {
        asked.push(id);
        return about(id);
      },
      recordStory: async (): Promise<GameEvent[][]> => [],
    },
  };
  return { room, store, asked, history: new MemoryHistory() };
}

const idsIn = async (history: MemoryHistory): Promise<string[]> => (await history.all()).map(({ id }) => id);

describe("the history", () => {
  it("gets a game once, and a deleted one does not come back", async () => {
    const { room, store, history, asked } = roomWith({ "one-1": ["human", "easy"] });
    store.saveSeat({ ...SEAT, table: "one" });
    expect(await keepGame(FINISHED, room, history)).toBe(true);
    expect(await idsIn(history)).toEqual(["one-1"]);
    await history.remove("one-1");
    expect(await keepGame(FINISHED, room, history)).toBe(false);
    expect(await completeHistory(room, history)).toBe(false);
    expect([await idsIn(history), asked]).toEqual([[], ["one-1"]]);
  });

  it("gets the games that ended unseen, and passes over tables that are gone", async () => {
    const { room, store, history } = roomWith({ "one-1": ["human", "easy"], "two-1": ["human", "easy"] });
    for (const table of ["one", "gone", "two"]) store.saveSeat({ ...SEAT, table });
    store.saveSeat({ ...SEAT, table: "watched", seat: null });
    expect(await completeHistory(room, history)).toBe(true);
    expect((await idsIn(history)).sort()).toEqual(["one-1", "two-1"]);
  });

  it("waits until others no longer play the same deal", async () => {
    const { room, store, history, asked } = roomWith({ "today-1": ["human", "easy"] });
    store.saveSeat({ ...SEAT, table: "today" });
    expect(await completeHistory(room, history)).toBe(false);
    expect([asked, store.seats[0]?.noted]).toEqual([[], undefined]);
  });

  it("leaves out games in which a bot had the seat", async () => {
    const { room, store, history } = roomWith({ "one-1": ["easy", "human"] });
    store.saveSeat({ ...SEAT, table: "one" });
    expect(await completeHistory(room, history)).toBe(false);
    expect(await idsIn(history)).toEqual([]);
  });

  it("is completed another time if the server does not answer", async () => {
    const { room, store, history } = roomWith({ "one-1": ["human", "easy"] }, ["two"]);
    for (const table of ["one", "two"]) store.saveSeat({ ...SEAT, table });
    expect(await completeHistory(room, history)).toBe(false);
    expect(store.seats.map(({ noted }) => noted)).toEqual([undefined, undefined]);
  });
});
