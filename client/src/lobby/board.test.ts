import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refusal, Unreachable } from "../room/api";
import { Memory } from "../room/memory";
import type { SeatInfo, TableInfo, TableNow } from "../wire/requests";
import { aTable } from "./a-table";
import { Board } from "./board.svelte";

const ann: SeatInfo = { holder: "person", name: "Ann" };

const table = (id: string, status: TableInfo["status"], more: Partial<TableNow> = {}): TableNow =>
  aTable({ id, status, ...more });

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
    const problem = { code: "no-such-table", rule: null, params: {}, sentence: "" };
    return found ? Promise.resolve(found) : Promise.reject(new Refusal(404, problem));
  }
}

const hold = (memory: Memory, id: string) => memory.hold({ table: id, secret: "s", game: "fzzzt", at: 1 });

describe("the board of the lobby", () => {
  it("lists tables to join and to watch, but not one's own", async () => {
    const [room, memory] = [new Room(), new Memory(null)];
    room.listed = [
      table("a", "waiting"),
      table("full", "waiting", { seats: [ann, ann] }),
      table("b", "playing"),
      table("mine", "waiting"),
    ];
    room.known.set("mine", table("mine", "waiting"));
    hold(memory, "mine");
    const board = new Board(() => room, memory);
    await board.look();
    expect(board.open.map(({ id }) => id)).toEqual(["a"]);
    expect(board.live.map(({ id }) => id)).toEqual(["b"]);
    expect([board.isKnown, board.isOffline]).toEqual([true, false]);
  });

  it("finds the unfinished games of the browser, those in play first", async () => {
    const [room, memory] = [new Room(), new Memory(null)];
    for (const one of [table("over", "over"), table("plays", "playing"), table("waits", "waiting")])
      room.known.set(one.id, one);
    room.known.set("rests", table("rests", "playing", { paused: true }));
    for (const id of ["gone", "plays", "over", "rests", "waits"]) hold(memory, id);
    const board = new Board(() => room, memory);
    await board.look();
    expect(board.mine.map(({ info }) => info.id)).toEqual(["plays", "rests", "waits"]);
    expect(memory.secret("gone")).toBeNull();
    expect(memory.secret("over")).not.toBeNull();
    room.asked = [];
    await board.look();
    expect(room.asked.sort()).toEqual(["plays s", "rests s", "tables", "waits s"]);
  });

  it("does not hide what is nobody's fault but ours", async () => {
    const room = new Room();
    const board = new Board(() => room, new Memory(null));
    room.tables = () => Promise.reject(new TypeError("a mistake"));
    await expect(board.look()).rejects.toThrow("a mistake");
    expect(board.isOffline).toBe(false);
  });

  it("keeps what it knows while nobody answers, and says so", async () => {
    const room = new Room();
    const board = new Board(() => room, new Memory(null));
    room.listed = [table("b", "playing")];
    await board.look();
    room.isAway = true;
    await board.look();
    expect([board.isOffline, board.live.length]).toEqual([true, 1]);
    room.isAway = false;
    await board.look();
    expect(board.isOffline).toBe(false);
  });
});

describe("looking again", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("happens while the page is seen, sooner when nobody answers, and ends", async () => {
    const room = new Room();
    const looks = () => room.asked.filter((asked) => asked === "tables").length;
    const page = Object.assign(new EventTarget(), { hidden: false });
    const stop = new Board(() => room, new Memory(null)).watch(page as unknown as Document);
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

  it("goes on from afar for who has games to continue", async () => {
    const [room, memory] = [new Room(), new Memory(null)];
    room.known.set("mine", table("mine", "playing"));
    hold(memory, "mine");
    const looks = () => room.asked.filter((asked) => asked === "tables").length;
    const page = Object.assign(new EventTarget(), { hidden: false });
    const stop = new Board(() => room, memory).watch(page as unknown as Document);
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
