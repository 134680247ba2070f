import { describe, expect, it } from "vitest";

import { loadSpeaker } from "../words/speaker";
import type { Episode } from "./story";
import { narrator as flautz } from "../games/flautz/story";
import { narrator as frantic } from "../games/frantic/story";
import { narrator as fzzzt } from "../games/fzzzt/story";
import type { FlautzEvent, FzzztEvent } from "../wire/messages";
import { PLAIN_NARRATOR as PLAIN } from "./story";
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
      "You took the lead for good in round 2.",
      "You came second, one crystal behind.",
    ],
    [
      "de",
      "Auf dem zweiten Platz: Ben, mit einem Punkt Rückstand.",
      "Du hast in Runde 2 endgültig die Führung übernommen.",
      "Du liegst auf dem zweiten Platz, mit einem Kristall Rückstand.",
    ],
    [
      "nl",
      "Ben eindigt als tweede, met één punt achterstand.",
      "Je nam in ronde 2 definitief de leiding.",
      "Je eindigt als tweede, met één kristal achterstand.",
    ],
  ] as const)("reads well in %s", async (language, second, turned, you) => {
    const words = (await loadSpeaker({ language, game: "fzzzt" })).withNames(["Ada", "Ben"], 0);
    const summary = summaryOf(STORY, [0], PLAIN, "points");
    expect([summary.second, summary.turned?.message].map((message) => words.say(message ?? ""))).toEqual([
      second,
      turned,
    ]);
    // The moment before it.
    expect(summary.turned?.move).toBe(7);
    expect(
      words.withNames(["Ada", "Ben"], 1).say(summaryOf(STORY, [0], PLAIN, "crystals").second ?? ""),
    ).toBe(you);
  });

  it("says so if nothing turned", async () => {
    const words = (await loadSpeaker({ language: "en", game: "fzzzt" })).withNames(["Ada", "Ben"], 0);
    const { turned } = summaryOf([...STORY.slice(3), episode("auction", [12, 9])], [0], PLAIN, "points");
    expect(turned?.move).toBeNull();
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
      words.say(summaryOf([episode("result", scores)], [0], PLAIN, "crystals").second ?? "");
    expect(second(2, 2, 1)).toContain(`, ${level}.`);
    expect(second(2, 0, 0)).toBe(shared);
  });

  it("is silent about a game without scores", () => {
    expect(summaryOf([], [0], PLAIN, "points")).toEqual({ second: null, turned: null });
  });
});

describe("where a game turned", () => {
  const sold = (by: number): FzzztEvent[] => [
    { type: "bids-shown", bids: [], powers: [6, 6], telling: null },
    {
      type: "auction-won",
      seat: by,
      card: "1N",
      scores: [9, 3],
      telling: { key: "told-won", args: { name: { number: by }, card: "1N" } },
    },
  ];
  const scored: FlautzEvent[] = [
    { type: "spell-scored", seat: 0, cards: ["blue-3"], points: 13, royal: false, telling: null },
  ];

  it.each([
    [
      "en",
      "Ada took the lead for good in round 2 by winning 1N for 6.",
      "Ada took the lead for good in round 2, when you won 1N for 6.",
      "Ada took the lead for good in round 2, with 4 points in it.",
      "Ada took the lead for good in match 2, with a spell of 13 points.",
    ],
    [
      "de",
      "Ada hat in Runde 2 mit 1N für 6 endgültig die Führung übernommen.",
      "Ada hat in Runde 2 endgültig die Führung übernommen, als 1N für 6 an dich ging.",
      "Ada hat in Runde 2 mit 4 Punkten endgültig die Führung übernommen.",
      "Ada hat in Partie 2 mit einem Zauber für 13 Punkte endgültig die Führung übernommen.",
    ],
    [
      "nl",
      "Ada nam in ronde 2 definitief de leiding, met 1N voor 6.",
      "Ada nam in ronde 2 definitief de leiding, toen 1N voor 6 naar jou ging.",
      "Ada nam in ronde 2 definitief de leiding, met 4 punten.",
      "Ada nam in partij 2 definitief de leiding, met een spreuk van 13 punten.",
    ],
  ] as const)("is one sentence in each game in %s", async (language, ...sentences) => {
    const told = [
      ["fzzzt", fzzzt.turned(sold(0), 0, null)],
      ["fzzzt", fzzzt.turned(sold(1), 0, null)],
      ["frantic", frantic.turned([], 0, [4, 62])],
      ["flautz", flautz.turned(scored, 0, null)],
    ] as const;
    const said = told.map(async ([game, message]) => {
      const words = (await loadSpeaker({ language, game })).withNames(["Ada", "Ben"], 1);
      return words.say(message?.key ?? "", { ...message?.args, name: { number: 0 }, chapter: 2 });
    });
    expect(await Promise.all(said)).toEqual(sentences);
  });
});
