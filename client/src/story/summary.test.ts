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
      "Auf dem zweiten Platz: Ben, mit einem Punkt Rückstand.",
      "Die Wende, in Runde 2:",
      "Du liegst auf dem zweiten Platz, mit einem Kristall Rückstand.",
    ],
    [
      "nl",
      "Ben eindigt als tweede, met één punt achterstand.",
      "Het keerpunt, in ronde 2:",
      "Je eindigt als tweede, met één kristal achterstand.",
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

  it.each([
    ["en", "level", "Second place is shared by you and Cleo, 2 crystals behind."],
    [
      "de",
      "mit gleich vielen Kristallen",
      "Gemeinsam auf dem zweiten Platz: du und Cleo, mit 2 Kristallen Rückstand.",
    ],
    ["nl", "met evenveel kristallen", "Gedeelde tweede plaats: jij en Cleo, met 2 kristallen achterstand."],
  ] as const)("counts crystals as crystals in %s", async (language, level, shared) => {
    const words = (await loadSpeaker({ language, game: "flautz" })).withNames(["Ada", "Ben", "Cleo"], 1);
    const second = (...scores: number[]): string =>
      words.say(summaryOf([episode("result", scores)], [0], "most", "crystals").second ?? "");
    expect(second(2, 2, 1)).toContain(`, ${level}.`);
    expect(second(2, 0, 0)).toBe(shared);
  });

  it("is silent about a game without scores", () => {
    expect(summaryOf([], [0], "most", "points")).toEqual({ second: null, turned: null });
  });
});
