import { describe, expect, it } from "vitest";

import type { TableContext } from "../../table/table-context";
import type { FlautzView } from "../../wire/messages";
import { Choosing, handOf, TAKEN } from "./choosing.svelte";
import { contextWith, PUTS, VIEW } from "./sample";

const TAKING = { ...VIEW, step: "put", taken: "orange-6", place: "ground-3" } as const;

function at(changes: Partial<TableContext<FlautzView>> = {}): {
  choosing: Choosing;
  context: ReturnType<typeof contextWith>;
} {
  const context = contextWith(changes);
  return { choosing: new Choosing(() => context), context };
}

describe("choosing a swap", () => {
  it("goes in either order, and back", () => {
    for (const cardFirst of [true, false]) {
      const { choosing } = at();
      if (cardFirst) choosing.pickCard("pink-1");
      choosing.pickPlace("ground-1");
      if (!cardFirst) choosing.pickCard("pink-1");
      expect(choosing.deed).toMatchObject({ do: "swap", put: "pink-1" });
      choosing.pickPlace("ground-1");
      expect(choosing.deed).toBeNull();
      choosing.clear();
      expect(choosing.picked.card).toBeNull();
    }
  });

  it("may be of both cards at once", () => {
    const { choosing } = at();
    choosing.pickBoth("ground-2", "green-7 2");
    expect(choosing.deed).toMatchObject({ do: "swap", take: "take prism ground-2", put: "green-7" });
    choosing.clear();
    choosing.pickBoth("air-1", "pink-1");
    expect(choosing.picked.card).toBeNull();
  });

  it("sends the first half, and the second when it is asked for", () => {
    const { choosing, context } = at();
    choosing.pickPlace("ground-3");
    choosing.pickCard("pink-1");
    choosing.act();
    expect(context.sent).toEqual(["take orange-6 ground-3"]);
    choosing.goOn();
    choosing.pickPlace("ground-1");
    expect(context.sent).toHaveLength(1);
    Object.assign(context, { view: TAKING, choices: PUTS });
    choosing.goOn();
    choosing.goOn();
    expect(context.sent).toEqual(["take orange-6 ground-3", "put pink-1"]);
  });

  it("asks before a FLAUTZ! goes uncalled", () => {
    const { choosing, context } = at();
    choosing.pickPlace("ground-3");
    choosing.pickCard("pink-1");
    choosing.act();
    Object.assign(context, { view: TAKING, choices: [...PUTS, "put pink-1 flautz"] });
    choosing.goOn();
    expect(context.sent).toHaveLength(1);
    expect(choosing.deed).toEqual({ do: "put", move: "put pink-1", card: "pink-1" });
  });

  it("forgets the second half when the first was refused, or somebody else is on turn", () => {
    for (const changes of [{ refusal: "no" }, { view: { ...TAKING, turn: 1 } }]) {
      const { choosing, context } = at();
      choosing.pickPlace("ground-3");
      choosing.pickCard("pink-1");
      choosing.act();
      Object.assign(context, changes);
      choosing.goOn();
      expect(choosing.isUnderWay).toBe(false);
    }
  });

  it("holds for one decision only, and offers nothing while a move is on its way", () => {
    const { choosing, context } = at();
    choosing.pickCard("pink-1");
    Object.assign(context, { view: { ...VIEW, round: 3 } });
    expect(choosing.picked.card).toBeNull();
    expect(at({ isBusy: true }).choosing.task).toBe("none");
  });

  it("may be to focus, once more to be confirmed", () => {
    const { choosing, context } = at();
    choosing.wish("focus");
    expect(choosing.deed).toEqual({ do: "focus", move: "focus" });
    choosing.act();
    expect(context.sent).toEqual(["focus"]);
    expect(choosing.picked.wish).toBeNull();
  });
});

describe("the own hand", () => {
  it("has a card just taken at its place, told from its twin", () => {
    const held = handOf({ ...TAKING, taken: "green-7" });
    expect(held).toHaveLength(6);
    expect(held.filter(({ code }) => code === "green-7").map(({ key }) => key)).toEqual([
      "green-7",
      "green-7 2",
      TAKEN,
    ]);
  });

  it("has no card that somebody else took", () => {
    expect(handOf({ ...TAKING, turn: 1 })).toHaveLength(5);
  });
});
