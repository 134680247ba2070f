import { describe, expect, it } from "vitest";

import { actionOf, offers, onward, taskOf } from "./moves";
import { PUTS, TAKES } from "./fixtures";

const NOTHING = { place: null, card: null, wish: null };
const CALLS = [...PUTS, "put pink-1 flautz"];

describe("the offered moves", () => {
  it("are grouped by place and by card", () => {
    const { takes, mayFocus, mayCall } = offers(TAKES);
    expect([...takes.keys()]).toEqual(["ground-1", "ground-2", "ground-3"]);
    expect([mayFocus, mayCall]).toEqual([true, false]);
    expect(offers(["flautz", ...TAKES]).mayCall).toBe(true);
    expect([...offers(CALLS).calls.keys()]).toEqual(["pink-1"]);
    expect(offers(CALLS).puts.size).toBe(4);
  });

  it.each([
    [TAKES, "swap"],
    [PUTS, "put"],
    [["replace prism ground-2"], "replace"],
    [[], "none"],
  ])("%j sets the task", (choices, task) => {
    expect(taskOf(offers(choices))).toBe(task);
  });
});

describe("the selection", () => {
  it("is a swap once both cards are chosen, in either order", () => {
    const offered = offers(TAKES);
    expect(actionOf(offered, { ...NOTHING, place: "ground-3" })).toBeNull();
    expect(actionOf(offered, { ...NOTHING, card: "pink-1" })).toBeNull();
    expect(actionOf(offered, { ...NOTHING, place: "ground-3", card: "pink-1" })).toEqual({
      ...{ do: "swap", take: "take orange-6 ground-3", place: "ground-3", put: "pink-1" },
    });
  });

  it("is nothing in a row that is not offered", () => {
    expect(actionOf(offers(TAKES), { ...NOTHING, place: "air-1", card: "pink-1" })).toBeNull();
  });

  it("is a card to put down after a card was taken", () => {
    expect(actionOf(offers(PUTS), { ...NOTHING, card: "pink-1" })).toMatchObject({
      do: "put",
      move: "put pink-1",
    });
    expect(actionOf(offers(PUTS), { ...NOTHING, card: "pink-2" })).toBeNull();
  });

  it("is a card to be replaced", () => {
    const offered = offers(["replace prism ground-2"]);
    expect(actionOf(offered, { ...NOTHING, place: "ground-2" })).toMatchObject({
      move: "replace prism ground-2",
    });
  });

  it("is a call or a focus only where it is offered", () => {
    expect(actionOf(offers(TAKES), { ...NOTHING, wish: "focus" })).toEqual({ do: "focus", move: "focus" });
    expect(actionOf(offers(TAKES), { ...NOTHING, wish: "call" })).toBeNull();
    expect(actionOf(offers(["flautz"]), { ...NOTHING, wish: "call" })).toEqual({
      do: "call",
      move: "flautz",
    });
  });
});

describe("the second half of a swap", () => {
  it("waits until it is offered, then continues", () => {
    expect(onward("pink-1", offers(TAKES))).toBe("wait");
    expect(onward("pink-1", offers([]))).toBe("wait");
    expect(onward("pink-1", offers(PUTS))).toBe("put");
  });

  it("asks first if a FLAUTZ! could be called with it", () => {
    expect(onward("pink-1", offers(CALLS))).toBe("ask");
    expect(onward("blue-3", offers(CALLS))).toBe("put");
  });

  it("is dropped if it is no longer possible", () => {
    expect(onward("pink-2", offers(PUTS))).toBe("drop");
  });
});
