import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refusal, Unreachable } from "../app/api";
import { LocalStore } from "../app/local-store";
import type { SeatInfo, TableInfo, TableNow } from "../wire/requests";
import { tableFixture } from "./fixtures";
import { LobbyStore } from "./lobby-store.svelte";

const ann: SeatInfo = { holder: "person", name: "Ann" };

const table = (id: string, status: TableInfo["status"], more: Partial<TableNow> = {}): TableNow =>
  tableFixture({ id, status, ...more });

class Room {
  listed: TableInfo[] = [];
  known = new Map<string, TableNow>();
  asked: string[] = [];
  isAway = false;

  tables(): Promise<TableInfo[]> {
    this.asked.push("tables");
    return this.isAway ? Promise.reject(new Unreachable("away")) : Promise.resolve(this.listed);
  }

  records(): Promise<never[]> {
    return Promise.resolve([]);
  }

  table(id: string, secret: string): Promise<TableNow> {
    this.asked.push(`${id} ${secret}`);
    const found = this.known.get(id);
    const code = id.startsWith("closed") ? "table-closed" : "no-such-table";
    const problem = { code, rule: null, params: {}, sentence: "" };
    return found ? Promise.resolve(found) : Promise.reject(new Refusal(404, problem));
  }
}

const saveSeat = (store: LocalStore, id: string) =>
  store.saveSeat({ table: id, secret: "s", game: "fzzzt", at: 1 });

describe("the lobby store", () => {
  it("lists tables to join and to watch, but not one's own", async () => {
    const [room, store] = [new Room(), new LocalStore(null)];
    room.listed = [
      table("a", "waiting"),
      table("full", "waiting", { seats: [ann, ann] }),
      table("b", "playing"),
      table("mine", "waiting"),
    ];
    room.known.set("mine", table("mine", "waiting"));
    saveSeat(store, "mine");
    const lobby = new LobbyStore(() => room, store);
    await lobby.refresh();
    expect(lobby.open.map(({ id }) => id)).toEqual(["a"]);
    expect(lobby.live.map(({ id }) => id)).toEqual(["b"]);
    expect([lobby.isKnown, lobby.isOffline]).toEqual([true, false]);
  });

  it("finds this browser's unfinished games, those in play first", async () => {
    const [room, store] = [new Room(), new LocalStore(null)];
    for (const one of [table("over", "over"), table("plays", "playing"), table("waits", "waiting")])
      room.known.set(one.id, one);
    room.known.set("rests", table("rests", "playing", { paused: true }));
    for (const id of ["gone", "closed", "plays", "over", "rests", "waits"]) saveSeat(store, id);
    const lobby = new LobbyStore(() => room, store);
    await lobby.refresh();
    expect(lobby.mine.map(({ info }) => info.id)).toEqual(["plays", "rests", "waits"]);
    expect(store.secret("gone")).toBeNull();
    expect(store.secret("closed")).toBeNull();
    expect(store.secret("over")).not.toBeNull();
    room.asked = [];
    await lobby.refresh();
    expect(room.asked.sort()).toEqual(["plays s", "rests s", "tables", "waits s"]);
  });

  it("does not swallow programming errors", async () => {
    const room = new Room();
    const lobby = new LobbyStore(() => room, new LocalStore(null));
    room.tables = () => Promise.reject(new TypeError("a mistake"));
    await expect(lobby.refresh()).rejects.toThrow("a mistake");
    expect(lobby.isOffline).toBe(false);
  });

  it("keeps its lists while the server is unreachable, and says so", async () => {
    const room = new Room();
    const lobby = new LobbyStore(() => room, new LocalStore(null));
    room.listed = [table("b", "playing")];
    await lobby.refresh();
    room.isAway = true;
    await lobby.refresh();
    expect([lobby.isOffline, lobby.live.length]).toEqual([true, 1]);
    room.isAway = false;
    await lobby.refresh();
    expect(lobby.isOffline).toBe(false);
  });
});

describe("polling", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("runs while the page is visible, faster while offline, and stops", async () => {
    const room = new Room();
    const looks = () => room.asked.filter((asked) => asked === "tables").length;
    const page = Object.assign(new EventTarget(), { hidden: false });
    const stop = new LobbyStore(() => room, new LocalStore(null)).poll(page as unknown as Document);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(looks()).toBe(1);
    room.isAway = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(looks()).toBe(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(looks()).toBe(3);
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(looks()).toBe(3);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(1);
    expect(looks()).toBe(4);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks()).toBe(4);
  });

  it("says that the server is unreachable if it does not answer, until it does", async () => {
    const room = new Room();
    const lobby = new LobbyStore(() => room, new LocalStore(null));
    room.tables = () => new Promise((resolve) => setTimeout(() => resolve([]), 60_000));
    const answered = lobby.refresh();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(lobby.isOffline).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(lobby.isOffline).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    await answered;
    expect(lobby.isOffline).toBe(false);
  });

  it("continues slowly on a hidden page if there are games to continue", async () => {
    const [room, store] = [new Room(), new LocalStore(null)];
    room.known.set("mine", table("mine", "playing"));
    saveSeat(store, "mine");
    const looks = () => room.asked.filter((asked) => asked === "tables").length;
    const page = Object.assign(new EventTarget(), { hidden: false });
    const stop = new LobbyStore(() => room, store).poll(page as unknown as Document);
    await vi.advanceTimersByTimeAsync(1);
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(looks()).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(looks()).toBe(2);
    stop();
  });
});
