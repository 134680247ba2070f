import { describe, expect, it } from "vitest";

import type { TableContext } from "../../table/table-context";
import type { FranticQuestion, FranticView } from "../../wire/messages";
import { loadSpeaker } from "../../words/speaker";
import { view } from "./fixtures";
import { textForm } from "./text-form";

const words = await loadSpeaker({ language: "en", game: "frantic" });
const seats = ["Ann", "Ben", "Cleo", "Dan"].map((name, seat) => ({ name, seat }));

function form(questions: FranticQuestion[], choices: string[], changes: Partial<FranticView> = {}) {
  const context = { choices, seats, words, view: view({ questions, ...changes }) };
  return textForm(context as unknown as TableContext<FranticView>);
}

const target: FranticQuestion = { ask: "target", verb: "attack", count: 1, among: ["2", "3", "4"] };
const cards: FranticQuestion = { ask: "cards", verb: "give", count: 2, among: ["red-2", "red-2", "blue-3"] };
const wish: FranticQuestion = { ask: "wish", verb: "wish", count: 1, among: ["blue", "red", "7"] };
const shares: FranticQuestion = { ask: "shares", verb: "attack", count: 4, among: ["2", "3"] };
const gifts: FranticQuestion = { ask: "gifts", verb: "to", count: 2, among: ["2", "3"] };

describe("several choices in words", () => {
  it("are asked together and sent in order", () => {
    const gift = form([target, cards], ["attack 2", "attack 3", "attack 4"], { top: "red-gift" });
    expect(gift?.groups.map(({ id, most }) => [id, most])).toEqual([
      ["target", 1],
      ["cards", 2],
    ]);
    expect(gift?.groups[0]?.options.map(({ label }) => label)).toEqual(["Ben", "Cleo", "Dan"]);
    expect(gift?.covers("attack 2")).toBe(true);
    expect(gift?.moves({ target: ["2"] })).toEqual([]);
    expect(gift?.total({ target: ["2"] })).toBe("2 to go");
    expect(gift?.moves({ target: ["2"], cards: ["red-2 2", "blue-3"] })).toEqual([
      "attack 3",
      "give red-2",
      "give blue-3",
    ]);
  });

  it("name a player for each card", () => {
    const four = form([shares, wish], ["attack 2", "attack 3"], { top: "fantastic-four" });
    expect(four?.groups).toHaveLength(5);
    const picks = { "share 1": ["1"], "share 2": ["2"], "share 3": ["1"], "share 4": ["1"], wish: ["7"] };
    expect(four?.moves(picks)).toEqual(["attack 2", "attack 3", "attack 2", "attack 2", "wish 7"]);
    const poor = form([gifts], ["to 2", "to 3"], { hand: ["red-1", "blue-4"], used_events: ["charity"] });
    expect(poor?.moves({ "gift red-1": ["1"], "gift blue-4": ["2"] })).toEqual(["to 2", "to 3"]);
  });

  it("leave a single decision to its buttons", () => {
    expect(form([wish], ["wish blue", "wish red", "wish 7"])).toBeNull();
    expect(form([], ["play red-7", "draw"])).toBeNull();
    expect(form([cards], [])).toBeNull();
  });
});
