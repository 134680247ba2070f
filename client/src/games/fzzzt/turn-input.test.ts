import { describe, expect, it, vi } from "vitest";

import { Premove } from "../../table/premove.svelte";
import type { FzzztView } from "../../wire/messages";
import { player, sampleContext, sampleView } from "./fixtures";
import { TurnInput } from "./turn-input.svelte";

const BIDS = ["bid 1BC", "bid 1BC+2O", "bid 2O"];

function at(changes: Partial<FzzztView>, choices: readonly string[] = []) {
  const context = Object.assign(sampleContext(sampleView(changes), choices), {
    ...{ isBusy: false, pointed: new Set<string>(), send: vi.fn(), premove: null as Premove | null },
  });
  context.premove = new Premove(context);
  const next = (more: Partial<FzzztView>, offered: readonly string[] = []): void => {
    Object.assign(context, { view: sampleView(more), choices: offered });
    context.premove?.settle();
  };
  const input = new TurnInput(() => context);
  return { input, context, send: context.send, next };
}

const keys = (input: TurnInput): string[] => input.picked.map(({ key }) => key);

describe("a bid on one's turn", () => {
  it("is sent", () => {
    const { input, send } = at({}, BIDS);
    input.toggle("2O 2");
    input.toggle("1BC");
    input.place();
    expect(send.mock.calls).toEqual([["bid 1BC+2O"]]);
  });
});

describe("a planned bid", () => {
  const waiting = { actors: [1] };

  it("is sent when the turn comes, and its cards stay raised", () => {
    const { input, send, next } = at(waiting);
    input.toggle("1BC");
    input.toggle("2O 2");
    expect([input.canPlan, input.isPlanned]).toEqual([true, false]);
    input.place();
    expect(input.isPlanned).toBe(true);
    expect(send).not.toHaveBeenCalled();
    next({}, BIDS);
    expect(send.mock.calls).toEqual([["bid 1BC+2O"]]);
    expect(keys(input)).toEqual(["1BC", "2O 2"]);
  });

  it("is cancelled by its button, or by a touch of one of its cards", () => {
    const { input, context } = at(waiting);
    input.toggle("1BC");
    input.place();
    input.place();
    expect([context.premove?.plan, keys(input)]).toEqual([null, ["1BC"]]);
    input.place();
    input.toggle("1BC");
    expect([context.premove?.plan, keys(input)]).toEqual([null, []]);
  });

  it("is dropped if it is not offered", () => {
    const { input, context, send, next } = at(waiting);
    input.toggle("1BC");
    input.place();
    next({}, ["bid 2O"]);
    expect(send).not.toHaveBeenCalled();
    expect(context.premove?.isDropped).toBe(true);
  });

  it("may be for the next card on the belt, with what is not in the bid", () => {
    const ready = {
      actors: [1],
      hand: ["M1", "1BC", "2O"],
      bid: ["2O"],
      players: [player(0, { bid: 1 }), player(1)],
    };
    const { input, send, next } = at(ready);
    expect(input.hand.map(({ key, planned }) => [key, planned])).toEqual([
      ...[
        ["M1", false],
        ["1BC", false],
      ],
      ...[
        ["2O", undefined],
        ["2O 2", false],
      ],
    ]);
    input.toggle("1BC");
    input.place();
    expect([keys(input), input.laid]).toEqual([["1BC"], ["2O"]]);
    next({ actors: [1], auction: 3 });
    expect([send.mock.calls.length, input.isPlanned]).toEqual([0, true]);
    next({ auction: 3 }, BIDS);
    expect(send.mock.calls).toEqual([["bid 1BC"]]);
  });

  it("is dropped if there is no next auction", () => {
    const { input, context, next } = at({
      actors: [1],
      bid: ["2O"],
      players: [player(0, { bid: 1 }), player(1)],
    });
    input.toggle("1BC");
    input.place();
    next({ phase: "clean-up", actors: [0] }, ["leave"]);
    expect([context.premove?.plan, context.premove?.isDropped]).toEqual([null, true]);
  });

  it("cannot be for a card that is still face down", () => {
    const { input } = at({
      actors: [1],
      bid: ["2O"],
      belt: ["3N"],
      players: [player(0, { bid: 1 }), player(1)],
    });
    expect(input.canPick).toBe(false);
  });
});
