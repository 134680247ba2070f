import { describe, expect, it } from "vitest";

import { game, LOST } from "./fixtures";
import { shareOf, statisticsOf } from "./statistics";

/** The latest first, as the history has them. */
const of = (...games: ReturnType<typeof game>[]) => statisticsOf(games.toReversed());

describe("a share of wins", () => {
  it.each([
    [0, 0, 0, 1],
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [60, 100, 0.502, 0.6906],
  ])("of %i in %i games is in Wilson's interval", (wins, games, least, most) => {
    const share = shareOf(wins, games);
    expect(share.least).toBeCloseTo(least, 3);
    expect(share.most).toBeCloseTo(most, 3);
  });
});

describe("statistics", () => {
  it("count wins by the number of seats and by opponents", () => {
    const three = {
      players: ["human", "hard", "easy"],
      names: ["", "", ""],
      scores: [1, 9, 3],
      winners: [1],
    };
    const friends = { players: ["human", "human"] };
    const { all, bySeats, byOpponents } = of(game(1), game(2, LOST), game(3, three), game(4, friends));
    expect(all).toMatchObject({ games: 4, wins: 2, share: 0.5 });
    expect(bySeats.map(({ kind, games, wins }) => [kind, games, wins])).toEqual([
      [2, 3, 2],
      [3, 1, 0],
    ]);
    // A bot of another level counts by the strongest.
    expect(byOpponents.map(({ kind, games, wins }) => [kind, games, wins])).toEqual([
      ["easy", 2, 1],
      ["hard", 1, 0],
      ["people", 1, 1],
    ]);
    expect(bySeats.map(({ chance }) => chance)).toEqual([1 / 2, 1 / 3]);
  });

  it("follow the scores in order of time", () => {
    const { scores, best } = of(game(1), game(2, LOST), game(3, { scores: [50, 2] }));
    expect(scores.map(({ score, isWon, trend }) => [score, isWon, trend])).toEqual([
      [30, true, 30],
      [10, false, 20],
      [50, true, 30],
    ]);
    expect(best).toBe(50);
  });

  it("know where the fewest points win", () => {
    const frantic = of(game(1, { scores: [12, 99] }), game(2, { scores: [99, 4], winners: [1] }));
    expect([frantic.fewestWin, frantic.best]).toEqual([true, 12]);
    expect(of(game(1)).fewestWin).toBe(false);
  });

  it("find the longest streak and the present one", () => {
    const played = of(game(1), game(2), game(3, LOST), game(4));
    expect([played.longestStreak, played.streak]).toEqual([2, 1]);
    expect(of(game(1, LOST)).longestStreak).toBe(0);
  });

  it("name the favourite cards first", () => {
    const { favourites } = of(game(1, { cards: { a: 1, b: 2 } }), game(2, { cards: { a: 3, c: 2 } }));
    expect(favourites).toEqual([
      { card: "a", count: 4 },
      { card: "b", count: 2 },
      { card: "c", count: 2 },
    ]);
  });

  it("know the typical length", () => {
    const lasting = (number: number, length: number) =>
      game(number, { finished: number * 1_000_000 + length });
    expect(of(lasting(1, 5), lasting(2, 7), lasting(3, 100)).length).toBe(7);
    expect(of(lasting(1, 5), lasting(2, 7)).length).toBe(6);
    expect(of(game(1, { started: null })).length).toBeNull();
  });

  it("say nothing about no games", () => {
    expect(of()).toMatchObject({ scores: [], best: null, favourites: [], longestStreak: 0, length: null });
  });
});
