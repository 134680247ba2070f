import { describe, expect, it } from "vitest";

import { Log, newChatLines, withSentences } from "./log";

const say = (text: string) => ({ seat: 0, text, phrase: null });
const FOCUSED = { event: { type: "focused", seat: 0, telling: null }, sentence: null } as const;

describe("the log", () => {
  it("keeps chat when a new game begins", () => {
    const log = new Log();
    log.add([say("hello")], [FOCUSED]);
    log.startGame();
    log.add([], [FOCUSED]);
    expect(log.entries.map((entry) => ("chat" in entry ? "chat" : "event"))).toEqual(["chat", "event"]);
    expect(new Set(log.entries.map(({ id }) => id)).size).toBe(2);
  });

  it("drops the oldest entries", () => {
    const log = new Log();
    for (let at = 0; at < 500; at += 1) log.add([], [FOCUSED]);
    expect(log.entries).toHaveLength(400);
    expect(log.entries[0]?.id).toBe(101);
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
