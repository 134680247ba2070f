import { describe, expect, it } from "vitest";

import { Log, newChatLines, withSentences } from "./log";

const say = (text: string) => ({ seat: 0, text, phrase: null, name: "Ann", number: 1 });
const FOCUSED = { event: { type: "focused", seat: 0, telling: null }, sentence: null } as const;

describe("the log", () => {
  it("keeps chat when a new game begins", () => {
    const log = new Log();
    log.addChat([say("hello")]);
    log.addEvents([FOCUSED], 1);
    log.startGame();
    log.addEvents([FOCUSED], 2);
    expect(log.entries.map((entry) => ("chat" in entry ? "chat" : "event"))).toEqual(["chat", "event"]);
    expect(new Set(log.entries.map(({ id }) => id)).size).toBe(2);
  });

  it("keeps the events of a whole game, and drops the oldest chat lines", () => {
    const log = new Log();
    for (let at = 0; at < 500; at += 1) {
      log.addEvents([FOCUSED], at + 1);
      log.addChat([say(String(at))]);
    }
    expect(log.entries.filter((entry) => "event" in entry)).toHaveLength(500);
    const said = log.entries.flatMap((entry) => ("chat" in entry ? [entry.chat.text] : []));
    expect(said).toHaveLength(200);
    expect([said[0], said.at(-1)]).toEqual(["300", "499"]);
  });

  it("takes over the events of the whole game, and nothing twice", () => {
    const log = new Log();
    log.addEvents([FOCUSED], 39);
    log.addChat([say("hello")]);
    log.restore([FOCUSED.event, FOCUSED.event, FOCUSED.event], 40);
    // What is still to be shown was part of it.
    log.addEvents([FOCUSED], 40);
    expect(log.entries.map((entry) => "chat" in entry)).toEqual([true, false, false, false]);
    expect(log.entries.slice(1).every((entry) => "isOld" in entry)).toBe(true);
    log.addEvents([FOCUSED], 41);
    expect(log.entries).toHaveLength(5);
    expect(log.entries.at(-1)).not.toHaveProperty("isOld");
  });

  it("pairs events with the server's sentences", () => {
    const telling = { key: "told-focused", args: {} };
    const events = [{ ...FOCUSED.event, telling }, FOCUSED.event, { ...FOCUSED.event, telling }];
    const sentences = (all: readonly string[]) => withSentences(events, all).map(({ sentence }) => sentence);
    expect(sentences(["one", "two"])).toEqual(["one", null, "two"]);
    expect(sentences([])).toEqual([null, null, null]);
  });

  it.each([
    [[], ["a"], ["a"]],
    [["a"], ["a"], []],
    [["a"], ["a", "b"], ["b"]],
    [["a", "b"], ["b", "c"], ["c"]],
    [["a", "a"], ["a", "a", "a"], ["a"]],
    [["a"], ["x", "y"], ["x", "y"]],
    [["a"], [], []],
  ])("finds the new lines between %j and %j", (before, after, found) => {
    expect(newChatLines(before.map(say), after.map(say))).toEqual(found.map(say));
  });
});
