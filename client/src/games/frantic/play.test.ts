import { describe, expect, it, vi } from "vitest";

import { Stage } from "../../stage/stage.svelte";
import type { TableContext } from "../../table/table-context";
import type { FranticQuestion, FranticView } from "../../wire/messages";
import { context, view } from "./fake";
import { Play } from "./play.svelte";

const target: FranticQuestion = { ask: "target", verb: "attack", count: 1, among: ["2", "3"] };
const card = (code: string) => ({ key: code, code });

function about(changes: Partial<TableContext<FranticView>> = {}) {
  const send = vi.fn();
  const stage = new Stage();
  const table = context({ send, ...changes });
  return { play: new Play(() => table, stage), send, stage };
}

describe("a card of the hand", () => {
  it("is played at once", () => {
    const { play, send } = about();
    play.choose(card("red-2"));
    expect(send.mock.calls).toEqual([["play red-2"]]);
    expect(play.picked).toBeNull();
  });

  it("waits for a second word where somebody likes that", () => {
    const { play, send } = about({ confirms: true });
    play.choose(card("red-2"));
    expect([play.picked, play.pickedCard]).toEqual(["red-2", "red-2"]);
    expect(send).not.toHaveBeenCalled();
    play.confirm();
    expect(send.mock.calls).toEqual([["play red-2"]]);
    expect(play.picked).toBeNull();
  });

  it("is played when it is touched again, and another one takes its place", () => {
    const { play, send } = about({ confirms: true });
    play.choose(card("blue-3"));
    play.choose({ key: "red-2 2", code: "red-2" });
    expect(play.pickedCard).toBe("red-2");
    play.choose({ key: "red-2 2", code: "red-2" });
    expect(send.mock.calls).toEqual([["play red-2"]]);
  });

  it("is left alone while a move is on its way, and by spectators", () => {
    for (const changes of [{ isBusy: true }, { me: null }]) {
      const { play, send } = about(changes);
      play.choose(card("red-2"));
      expect(send).not.toHaveBeenCalled();
    }
  });

  it("asks on a sheet first, if it is going to ask", () => {
    const { play, send } = about({ view: view({ foreseen: { "red-gift": [target] } }), confirms: true });
    play.choose(card("red-gift"));
    expect(play.form).toMatchObject({ about: "red-gift", first: ["play red-gift"] });
    expect([play.showsSheet, play.waits, play.picked]).toEqual([true, false, null]);
    play.send(["play red-gift", "attack 2"]);
    expect(send.mock.calls).toEqual([["play red-gift", "attack 2"]]);
    expect([play.form, play.showsSheet]).toEqual([null, false]);
  });

  it("stays in the hand if its sheet is put away", () => {
    const { play, send } = about({ view: view({ foreseen: { "red-gift": [target] } }) });
    play.choose(card("red-gift"));
    play.leave();
    expect([play.form, play.waits]).toEqual([null, false]);
    expect(send).not.toHaveBeenCalled();
  });
});

describe("drawing and passing", () => {
  it("is done where it is offered", () => {
    const { play, send } = about({ choices: ["draw", "pass"] });
    play.draw();
    play.pass();
    expect(send.mock.calls).toEqual([["draw"], ["pass"]]);
  });

  it("is not done where it is not, or while a move is on its way", () => {
    for (const changes of [{ choices: [] }, { choices: ["draw", "pass"], isBusy: true }]) {
      const { play, send } = about(changes);
      play.draw();
      play.pass();
      expect([play.mayDraw, play.mayPass]).toEqual([false, false]);
      expect(send).not.toHaveBeenCalled();
    }
  });

  it("is confirmed like a card, without being one", () => {
    const { play, send } = about({ confirms: true });
    play.draw();
    expect([play.picked, play.pickedCard]).toEqual(["draw", null]);
    play.confirm();
    expect(send.mock.calls).toEqual([["draw"]]);
  });
});

describe("a window", () => {
  const window = { view: view({ step: "window" }) };

  it("is answered with the card out of turn", () => {
    const { play, send } = about({ ...window, choices: ["pass", "play counterattack"] });
    expect([play.isWindow, play.canAnswer]).toEqual([true, true]);
    play.answer();
    expect(send.mock.calls).toEqual([["play counterattack"]]);
  });

  it("stays open for whoever has answered and waits, but asks nothing more", () => {
    const { play, send } = about({ ...window, choices: ["pass", "play counterattack"], isHeld: true });
    expect([play.isAsked, play.isWindow, play.canAnswer]).toEqual([true, true, false]);
    play.answer();
    expect(send).not.toHaveBeenCalled();
  });

  it("is none for those who are not asked", () => {
    expect(about({ ...window, choices: [] }).play.isWindow).toBe(false);
  });

  it("does not ask on a sheet what the card would ask in one’s own turn", () => {
    const foreseen = { counterattack: [target] };
    const { play, send } = about({
      view: view({ step: "window", foreseen }),
      choices: ["pass", "play counterattack"],
    });
    play.choose(card("counterattack"));
    expect(send.mock.calls).toEqual([["play counterattack"]]);
  });
});

describe("the eye", () => {
  it("is shown, laid aside to look at the table, and taken up again", () => {
    const { play } = about({ view: view({ step: "eye" }), choices: ["look 2"] });
    expect([play.showsEye, play.waits]).toEqual([true, false]);
    play.leave();
    expect([play.showsEye, play.waits]).toEqual([false, true]);
    play.comeBack();
    expect([play.showsEye, play.waits]).toEqual([true, false]);
  });

  it("waits for the banner that tells of it", () => {
    const { play, stage } = about({ view: view({ step: "eye" }) });
    stage.banner = { sort: "event" };
    expect(play.showsEye).toBe(false);
  });

  it("is nothing for spectators", () => {
    expect(about({ view: view({ step: "eye" }), me: null }).play.showsEye).toBe(false);
  });
});

it("sorts the hand by colour or by kind", () => {
  const { play } = about();
  expect(play.order).toBe("colour");
  play.sort();
  expect(play.order).toBe("kind");
  play.sort();
  expect(play.order).toBe("colour");
});
