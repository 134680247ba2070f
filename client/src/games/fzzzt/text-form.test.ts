import { describe, expect, it } from "vitest";

import type { TableContext } from "../../table/table-context";
import type { FzzztView } from "../../wire/messages";
import { loadSpeaker } from "../../words/speaker";
import { deck, player, sampleView, unit } from "./fixtures";
import { textForm } from "./text-form";

const words = await loadSpeaker({ language: "en", game: "fzzzt" });
const context = (changes: object): TableContext<FzzztView> =>
  ({ cards: deck, choices: [], me: 0, words, ...changes }) as unknown as TableContext<FzzztView>;

describe("a bid in words", () => {
  const view = sampleView({ hand: ["M1", "1BC", "2O", "2O"] });
  const choices = ["bid M1", "bid 1BC", "bid 2O", "bid 1BC+2O", "bid 2O+2O", "bid 1BC+2O+2O"];
  const form = textForm(context({ view, choices }));

  it("has a box for each card, with power and points, instead of a button for each subset", () => {
    expect(form?.groups).toHaveLength(1);
    expect(form?.groups[0]?.most).toBeNull();
    const labels = form?.groups[0]?.options.map(({ label }) => label) ?? [];
    expect(labels).toHaveLength(4);
    for (const label of labels) expect(label).toMatch(/ · power \d · -?\d+ points?$/u);
    expect(choices.every((move) => form?.covers(move))).toBe(true);
  });

  it("adds up what is ticked, and is sent in one go", () => {
    const picks = { bid: ["1BC", "2O", "2O 2"] };
    expect(form?.total(picks)).toBe("Power 5 with 3 cards");
    expect(form?.moves(picks)).toEqual(["bid 1BC+2O+2O"]);
    expect(form?.moves({})).toEqual([]);
  });
});

describe("the clean-up in words", () => {
  const view = sampleView({
    phase: "clean-up",
    players: [player(0, { units: [unit("O3"), unit("BC5")] }), player(1)],
    hand: ["M1", "Up", "1BC", "2O"],
    offers: [
      ["Up", "2O"],
      ["Up", "1BC"],
    ],
  });
  const form = textForm(context({ view, choices: ["allocate 2O", "allocate Up", "leave"] }));

  it("asks for all units at once", () => {
    expect(form?.groups.map(({ most, options }) => [most, options.length])).toEqual([
      [1, 3],
      [1, 3],
    ]);
    expect(form?.moves({})).toEqual(["leave", "leave"]);
    expect(form?.moves({ "unit 0": ["2O"], "unit 1": ["1BC"] })).toEqual(["allocate 2O", "allocate 1BC"]);
  });

  it("allocates no robot twice", () => {
    expect(form?.moves({ "unit 0": ["Up"], "unit 1": ["Up"] })).toEqual(["leave", "allocate Up"]);
    expect(form?.total({ "unit 0": ["Up"], "unit 1": ["Up"] })).toBe("One robot is allocated");
  });
});

it("there is no form while others decide", () => {
  expect(textForm(context({ view: sampleView(), choices: [] }))).toBeNull();
});
