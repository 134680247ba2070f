import { describe, expect, it } from "vitest";

import { Log, newLines, withSentences } from "./log";

const say = (text: string) => ({ seat: 0, text, phrase: null });
const FOCUSED = { told: { type: "focused", seat: 0, telling: null }, sentence: null } as const;

describe("what can be read again", () => {
  it("keeps what was said when a new game begins", () => {
    const log = new Log();
    log.note([say("hello")], [FOCUSED]);
    log.begin();
    log.note([], [FOCUSED]);
    expect(log.entries.map((entry) => ("said" in entry ? "said" : "told"))).toEqual(["said", "told"]);
    expect(new Set(log.entries.map(({ id }) => id)).size).toBe(2);
  });

  it("forgets the oldest of very much", () => {
    const log = new Log();
    for (let at = 0; at < 500; at += 1) log.note([], [FOCUSED]);
    expect(log.entries).toHaveLength(400);
    expect(log.entries[0]?.id).toBe(101);
  });

  it("has the server's sentences beside what they tell of", () => {
    const telling = { key: "told-focused", args: {} };
    const events = [{ ...FOCUSED.told, telling }, FOCUSED.told, { ...FOCUSED.told, telling }];
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
  ])("finds what is new between %j and %j", (before, after, found) => {
    expect(newLines(before.map(say), after.map(say))).toEqual(found.map(say));
  });
});
