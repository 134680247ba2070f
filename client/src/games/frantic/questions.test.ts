import { describe, expect, it } from "vitest";

import type { FranticQuestion, FranticView } from "../../wire/messages";
import { view } from "./fixtures";
import { firstAnswers, isComplete, movesOf } from "./form";
import { askedForm, plannedForm } from "./questions";

const target: FranticQuestion = { ask: "target", verb: "attack", count: 1, among: ["2", "3", "4"] };
const cards: FranticQuestion = { ask: "cards", verb: "give", count: 2, among: ["red-2", "red-2", "blue-3"] };
const wish: FranticQuestion = { ask: "wish", verb: "wish", count: 1, among: ["blue", "red", "green"] };
const shares: FranticQuestion = { ask: "shares", verb: "attack", count: 4, among: ["2", "3"] };

function plan(...questions: readonly FranticQuestion[]): ReturnType<typeof plannedForm> {
  return plannedForm(view({ foreseen: { "red-gift": [...questions] } }), "red-gift");
}

function ask(
  questions: readonly FranticQuestion[],
  changes: Partial<FranticView> = {},
): ReturnType<typeof askedForm> {
  return askedForm(view({ questions: [...questions], ...changes }));
}

describe("a card about to be played", () => {
  it("has no sheet if nothing is foreseen", () => {
    expect(plannedForm(view(), "red-2")).toBeNull();
  });

  it("has no sheet if there is nothing to choose", () => {
    expect(plan({ ...target, verb: null, among: ["2"] })).toBeNull();
  });

  it("is sent with all its answers, in the order the server asks", () => {
    const form = plan(target, cards);
    if (form === null) throw new Error("no sheet");
    const answers = { ...firstAnswers(form), target: 2, cards: ["blue-3", "red-2 2"] };
    expect(form.about).toBe("red-gift");
    expect(movesOf(form, answers)).toEqual(["play red-gift", "attack 3", "give blue-3", "give red-2"]);
  });

  it("shows settled steps beside open ones, and does not send them", () => {
    const form = plan({ ...target, verb: null, among: ["2"] }, cards);
    if (form === null) throw new Error("no sheet");
    const answers = { ...firstAnswers(form), cards: ["red-2", "blue-3"] };
    expect(answers.target).toBe(1);
    expect(isComplete(form, answers)).toBe(true);
    expect(movesOf(form, answers)).toEqual(["play red-gift", "give red-2", "give blue-3"]);
  });
});

describe("the server's question", () => {
  it("has no sheet where cards are played from the hand", () => {
    expect(askedForm(view())).toBeNull();
  });

  it("is collected together with its follow-ups", () => {
    const form = ask([target, cards, wish], { step: "aim", top: "counterattack", used_events: ["market"] });
    if (form === null) throw new Error("no sheet");
    expect(form.about).toBe("counterattack");
    const answers = { ...firstAnswers(form), target: 1, cards: ["red-2", "blue-3"], wish: "green" };
    expect(isComplete(form, answers)).toBe(true);
    expect(movesOf(form, answers)).toEqual(["attack 2", "give red-2", "give blue-3", "wish green"]);
  });

  it("distributes cards to draw", () => {
    const form = ask([shares], { step: "aim", top: "fantastic-four" });
    if (form === null) throw new Error("no sheet");
    const answers = { ...firstAnswers(form), shares: [1, 1, 2, 1] };
    expect(movesOf(form, answers)).toEqual(["attack 2", "attack 2", "attack 3", "attack 2"]);
  });

  it("is about the event that asks", () => {
    const taken: FranticQuestion = { ask: "cards", verb: "take", count: 1, among: ["red-1", "red-1"] };
    const form = ask([taken], { step: "market", used_events: ["tornado", "market"] });
    expect(form?.about).toBe("market");
    expect(form?.steps[0]).toMatchObject({ among: [{ key: "red-1" }, { key: "red-1 2" }], count: 1 });
  });

  it("offers the cards still in the hand as gifts", () => {
    const form = ask([{ ask: "gifts", verb: "to", count: 2, among: ["2", "3"] }], {
      step: "christmas",
      hand: ["red-2", "red-2", "blue-3"],
      gifts: [2],
    });
    expect(form?.steps[0]).toMatchObject({ cards: [{ code: "red-2" }, { code: "blue-3" }], among: [1, 2] });
  });

  it("gets a new id once part of it has been answered", () => {
    const before = ask([cards], { step: "give" });
    const after = ask([{ ...cards, count: 1 }], { step: "give", offer: ["red-2"] });
    expect(after?.id).not.toBe(before?.id);
  });
});
