import { describe, expect, it, vi } from "vitest";

import { Stage } from "../../stage/stage.svelte";
import type { TableContext } from "../../table/table-context";
import type { FranticQuestion, FranticView } from "../../wire/messages";
import { context, view } from "./fixtures";
import { TurnInput } from "./turn-input.svelte";
import { Premove } from "../../table/premove.svelte";

const target: FranticQuestion = { ask: "target", verb: "attack", count: 1, among: ["2", "3"] };
const card = (code: string) => ({ key: code, code });

function about(changes: Partial<TableContext<FranticView>> = {}) {
  const send = vi.fn();
  const stage = new Stage();
  const table = context({ send, ...changes });
  return { input: new TurnInput(() => table, stage), send, stage };
}

describe("a card of the hand", () => {
  it("is played at once", () => {
    const { input, send } = about();
    input.choose(card("red-2"));
    expect(send.mock.calls).toEqual([["play red-2"]]);
    expect(input.picked).toBeNull();
  });

  it("waits for confirmation if the player prefers that", () => {
    const { input, send } = about({ confirms: true });
    input.choose(card("red-2"));
    expect([input.picked, input.pickedCard]).toEqual(["red-2", "red-2"]);
    expect(send).not.toHaveBeenCalled();
    input.confirm();
    expect(send.mock.calls).toEqual([["play red-2"]]);
    expect(input.picked).toBeNull();
  });

  it("is played on a second press, and replaced by a press on another card", () => {
    const { input, send } = about({ confirms: true });
    input.choose(card("blue-3"));
    input.choose({ key: "red-2 2", code: "red-2" });
    expect(input.pickedCard).toBe("red-2");
    input.choose({ key: "red-2 2", code: "red-2" });
    expect(send.mock.calls).toEqual([["play red-2"]]);
  });

  it("cannot be played while a move is in flight, or by spectators", () => {
    for (const changes of [{ isBusy: true }, { me: null }]) {
      const { input, send } = about(changes);
      input.choose(card("red-2"));
      expect(send).not.toHaveBeenCalled();
    }
  });

  it("opens a sheet first if it will ask something", () => {
    const { input, send } = about({ view: view({ foreseen: { "red-gift": [target] } }), confirms: true });
    input.choose(card("red-gift"));
    expect(input.form).toMatchObject({ about: "red-gift", first: ["play red-gift"] });
    expect([input.showsSheet, input.waits, input.picked]).toEqual([true, false, null]);
    input.send(["play red-gift", "attack 2"]);
    expect(send.mock.calls).toEqual([["play red-gift", "attack 2"]]);
    expect([input.form, input.showsSheet]).toEqual([null, false]);
  });

  it("stays in the hand if its sheet is closed", () => {
    const { input, send } = about({ view: view({ foreseen: { "red-gift": [target] } }) });
    input.choose(card("red-gift"));
    input.leave();
    expect([input.form, input.waits]).toEqual([null, false]);
    expect(send).not.toHaveBeenCalled();
  });
});

describe("drawing and passing", () => {
  it("works where it is offered", () => {
    const { input, send } = about({ choices: ["draw", "pass"] });
    input.draw();
    input.pass();
    expect(send.mock.calls).toEqual([["draw"], ["pass"]]);
  });

  it("does nothing where it is not offered, or while a move is in flight", () => {
    for (const changes of [{ choices: [] }, { choices: ["draw", "pass"], isBusy: true }]) {
      const { input, send } = about(changes);
      input.draw();
      input.pass();
      expect([input.mayDraw, input.mayPass]).toEqual([false, false]);
      expect(send).not.toHaveBeenCalled();
    }
  });

  it("is confirmed like a card", () => {
    const { input, send } = about({ confirms: true });
    input.draw();
    expect([input.picked, input.pickedCard]).toEqual(["draw", null]);
    input.confirm();
    expect(send.mock.calls).toEqual([["draw"]]);
  });
});

