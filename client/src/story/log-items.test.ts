import { describe, expect, it } from "vitest";

import type { LogEntry } from "../table/log";
import { cardsOf, detailsOf, logItems } from "./log-items";
import type { Episode } from "./story";

const telling = (code: string) => ({ key: "told", args: { card: { code, style: "", symbol: "" } } });
const event = (code: string) => ({ type: "focused", seat: 0, telling: telling(code) }) as const;
const [one, two] = [event("a"), event("b")];
const base = { sort: "turn", seat: 0, scores: null, changes: null } as const;
const both: Episode = {
  ...{ ...base, id: 0, line: [one.telling] },
  events: [one, two].map((event) => ({ event, sentence: null })),
};
const single: Episode = { ...base, id: 2, line: [one.telling], events: [{ event: one, sentence: null }] };
const silent: Episode = { ...base, id: 3, line: [], events: [] };

describe("the lines of the log", () => {
  it("are episodes, with chat in between", () => {
    const entries: LogEntry[] = [
      { id: 1, event: one, sentence: null },
      { id: 2, event: two, sentence: null },
      { id: 3, chat: { seat: 1, name: "Ben", text: "hello", phrase: null, number: 1 } },
      { id: 4, event: one, sentence: null },
      { id: 5, event: one, sentence: null },
    ];
    expect(logItems(entries, [both, single, silent]).map(({ id }) => id)).toEqual([
      "told-0",
      "chat-3",
      "told-2",
    ]);
  });

  it("have details where they leave something out", () => {
    expect(detailsOf(both).map(({ event }) => event)).toEqual([two]);
    expect(detailsOf(single)).toEqual([]);
  });

  it("point at all the cards that were seen", () => {
    expect(new Set(cardsOf(both))).toEqual(new Set(["a", "b"]));
  });
});
