import { describe, expect, it } from "vitest";

import {
  firstAnswers,
  type Form,
  isAnswered,
  isOpen,
  moveFor,
  moveForSeat,
  movesOf,
  restOf,
  shared,
  showsHand,
  toggled,
} from "./form";

const cards = [
  { key: "red-1", code: "red-1" },
  { key: "red-1 2", code: "red-1" },
  { key: "blue-3", code: "blue-3" },
];
const form = (steps: Form["steps"]): Form => ({ id: "", about: "red-gift", first: [], steps });

describe("a sheet", () => {
  it("pre-selects single options and marks the others as open", () => {
    const alone = form([
      { ask: "shares", verb: null, among: [1], count: 4 },
      { ask: "cards", verb: null, among: cards.slice(0, 2), count: 2 },
    ]);
    expect(firstAnswers(alone)).toMatchObject({ shares: [1, 1, 1, 1], cards: ["red-1", "red-1 2"] });
    expect(alone.steps.map(isOpen)).toEqual([false, false]);
    expect(movesOf(alone, firstAnswers(alone))).toEqual([]);
  });

  it("gives each card to a player, in hand order", () => {
    const step = { ask: "gifts", verb: "to", cards, among: [1, 2] } as const;
    const answers = { ...firstAnswers(form([step])), gifts: { "red-1": 2, "red-1 2": 1 } };
    expect(isAnswered(step, answers)).toBe(false);
    const whole = { ...answers, gifts: { ...answers.gifts, "blue-3": 2 } };
    expect(isAnswered(step, whole)).toBe(true);
    expect(movesOf(form([step]), whole)).toEqual(["to 3", "to 2", "to 3"]);
  });

  it("knows the move of each answer, to compare it with a hint", () => {
    const target = { ask: "target", verb: "attack", among: [1, 2] } as const;
    expect(moveForSeat(target, 2)).toBe("attack 3");
    expect(moveFor({ ask: "wish", verb: "wish", among: ["red"] }, "red")).toBe("wish red");
    expect(moveForSeat({ ...target, verb: null }, 2)).toBeNull();
  });

  it("selects and deselects cards, never more than asked for", () => {
    expect(toggled(["a"], "a", 2)).toEqual([]);
    expect(toggled(["a", "b"], "c", 2)).toEqual(["b", "c"]);
    expect(toggled([], "a", 1)).toEqual(["a"]);
  });

  it("distributes in order and takes back the last", () => {
    expect(shared([1, 2], 1, true)).toEqual([1, 2, 1]);
    expect(shared([1, 2, 1], 1, false)).toEqual([1, 2]);
  });

  it("shows the hand where no step does, without the played card", () => {
    const sheet: Form = { ...form([{ ask: "wish", verb: "wish", among: ["red"] }]), first: ["play red-1"] };
    expect(sheet.steps.some(showsHand)).toBe(false);
    expect(restOf(sheet, ["red-1", "red-1", "blue-3"]).map(({ code }) => code)).toEqual(["red-1", "blue-3"]);
  });
});
