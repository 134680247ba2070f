import { afterEach, describe, expect, it, vi } from "vitest";

import { FakeSocket } from "../wire/fake-socket";
import { type Scene, Session, type WholeStory } from "./session.svelte";

const INFO = { id: "abc", game: "flautz", number: 1, status: "playing" };
const WHOLE = {
  type: "table",
  answers: "open",
  version: 4,
  seat: 0,
  info: INFO,
  view: { step: "take" },
  choices: [["focus", 12]],
  ask: null,
  clocks: [],
  window: null,
  here: [true],
  lines: [],
  missed: [],
};
const FOCUSED = { type: "focused", seat: 0, telling: null };

const WON = { type: "match-ended", telling: null };
const LINE = { seat: 1, text: "hello", phrase: null };

/** The log: events by type, chat by text. */
const read = ({ log }: Session): string[] =>
  log.map((entry) => ("event" in entry ? entry.event.type : (entry.chat.text ?? "")));

const opened: Session[] = [];

const joinTable = (
  show?: (scene: Scene, pace: number) => Promise<void>,
  loadStory?: () => Promise<WholeStory>,
) => {
  const sockets: FakeSocket[] = [];
  const scenes: [string, number][] = [];
  const gates: (() => void)[] = [];
  const session = new Session({
    table: "abc",
    secret: () => "s",
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    ...(loadStory && { loadStory }),
    show:
      show ??
      (({ event }, pace) => {
        scenes.push([event.type, pace]);
        return new Promise((resolve) => gates.push(resolve));
      }),
  });
  opened.push(session);
  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    if (!last) throw new Error("no connection");
    return last;
  };
  const next = async (): Promise<void> => {
    gates.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  socket().opens();
  return { session, socket, scenes, next };
};

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const playNonsense = (session: Session, socket: FakeSocket): void => {
  session.move("nonsense");
  const id = socket.requests.at(-1)?.["id"];
  socket.says({ type: "refused", id, code: "not-a-move", rule: "Z-3", params: {}, sentence: null });
};

afterEach(() => {
  for (const session of opened.splice(0)) session.leave();
});

