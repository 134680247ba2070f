import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FakeSocket } from "./fake-socket";
import { Connection, type ConnectionState } from "./connection";
import type { ServerMessage } from "./messages";

const sockets: FakeSocket[] = [];
const states: ConnectionState[] = [];
const heard: ServerMessage[] = [];
let connection: Connection;

const last = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("no connection");
  return socket;
};

const welcome = (): void => {
  last().opens();
  last().says({ type: "table", answers: "open", version: 7 });
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = states.length = heard.length = 0;
  connection = new Connection({
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    openRequest: () => ({ table: "abc", secret: "s", version: heard.length || null }),
    onMessage: (message) => heard.push(message),
    onStateChange: (state) => states.push(state),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("a connection to the table", () => {
  it("opens the table first", () => {
    last().opens();
    expect(last().sent).toEqual([{ type: "open", id: "open", table: "abc", secret: "s", version: null }]);
    last().says({ type: "table", answers: "open", version: 7 });
    expect(states).toEqual(["open"]);
    expect(heard.length).toBe(1);
  });

  it("sends requests at once, or as soon as the table is open", () => {
    connection.send({ type: "say", text: "early" });
    welcome();
    connection.send({ type: "say", text: "late" });
    expect(
      last()
        .sent.slice(1)
        .map(({ text }) => text),
    ).toEqual(["early", "late"]);
  });

  it("resends unanswered requests with the same id", () => {
    welcome();
    const one = connection.send({ type: "move", version: 7, move: "focus" });
    const two = connection.send({ type: "say", text: "hm" });
    last().says({ type: "done", id: two, version: 8 });
    expect([connection.isPending(one), connection.isPending(two)]).toEqual([true, false]);
    last().breaks();
    expect(states.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1000);
    welcome();
    expect(last().sent[0]).toMatchObject({ type: "open", version: 2 });
    expect(last().sent.slice(1)).toEqual([{ type: "move", version: 7, move: "focus", id: one }]);
    last().says({ type: "update", version: 8, answers: one });
    expect(connection.isPending(one)).toBe(false);
  });

  it("does not count a held move as answered", () => {
    welcome();
    const id = connection.send({ type: "move", version: 7, move: "pass" });
    last().says({ type: "held", id });
    expect(connection.isPending(id)).toBe(true);
  });

  it("backs off, up to a limit", () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const before = Date.now();
      const count = sockets.length;
      last().breaks();
      while (sockets.length === count) vi.advanceTimersByTime(50);
      waits.push(Date.now() - before);
    }
    expect(waits[0]).toBeLessThan(1000);
    expect(Math.max(...waits)).toBeGreaterThan(8000);
    expect(Math.max(...waits)).toBeLessThan(20_000);
  });

  it("reconnects at once when the network is back", () => {
    welcome();
    last().breaks();
    connection.reconnect();
    expect(sockets.length).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("detects a dead connection", () => {
    welcome();
    vi.advanceTimersByTime(2000);
    expect(last().sent.at(-1)).toEqual({ type: "ping", id: "ping" });
    vi.advanceTimersByTime(10_000);
    expect(sockets.length).toBe(2);
  });

  it("says within three seconds that the server is silent, and takes it back", () => {
    welcome();
    vi.advanceTimersByTime(3000);
    expect(states.at(-1)).toBe("silent");
    last().says({ type: "pong", id: "ping" });
    expect(states.at(-1)).toBe("open");
    expect(sockets.length).toBe(1);
  });

  it("ignores a replaced socket", () => {
    welcome();
    const old = last();
    connection.reconnect();
    old.says({ type: "presence", here: [] });
    old.breaks();
    expect(heard.length).toBe(1);
    expect(sockets.length).toBe(2);
  });

  it.each(["removed", "signed-out"] as const)("closes when the seat has been taken away: %s", (reason) => {
    welcome();
    last().says({ type: "closing", reason });
    last().breaks();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
    expect(states.at(-1)).toBe("ended");
    connection.reconnect();
    expect(sockets.length).toBe(1);
  });

  it("closes when the table refuses it", () => {
    last().opens();
    last().says({
      type: "refused",
      id: "open",
      code: "wrong-secret",
      rule: null,
      params: {},
      sentence: null,
    });
    last().breaks();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
  });
});
