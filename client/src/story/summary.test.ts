import { describe, expect, it } from "vitest";

import { loadSpeaker } from "../words/speaker";
import type { Episode } from "./story";
import { summaryOf } from "./summary";

let moves = 0;
function episode(sort: Episode["sort"], scores: readonly number[] | null): Episode {
  const event = {
    event: { type: "focused", seat: 0, telling: null },
    sentence: null,
    move: (moves += 2),
  } as const;
  return { id: moves, sort, seat: null, line: [], events: [event], scores, changes: scores };
}

const STORY = [
  episode("round", [3, 3]),
  episode("auction", [3, 9]),
  episode("round", [3, 9]),
  episode("auction", [10, 9]),
  episode("end", null),
];

describe("the summary of a game", () => {
  it.each([
    [
      "en",
      "Ben came second, one point behind.",
      "Where it turned, in round 2:",
      "You came second, one crystal behind.",
    ],
    [
      "de",
      "Auf dem zweiten Platz: Ben, einen Punkt dahinter.",
      "Die Wende, in Runde 2:",
      "Du liegst auf dem zweiten Platz, einen Kristall dahinter.",
    ],
    [
      "nl",
      "Ben werd tweede, één punt erachter.",
      "Het keerpunt, in ronde 2:",
      "Je werd tweede, één kristal erachter.",
    ],
  ] as const)("reads well in %s", async (language, second, turned, you) => {
    const words = (await loadSpeaker({ language, game: "fzzzt" })).withNames(["Ada", "Ben"], 0);
    const summary = summaryOf(STORY, [0], "most", "points");
    expect([summary.second, summary.turned?.message].map((message) => words.say(message ?? ""))).toEqual([
      second,
      turned,
    ]);
    expect(summary.turned?.episode).toBe(STORY[3]);
    // The moment before it.
    expect(summary.turned?.move).toBe(7);
    expect(
      words.withNames(["Ada", "Ben"], 1).say(summaryOf(STORY, [0], "most", "crystals").second ?? ""),
    ).toBe(you);
  });

  it("says so if nothing turned", async () => {
    const words = (await loadSpeaker({ language: "en", game: "fzzzt" })).withNames(["Ada", "Ben"], 0);
    const { turned } = summaryOf([...STORY.slice(3), episode("auction", [12, 9])], [0], "most", "points");
    expect(turned?.episode).toBeNull();
    expect(words.say(turned?.message ?? "")).toBe("You were ahead all the way.");
  });

  it("is silent about a game without scores", () => {
    expect(summaryOf([], [0], "most", "points")).toEqual({ second: null, turned: null });
  });
});