describe("a session", () => {
  it("announces its pace, and acknowledges what it has shown", async () => {
    const { session, socket, next } = joinTable();
    session.pace = "fast";
    socket().says(WHOLE);
    await settle();
    expect(socket().sent.slice(1)).toMatchObject([
      { type: "pace", pace: "fast" },
      { type: "seen", version: 4 },
    ]);
    socket().says({ type: "update", version: 5, events: [FOCUSED] });
    await settle();
    expect(session.animates).toBe(true);
    expect(socket().sent).toHaveLength(3);
    await next();
    expect(session.animates).toBe(false);
    expect(socket().sent.at(-1)).toMatchObject({ type: "seen", version: 5 });
    session.pace = "instant";
    expect(socket().sent.at(-1)).toMatchObject({ type: "pace", pace: "instant" });
  });

  it("acknowledges nothing while a result is open", async () => {
    const { session, socket } = joinTable();
    socket().says(WHOLE);
    await settle();
    socket().says({ type: "update", version: 5 });
    const close = session.holdTable();
    await settle();
    expect(socket().sent.at(-1)).toMatchObject({ type: "seen", version: 4 });
    close();
    expect(socket().sent.at(-1)).toMatchObject({ type: "seen", version: 5 });
    close();
    session.holdTable();
    socket().says({ type: "update", version: 6 });
    await settle();
    expect(socket().sent.at(-1)).toMatchObject({ type: "seen", version: 6 });
  });

  it("says nothing of its pace when only watching", async () => {
    const { session, socket } = joinTable();
    socket().says({ ...WHOLE, seat: null });
    session.pace = "slow";
    await settle();
    expect(socket().sent).toHaveLength(1);
  });

  it("shows the whole table at once", async () => {
    const { session, socket, next } = joinTable();
    socket().says(WHOLE);
    await next();
    expect(session.shown).toMatchObject({ version: 4, view: { step: "take" } });
    expect(session.connection).toBe("open");
  });

  it("animates events before it shows the new state", async () => {
    const { session, socket, scenes, next } = joinTable();
    socket().says(WHOLE);
    await next();
    socket().says({ type: "update", version: 5, events: [FOCUSED], view: { step: "wait" } });
    expect(session.current?.version).toBe(5);
    expect(session.shown?.version).toBe(4);
    expect(scenes).toEqual([["focused", 1]]);
    await next();
    expect(session.shown).toMatchObject({ version: 5, view: { step: "wait" } });
    expect(read(session)).toEqual(["focused"]);
  });

  it("logs events once they have been shown, and chat at once", async () => {
    const { session, socket, next } = joinTable();
    socket().says(WHOLE);
    await next();
    socket().says({ type: "update", version: 5, events: [FOCUSED, WON] });
    socket().says({ type: "update", version: 6, line: LINE });
    expect(read(session)).toEqual(["hello"]);
    await next();
    expect(read(session)).toEqual(["hello", "focused"]);
    await next();
    expect(read(session)).toEqual(["hello", "focused", "match-ended"]);
  });

  it("logs at once what happened before it opened", () => {
    const { session, socket } = joinTable();
    socket().says({ ...WHOLE, missed: [{ version: 3, events: [FOCUSED, WON] }] });
    expect(read(session)).toEqual(["focused", "match-ended"]);
  });

  it("loads what happened before it was opened, and logs nothing twice", async () => {
    const story = { version: 5, number: 1, events: [FOCUSED, WON, FOCUSED] as never[] };
    const { session, socket, next } = joinTable(undefined, () => Promise.resolve(story));
    socket().says({ ...WHOLE, missed: [{ version: 4, events: [WON] }], lines: [LINE] });
    // It is still to be shown when the story arrives, and part of it.
    socket().says({ type: "update", version: 5, events: [FOCUSED] });
    await settle();
    expect(read(session)).toEqual(["hello", "focused", "match-ended", "focused"]);
    await next();
    await settle();
    expect(read(session)).toEqual(["hello", "focused", "match-ended", "focused"]);
    socket().says({ type: "update", version: 6, events: [WON] });
    await next();
    expect(read(session)).toEqual(["hello", "focused", "match-ended", "focused", "match-ended"]);
  });

  it("loads the story again after moves were taken back, but not for a new game", async () => {
    const loadStory = vi.fn(() => Promise.resolve({ version: 6, number: 1, events: [FOCUSED] as never[] }));
    const { session, socket } = joinTable(() => Promise.resolve(), loadStory);
    socket().says({ ...WHOLE, view: null, info: { ...INFO, status: "waiting" } });
    await settle();
    socket().says({
      type: "update",
      version: 5,
      fresh: { step: "take" },
      events: [FOCUSED, WON],
      info: INFO,
    });
    await settle();
    expect(loadStory).not.toHaveBeenCalled();
    expect(read(session)).toEqual(["focused", "match-ended"]);
    socket().says({ type: "update", version: 6, fresh: { step: "take" } });
    await settle();
    expect(loadStory).toHaveBeenCalledOnce();
    expect(read(session)).toEqual(["focused"]);
    socket().says({ type: "update", version: 7, fresh: { step: "take" }, info: { ...INFO, number: 2 } });
    await settle();
    expect(loadStory).toHaveBeenCalledOnce();
    expect(read(session)).toEqual([]);
  });

  it("loads the story after it was away for longer than the server remembers", async () => {
    const loadStory = vi.fn(() => Promise.reject(new Error("gone")));
    const { socket } = joinTable(() => Promise.resolve(), loadStory);
    socket().says(WHOLE);
    await settle();
    socket().says({ ...WHOLE, version: 6, missed: [5, 6].map((version) => ({ version, events: [] })) });
    expect(loadStory).toHaveBeenCalledOnce();
    socket().says({ ...WHOLE, version: 60, missed: [{ version: 60, events: [] }] });
    expect(loadStory).toHaveBeenCalledTimes(2);
  });

  it("logs events whose animation failed", async () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { session, socket } = joinTable(() => Promise.reject(new Error("no such spot")));
    socket().says(WHOLE);
    socket().says({ type: "update", version: 5, events: [FOCUSED] });
    await settle();
    expect(read(session)).toEqual(["focused"]);
    expect(complain).toHaveBeenCalledOnce();
    complain.mockRestore();
  });

  it("sends one move at a time, with the version shown", async () => {
    const { session, socket, next } = joinTable();
    socket().says(WHOLE);
    await next();
    session.move("focus");
    session.move("focus");
    const moves = socket().requests.filter(({ type }) => type === "move");
    expect(moves).toMatchObject([{ move: "focus", version: 4 }]);
    expect(session.moving).toBe(true);
    socket().says({ type: "held", id: moves[0]?.["id"] });
    expect([session.moving, session.held]).toEqual([true, true]);
    socket().says({ type: "update", version: 5, answers: moves[0]?.["id"] });
    expect([session.moving, session.held]).toEqual([false, false]);
  });

  it("reports why a move was refused, and allows another", async () => {
    const { session, socket, next } = joinTable();
    socket().says(WHOLE);
    await next();
    playNonsense(session, socket());
    expect(session.refused).toMatchObject({ code: "not-a-move", rule: "Z-3" });
    expect(session.moving).toBe(false);
    session.move("focus");
    expect(session.refused).toBeNull();
  });

  it("clears a refusal once the table changes", async () => {
    const { session, socket, next } = joinTable();
    socket().says(WHOLE);
    await next();
    playNonsense(session, socket());
    socket().says({ type: "update", version: 5, line: { id: 1, seat: 1, at: 0, text: "hello" } });
    expect(session.refused).toMatchObject({ code: "not-a-move" });
    socket().says({ type: "update", version: 6, events: [FOCUSED] });
    expect(session.refused).toBeNull();
  });

  it("requests the whole table after a gap", async () => {
    const { socket, next } = joinTable();
    socket().says(WHOLE);
    await next();
    socket().says({ type: "update", version: 9 });
    expect(socket().requests.at(-1)).toMatchObject({ type: "sync", version: 4 });
  });

  it("drops animations of the old game when a new one begins", async () => {
    const { session, socket, scenes, next } = joinTable();
    socket().says(WHOLE);
    await next();
    socket().says({ type: "update", version: 5, events: [FOCUSED] });
    socket().says({ type: "update", version: 6, events: [FOCUSED], fresh: { step: "take" }, info: INFO });
    await next();
    await next();
    expect(scenes.length).toBe(1);
    expect(session.shown?.version).toBe(6);
    expect(read(session)).toEqual(["focused"]);
  });

  it("skips animations when still", async () => {
    const { session, socket, scenes, next } = joinTable();
    session.still = true;
    socket().says(WHOLE);
    socket().says({ type: "update", version: 5, events: [FOCUSED] });
    await next();
    expect(scenes).toEqual([]);
    expect(session.shown?.version).toBe(5);
    expect(read(session)).toEqual(["focused"]);
  });

  it("reports why the connection was closed", () => {
    const { session, socket } = joinTable();
    socket().says({ type: "closing", reason: "removed" });
    expect([session.closed, session.connection]).toEqual(["removed", "ended"]);
  });

  it("sends planned moves one after another, as they are offered", async () => {
    const { session, socket } = joinTable();
    socket().says(WHOLE);
    await settle();
    session.move("focus", "take", "put");
    const [, first] = socket().requests;
    expect(first).toMatchObject({ type: "move", move: "focus", version: 4 });
    socket().says({ type: "update", version: 5, choices: [["take", 1]], answers: first?.["id"] });
    await settle();
    const second = socket().requests[2];
    expect(second).toMatchObject({ type: "move", move: "take", version: 5 });
    socket().says({ type: "update", version: 6, choices: [["other", 1]], answers: second?.["id"] });
    await settle();
    expect(socket().requests).toHaveLength(3);
    expect(session.moving).toBe(false);
  });

  it("drops the plan when the turn is over", async () => {
    const { session, socket } = joinTable();
    socket().says(WHOLE);
    await settle();
    session.move("focus", "take");
    const [, first] = socket().requests;
    socket().says({ type: "update", version: 5, choices: [], view: { turn: 1 }, answers: first?.["id"] });
    await settle();
    socket().says({ type: "update", version: 6, choices: [["take", 1]], view: { turn: 0 } });
    await settle();
    expect(socket().requests).toHaveLength(2);
  });

  it("answers why a move is not possible, without side effects", async () => {
    const { session, socket } = joinTable();
    socket().says(WHOLE);
    const why = session.why("flautz");
    const [, question] = socket().requests;
    socket().says({ type: "refused", id: question?.["id"], code: "no-flautz", rule: "Z-15", params: {} });
    expect(await why).toMatchObject({ code: "no-flautz" });
    expect(session.refused).toBeNull();
  });

  it("asks for a hint once, and forgets it with the decision", async () => {
    const { session, socket } = joinTable();
    socket().says(WHOLE);
    await settle();
    session.askHint();
    session.askHint();
    const asked = socket().requests.filter(({ type }) => type === "hint");
    expect(asked).toMatchObject([{ version: 4 }]);
    expect(session.awaitsHint).toBe(true);
    socket().says({ type: "hinted", id: asked[0]?.["id"], version: 4, move: "focus" });
    expect([session.hint, session.awaitsHint]).toEqual(["focus", false]);
    socket().says({ type: "update", version: 5, line: LINE });
    expect(session.hint).toBe("focus");
    socket().says({ type: "update", version: 6, choices: [] });
    expect(session.hint).toBeNull();
  });

  it("says why there is no hint, unless it is no longer wanted", async () => {
    const { session, socket } = joinTable();
    socket().says(WHOLE);
    await settle();
    const refuse = (code: string): void => {
      const id = socket().requests.findLast(({ type }) => type === "hint")?.["id"];
      socket().says({ type: "refused", id, code, rule: null, params: {}, sentence: null });
    };
    session.askHint();
    refuse("no-hint");
    expect(session.refused).toMatchObject({ code: "no-hint" });
    expect(session.awaitsHint).toBe(false);
    session.askHint();
    socket().says({ type: "update", version: 5, choices: [] });
    refuse("stale-version");
    expect([session.refused, session.awaitsHint]).toEqual([null, false]);
  });

  it("resolves open questions when it rejoins", async () => {
    const { session, socket } = joinTable();
    socket().says(WHOLE);
    const why = session.why("flautz");
    socket().says({ type: "closing", reason: "removed" });
    session.rejoin();
    expect(await why).toBeNull();
  });
});