describe("a window", () => {
  const window = { view: view({ step: "window" }) };

  it("is answered with the out-of-turn card", () => {
    const { input, send } = about({ ...window, choices: ["pass", "play counterattack"] });
    expect([input.isWindow, input.canAnswer]).toEqual([true, true]);
    input.answer();
    expect(send.mock.calls).toEqual([["play counterattack"]]);
  });

  it("stays open for a player who has answered, but asks nothing more", () => {
    const { input, send } = about({ ...window, choices: ["pass", "play counterattack"], isHeld: true });
    expect([input.isAsked, input.isWindow, input.canAnswer]).toEqual([true, true, false]);
    input.answer();
    expect(send).not.toHaveBeenCalled();
  });

  it("is hidden from those who are not asked", () => {
    expect(about({ ...window, choices: [] }).input.isWindow).toBe(false);
  });

  it("does not ask on a sheet what the card would ask on the player's own turn", () => {
    const foreseen = { counterattack: [target] };
    const { input, send } = about({
      view: view({ step: "window", foreseen }),
      choices: ["pass", "play counterattack"],
    });
    input.choose(card("counterattack"));
    expect(send.mock.calls).toEqual([["play counterattack"]]);
  });
});

describe("the eye", () => {
  it("is shown, can be set aside and reopened", () => {
    const { input } = about({ view: view({ step: "eye" }), choices: ["look 2"] });
    expect([input.showsEye, input.waits]).toEqual([true, false]);
    input.leave();
    expect([input.showsEye, input.waits]).toEqual([false, true]);
    input.comeBack();
    expect([input.showsEye, input.waits]).toEqual([true, false]);
  });

  it("waits for its banner", () => {
    const { input, stage } = about({ view: view({ step: "eye" }) });
    stage.banner = { sort: "event" };
    expect(input.showsEye).toBe(false);
  });

  it("is hidden from spectators", () => {
    expect(about({ view: view({ step: "eye" }), me: null }).input.showsEye).toBe(false);
  });
});

it("sorts the hand by colour or by kind", () => {
  const { input } = about();
  expect(input.order).toBe("colour");
  input.sort();
  expect(input.order).toBe("kind");
  input.sort();
  expect(input.order).toBe("colour");
});

describe("a card touched while others play", () => {
  function waiting(changes: Partial<TableContext<FranticView>> = {}) {
    const send = vi.fn();
    const hand = ["red-2", "red-9", "red-2"];
    const table = {
      ...context({ view: view({ actors: [1], turn: 1, hand }), choices: [], send, ...changes }),
    };
    const premove = new Premove(table);
    Object.assign(table, { premove, may: (move: string) => table.choices.includes(move) });
    const input = new TurnInput(() => table, new Stage());
    const next = (more: Partial<FranticView>, choices: readonly string[]): void => {
      Object.assign(table, { view: view({ hand, ...more }), choices });
      premove.settle();
    };
    return { input, send, premove, next };
  }

  it("is planned, and played when the player's turn comes", () => {
    const { input, send, premove, next } = waiting();
    input.choose(card("red-2"));
    expect([...premove.among([card("red-2"), card("red-9")])]).toEqual(["red-2"]);
    next({ step: "window" }, ["pass"]);
    expect(send).not.toHaveBeenCalled();
    next({ step: "play" }, ["play red-2", "draw"]);
    expect(send.mock.calls).toEqual([["play red-2"]]);
  });

  it("is no longer planned when it is touched again, and another one takes its place", () => {
    const { input, premove } = waiting();
    input.choose(card("red-2"));
    input.choose(card("red-9"));
    expect(premove.plan?.cards).toEqual([card("red-9")]);
    input.choose(card("red-9"));
    expect(premove.plan).toBeNull();
  });

  it("is dropped if it does not fit, has left the hand, or a new round has begun", () => {
    for (const [more, choices] of [
      [{ step: "play" }, ["play red-9", "draw"]],
      [{ hand: ["red-9"], actors: [1] }, []],
      [{ round: 9, step: "play" }, ["play red-2"]],
    ] as const) {
      const { input, send, premove, next } = waiting();
      input.choose(card("red-2"));
      next(more as Partial<FranticView>, choices);
      expect([send.mock.calls.length, premove.plan, premove.isDropped]).toEqual([0, null, true]);
    }
  });

  it("is confirmed first, if the player prefers that", () => {
    const { input, premove } = waiting({ confirms: true });
    input.choose(card("red-2"));
    expect([input.picked, premove.plan]).toEqual(["red-2", null]);
    input.confirm();
    expect([input.picked, premove.plan?.cards]).toEqual([null, [card("red-2")]]);
  });
});
