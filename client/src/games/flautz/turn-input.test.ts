import { describe, expect, it } from "vitest";

import { Premove } from "../../table/premove.svelte";
import type { TableContext } from "../../table/table-context";
import type { FlautzView } from "../../wire/messages";
import { TurnInput, handOf, TAKEN } from "./turn-input.svelte";
import { contextWith, PUTS, TAKES, VIEW } from "./fixtures";

const TAKING = { ...VIEW, step: "put", taken: "orange-6", place: "ground-3" } as const;

function at(changes: Partial<TableContext<FlautzView>> = {}): {
  input: TurnInput;
  context: ReturnType<typeof contextWith>;
} {
  const context = contextWith(changes);
  return { input: new TurnInput(() => context), context };
}

describe("selecting a swap", () => {
  it("works in either order, and can be undone", () => {
    for (const cardFirst of [true, false]) {
      const { input } = at();
      if (cardFirst) input.pickCard("pink-1");
      input.pickPlace("ground-1");
      if (!cardFirst) input.pickCard("pink-1");
      expect(input.action).toMatchObject({ do: "swap", put: "pink-1" });
      input.pickPlace("ground-1");
      expect(input.action).toBeNull();
      input.clear();
      expect(input.picked.card).toBeNull();
    }
  });

  it("can select both cards at once", () => {
    const { input } = at();
    input.pickBoth("ground-2", "green-7 2");
    expect(input.action).toMatchObject({ do: "swap", take: "take prism ground-2", put: "green-7" });
    input.clear();
    input.pickBoth("air-1", "pink-1");
    expect(input.picked.card).toBeNull();
  });

  it("sends the first half, and the second when it is offered", () => {
    const { input, context } = at();
    input.pickPlace("ground-3");
    input.pickCard("pink-1");
    input.act();
    expect(context.sent).toEqual(["take orange-6 ground-3"]);
    input.goOn();
    input.pickPlace("ground-1");
    expect(context.sent).toHaveLength(1);
    Object.assign(context, { view: TAKING, choices: PUTS });
    input.goOn();
    input.goOn();
    expect(context.sent).toEqual(["take orange-6 ground-3", "put pink-1"]);
  });

  it("asks before a FLAUTZ! goes uncalled", () => {
    const { input, context } = at();
    input.pickPlace("ground-3");
    input.pickCard("pink-1");
    input.act();
    Object.assign(context, { view: TAKING, choices: [...PUTS, "put pink-1 flautz"] });
    input.goOn();
    expect(context.sent).toHaveLength(1);
    expect(input.action).toEqual({ do: "put", move: "put pink-1", card: "pink-1" });
  });

  it("drops the second half if the first was refused or another seat is on turn", () => {
    for (const changes of [{ refusal: "no" }, { view: { ...TAKING, turn: 1 } }]) {
      const { input, context } = at();
      input.pickPlace("ground-3");
      input.pickCard("pink-1");
      input.act();
      Object.assign(context, changes);
      input.goOn();
      expect(input.isUnderWay).toBe(false);
    }
  });

  it("is valid for one decision only, and offers nothing while a move is in flight", () => {
    const { input, context } = at();
    input.pickCard("pink-1");
    Object.assign(context, { view: { ...VIEW, round: 3 } });
    expect(input.picked.card).toBeNull();
    expect(at({ isBusy: true }).input.task).toBe("none");
  });

  it("can be a focus, which needs confirmation", () => {
    const { input, context } = at();
    input.wish("focus");
    expect(input.action).toEqual({ do: "focus", move: "focus" });
    input.act();
    expect(context.sent).toEqual(["focus"]);
    expect(input.picked.wish).toBeNull();
  });
});

describe("a swap selected while others play", () => {
  const OTHERS = { ...VIEW, seat: 0, turn: 1, actors: [1] };
  const ON_TURN = { ...VIEW, seat: 0 };

  function waiting() {
    const { input, context } = at({ view: OTHERS, choices: [] });
    const premove = new Premove(context);
    Object.assign(context, { premove, may: (move: string) => context.choices.includes(move) });
    const next = (view: FlautzView, choices: readonly string[] = []): void => {
      Object.assign(context, { view, choices });
      premove.settle();
      input.goOn();
    };
    return { input, context, premove, next };
  }

  it("is planned, and sent in two halves when the player's turn comes", () => {
    const { input, context, next } = waiting();
    input.pickPlace("ground-3");
    input.pickCard("pink-1");
    expect(input.isPlanned).toBe(false);
    input.act();
    expect([input.isPlanned, context.sent]).toEqual([true, []]);
    next({ ...OTHERS, turn: 2 });
    next(ON_TURN, TAKES);
    expect(context.sent).toEqual(["take orange-6 ground-3"]);
    next({ ...TAKING, seat: 0 }, PUTS);
    expect(context.sent).toEqual(["take orange-6 ground-3", "put pink-1"]);
  });

  it("is cancelled by another press, a touch, or altogether", () => {
    for (const cancel of [
      (input: TurnInput) => input.act(),
      (input: TurnInput) => input.pickCard("pink-1"),
      (input: TurnInput) => input.clear(),
    ]) {
      const { input, premove } = waiting();
      input.pickBoth("ground-3", "pink-1");
      input.act();
      cancel(input);
      expect(premove.plan).toBeNull();
    }
  });

  it("is dropped if somebody takes the card, or the row is not allowed", () => {
    for (const [view, choices] of [
      [{ ...OTHERS, ground: ["pink-5", "prism", "pink-7"] }, []],
      [ON_TURN, ["take blue-1 air-1"]],
      [{ ...ON_TURN, match: 9 }, TAKES],
    ] as const) {
      const { input, context, premove, next } = waiting();
      input.pickBoth("ground-3", "pink-1");
      input.act();
      next({ ...view, ground: [...view.ground] }, choices);
      expect([context.sent, premove.plan, premove.isDropped]).toEqual([[], null, true]);
    }
  });

  it("may be completed on the player's turn", () => {
    const { input, context, next } = waiting();
    input.pickPlace("ground-3");
    next(ON_TURN, TAKES);
    input.pickCard("pink-1");
    input.act();
    expect(context.sent).toEqual(["take orange-6 ground-3"]);
  });
});

describe("the player's hand", () => {
  it("contains the card just taken, distinct from an identical one", () => {
    const held = handOf({ ...TAKING, taken: "green-7" });
    expect(held).toHaveLength(6);
    expect(held.filter(({ code }) => code === "green-7").map(({ key }) => key)).toEqual([
      "green-7",
      "green-7 2",
      TAKEN,
    ]);
  });

  it("does not contain a card another player took", () => {
    expect(handOf({ ...TAKING, turn: 1 })).toHaveLength(5);
  });
});
