import { describe, expect, it } from "vitest";

import { filterGames, NO_FILTER, optionsOf } from "./filter";
import { game, LOST } from "./fixtures";

const GAMES = [
  game(1),
  game(2, LOST),
  game(3, { players: ["human", "hard", "easy"] }),
  game(4, { players: ["human", "human"], ...LOST }),
];
const ids = (filter: object): string[] =>
  filterGames(GAMES, { ...NO_FILTER, ...filter }).map(({ id }) => id.slice(-1));

describe("the filters", () => {
  it("let everything pass at first", () => {
    expect(ids({})).toEqual(["1", "2", "3", "4"]);
  });

  it("choose by opponents, result and seats", () => {
    expect(ids({ opponents: "people" })).toEqual(["4"]);
    expect(ids({ opponents: "bots" })).toEqual(["1", "2", "3"]);
    expect(ids({ opponents: "hard" })).toEqual(["3"]);
    expect(ids({ result: "lost" })).toEqual(["2", "4"]);
    expect(ids({ seats: 2, opponents: "easy", result: "won" })).toEqual(["1"]);
  });

  it("offer what there is, with what the others leave of it", () => {
    expect(optionsOf(GAMES, { ...NO_FILTER, result: "lost" }, "opponents")).toEqual([
      { value: "people", count: 1 },
      { value: "bots", count: 1 },
      { value: "easy", count: 1 },
      { value: "hard", count: 0 },
    ]);
    expect(optionsOf(GAMES, NO_FILTER, "seats").map(({ value }) => value)).toEqual([2, 3]);
  });
});
