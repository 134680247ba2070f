import { describe, expect, it } from "vitest";

import { narrator } from "../games/fzzzt/story";
import type { FzzztEvent } from "../wire/messages";
import { eventsOf, markAfter, markBefore, marksOf } from "./marks";
import { type Narrator, Storyteller } from "./story";

const round: FzzztEvent = { type: "round-started", round: 1, chief: 0, scores: [0, 0], telling: null };
const bid = (seat: number): FzzztEvent => ({ type: "bid-placed", seat, count: 1, telling: null });
const won: FzzztEvent = { type: "auction-won", seat: 0, card: "2N", scores: [1, 0], telling: null };
const events = eventsOf([
  [round],
  [bid(0)],
  [bid(1), won],
  [bid(0)],
  [bid(1), won, { ...round, round: 2 }],
  [bid(0)],
]);
const marks = marksOf(new Storyteller(narrator as unknown as Narrator).tell(events), narrator);

describe("the marks of a replay", () => {
  it("stand where a round or an auction begins", () => {
    expect(marks.map(({ move, isChapter }) => [move, isChapter])).toEqual([
      [0, true],
      [2, false],
      [4, true],
    ]);
  });

  it("are those of rounds where a clean-up without units begins at the same moment", () => {
    const cleaning: FzzztEvent = { type: "clean-up-started", telling: null };
    const events = eventsOf([[round], [bid(0)], [bid(1), won, cleaning, { ...round, round: 2 }]]);
    const found = marksOf(new Storyteller(narrator as unknown as Narrator).tell(events), narrator);
    expect(found.map(({ move, episode: { sort } }) => [move, sort])).toEqual([
      [0, "round"],
      [2, "round"],
    ]);
  });

  it("are missing where there is only the beginning", () => {
    const story = new Storyteller(narrator as unknown as Narrator).tell(eventsOf([[round]]));
    expect(marksOf(story, narrator)).toEqual([]);
  });

  it("lead from one to the next", () => {
    expect([markAfter(marks, 0)?.move, markAfter(marks, 4)]).toEqual([2, undefined]);
    expect([markBefore(marks, 4)?.move, markBefore(marks, 0)]).toEqual([2, undefined]);
  });
});
