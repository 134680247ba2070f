import { describe, expect, it } from "vitest";

import { game } from "./fixtures";
import { BadFile, readHistory, writeHistory } from "./history-file";

function problemOf(text: string): BadFile | null {
  try {
    readHistory(text);
    return null;
  } catch (error) {
    return error as BadFile;
  }
}

const file = (changes: object): string =>
  JSON.stringify({ format: "parlour-games", version: 1, games: [game(1), { ...game(2), ...changes }] });

describe("a file with games", () => {
  it("has all of them", () => {
    const games = [
      game(1, { deal: "daily", day: "2027-03-10" }),
      game(2, { started: null, options: { limit: 5, family: true, arena: "swift" } }),
    ];
    expect(readHistory(writeHistory(games))).toEqual(games);
    expect(readHistory(writeHistory([]))).toEqual([]);
  });

  it.each([
    ["not even JSON", "{", "unreadable"],
    ["a number", "17", "other-format"],
    ["a record", '{"format":"parlour-record"}', "other-format"],
    ["without games", '{"format":"parlour-games","version":1}', "other-format"],
    ["an old version", '{"format":"parlour-games","version":0,"games":[]}', "other-format"],
    ["a newer version", '{"format":"parlour-games","version":2,"games":{}}', "newer"],
  ])("that is %s is refused", (_, text, problem) => {
    expect(problemOf(text)?.problem).toBe(problem);
  });

  it.each<[string, object]>([
    ["another id", { id: "../../etc" }],
    ["no game", { game: "<b>" }],
    ["a date that is none", { finished: 1e300 }],
    ["a negative date", { started: -1 }],
    ["a seat too many", { seat: 2 }],
    ["too few names", { names: ["Ann"] }],
    ["a name that is none", { names: ["Ann", 7] }],
    ["an endless name", { names: ["Ann", "x".repeat(201)] }],
    ["a score that is none", { scores: [1, "2"] }],
    ["a winner who did not play", { winners: [2] }],
    ["the same winner twice", { winners: [0, 0] }],
    ["nobody who won", { winners: [] }],
    ["half a move", { moves: 1.5 }],
    ["options within options", { options: { limit: {} } }],
    ["cards without a count", { cards: { "2N": 0 } }],
    ["a deal that is none", { deal: "own" }],
    ["a day that is none", { day: "yesterday" }],
    ["something unknown", { secret: "abc" }],
    ["something missing", { lesson: undefined }],
  ])("with %s is refused", (_, changes) => {
    expect(problemOf(file(changes))).toMatchObject({ problem: "bad-game", game: 2 });
  });
});
