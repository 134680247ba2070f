import { describe, expect, it } from "vitest";

import type { Episode } from "./story";
import { chaptersOf, runnerUp, standings, turningPoint } from "./standings";

let count = 0;
function episode(sort: Episode["sort"], scores: readonly number[] | null, changes = scores): Episode {
  return { id: (count += 1), sort, seat: null, line: [], events: [], scores, changes };
}

const ROUNDS = [
  episode("round", [3, 3, 3], [3, 3, 3]),
  episode("auction", [5, 3, 3], [2, 0, 0]),
  episode("auction", [5, 9, 3], [0, 6, 0]),
  episode("round", [5, 9, 3], [0, 0, 0]),
  episode("auction", [5, 8, 3], [0, -1, 0]),
  episode("auction", [12, 8, 8], [7, 0, 5]),
];

describe("the standings", () => {
  it("are zero before anything has counted", () => {
    expect(standings([], 2, "fewest")).toEqual([
      { seat: 0, score: 0, rank: 1, change: 0 },
      { seat: 1, score: 0, rank: 1, change: 0 },
    ]);
  });

  it("name the best first, and what the round has changed", () => {
    expect(standings(ROUNDS, 3, "most")).toEqual([
      { seat: 0, score: 12, rank: 1, change: 7 },
      { seat: 1, score: 8, rank: 2, change: -1 },
      { seat: 2, score: 8, rank: 2, change: 5 },
    ]);
    expect(standings(ROUNDS, 3, "fewest").map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it("keep the last round's change until something counts again", () => {
    const rounds = [
      episode("round", null),
      episode("result", [4, 9]),
      episode("round", null),
      episode("turn", null),
    ];
    expect(standings(rounds, 2, "fewest").map(({ change }) => change)).toEqual([4, 9]);
  });

  it("are known after each round that is over", () => {
    expect(chaptersOf(ROUNDS)).toEqual([{ chapter: 1, scores: [5, 9, 3] }]);
    expect(chaptersOf([...ROUNDS, episode("end", null)])).toHaveLength(2);
  });
});

describe("the end", () => {
  it("names who was second, and by how much", () => {
    expect(runnerUp([12, 8, 8], [0], "most")).toEqual({ seats: [1, 2], margin: 4 });
    expect(runnerUp([12, 8, 31], [1], "fewest")).toEqual({ seats: [0], margin: 4 });
    expect(runnerUp([12, 12, 3], [0, 1], "most")).toEqual({ seats: [2], margin: 9 });
    expect(runnerUp([12, 12], [0, 1], "most")).toBeNull();
  });

  it("finds where the winner took the lead for good", () => {
    expect(turningPoint(ROUNDS, [0], "most")).toBe(ROUNDS[5]);
    expect(turningPoint(ROUNDS.slice(0, 3), [1], "most")).toBe(ROUNDS[2]);
  });

  it("finds nothing where nothing turned", () => {
    expect(turningPoint([...ROUNDS.slice(1, 2), ...ROUNDS.slice(5)], [0], "most")).toBe("never");
    // One round is no story.
    expect(turningPoint(ROUNDS.slice(1, 2), [0], "most")).toBeNull();
    expect(turningPoint(ROUNDS, [0, 1], "most")).toBeNull();
    expect(turningPoint([], [0], "most")).toBeNull();
    // Won on a tie-break.
    expect(turningPoint([episode("result", [4, 4])], [1], "most")).toBeNull();
  });
});
