import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { TableContext } from "./table-context";
import { type Plan, Premove } from "./premove.svelte";

const CARD = { key: "red-2 2", code: "red-2" };

function sit(changes: object = {}) {
  const table = {
    ...{ choices: [] as string[], me: 0, isBusy: false, seats: [{ rests: false }] },
    info: { status: "playing", paused: false },
    send: vi.fn(),
    ...changes,
  };
  return { table, premove: new Premove(table as unknown as TableContext) };
}

/** A plan to play a card, for as long as nothing else is asked. */
function planFor(table: { choices: string[] }, more: Partial<Plan> = {}): Plan {
  const move = "play red-2";
  return {
    cards: [CARD],
    waits: () => table.choices.length === 0,
    move: () => (table.choices.includes(move) ? move : null),
    ...more,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a planned move", () => {
  it("waits, and is sent once when it is offered", () => {
    const { table, premove } = sit();
    premove.make(planFor(table));
    premove.settle();
    expect(table.send).not.toHaveBeenCalled();
    table.choices = ["draw", "play red-2"];
    premove.settle();
    premove.settle();
    expect(table.send.mock.calls).toEqual([["play red-2"]]);
    expect([premove.plan, premove.isDropped]).toEqual([null, false]);
  });

  it("is dropped if it is not offered, and says so for a while", () => {
    const { table, premove } = sit();
    premove.make(planFor(table));
    table.choices = ["draw"];
    premove.settle();
    expect(table.send).not.toHaveBeenCalled();
    expect([premove.plan, premove.isDropped]).toEqual([null, true]);
    vi.advanceTimersByTime(60_000);
    expect(premove.isDropped).toBe(false);
  });

  it("may send more than a move", () => {
    const { table, premove } = sit();
    const send = vi.fn();
    premove.make(planFor(table, { send }));
    table.choices = ["play red-2"];
    premove.settle();
    expect(send.mock.calls).toEqual([["play red-2"]]);
    expect(table.send).not.toHaveBeenCalled();
  });

  it("can be cancelled", () => {
    const { table, premove } = sit();
    expect(premove.cancel()).toBe(false);
    premove.make(planFor(table));
    expect(premove.cancel()).toBe(true);
    table.choices = ["play red-2"];
    premove.settle();
    expect(table.send).not.toHaveBeenCalled();
  });

  it("is kept during a pause or while a move is in flight", () => {
    for (const changes of [{ isBusy: true }, { info: { status: "playing", paused: true } }]) {
      const { table, premove } = sit(changes);
      premove.make(planFor(table));
      table.choices = ["play red-2"];
      premove.settle();
      expect(table.send).not.toHaveBeenCalled();
      expect(premove.plan).not.toBeNull();
    }
  });

  it("ends without a word when a bot stands in or the game is over", () => {
    for (const changes of [{ seats: [{ rests: true }] }, { info: { status: "over", paused: false } }]) {
      const { table, premove } = sit(changes);
      premove.make(planFor(table));
      premove.settle();
      expect([premove.plan, premove.isDropped]).toEqual([null, false]);
    }
  });

  it("can be made only while others decide", () => {
    expect(sit().premove.isOpen).toBe(true);
    const asked = { choices: ["draw"] };
    for (const changes of [asked, { me: null }, { isBusy: true }, { seats: [{ rests: true }] }])
      expect(sit(changes).premove.isOpen).toBe(false);
  });

  it("knows its cards, also when an identical one has left the hand", () => {
    const { table, premove } = sit();
    const [first, other] = [
      { key: "red-2", code: "red-2" },
      { key: "red-9", code: "red-9" },
    ];
    expect(premove.among([first, CARD]).size).toBe(0);
    premove.make(planFor(table));
    expect([...premove.among([first, CARD, other])]).toEqual(["red-2 2"]);
    expect([...premove.among([first, other])]).toEqual(["red-2"]);
  });
});
