import { describe, expect, it } from "vitest";

import { doing, fitting, out, question } from "./doing";
import { desk, player, sitter, view } from "./fake";
import { inForce } from "./force";
import { hintOf, promptOf } from "./prompt";

describe("what is in force", () => {
  it("is the colour and number on top, or the wish alone", () => {
    expect(inForce(view())).toEqual({ colour: "red", number: "7", isWish: false });
    expect(inForce(view({ top: "fantastic", wish: "blue" }))).toEqual({
      colour: "blue",
      number: null,
      isWish: true,
    });
    expect(inForce(view({ top: "fantastic", wish: "4" }))).toEqual({
      colour: null,
      number: "4",
      isWish: true,
    });
    expect(inForce(view({ top: "black-4" }))).toEqual({ colour: null, number: "4", isWish: false });
    expect(inForce(view({ top: "fantastic" }))).toEqual({ colour: null, number: null, isWish: false });
  });

  it("says what fits", () => {
    expect(fitting(view())?.key).toBe("frantic-fits-either");
    expect(fitting(view({ top: "red-gift" }))?.key).toBe("frantic-fits-kind");
    expect(fitting(view({ top: "fantastic", wish: "red" }))?.key).toBe("frantic-fits-colour");
    expect(fitting(view({ top: "black-4" }))?.key).toBe("frantic-fits-number");
    expect(fitting(view({ top: "fantastic" }))).toBeNull();
  });
});

describe("the line above the hand", () => {
  it("asks in words of its own", () => {
    expect(promptOf(desk())).toBe("frantic-ask-play");
    const wishes = desk({ view: view({ step: "wish" }), choices: ["wish red", "wish 3"] });
    expect(promptOf(wishes)).toBe("frantic-ask-wish");
    expect(question(view({ step: "wish" }), ["wish red"])?.key).toBe("frantic-ask-wish-colour");
    const four = { card: "fantastic-four", attacker: 0, target: null, cards: 0 };
    expect(question(view({ step: "aim", attack: four }), ["attack 2"])?.key).toBe("frantic-ask-shares");
    const share = { ...four, cards: 2 };
    expect(question(view({ step: "aim", attack: share }), ["attack 2"])?.key).toBe("frantic-ask-redirect");
    expect(question(view(), [])).toBeNull();
  });

  it("says for whom everybody waits", () => {
    const seats = [sitter(0), sitter(1, { doing: "picks a target" }), sitter(2), sitter(3)];
    expect(promptOf(desk({ choices: [], view: view({ actors: [1] }), seats }))).toBe("frantic-does");
    expect(promptOf(desk({ choices: [], view: view({ actors: [1, 2] }), seats }))).toBe("frantic-wait");
    expect(promptOf(desk({ choices: [], view: view({ actors: [] }) }))).toBe("frantic-moment");
    expect(promptOf(desk({ isHeld: true }))).toBe("frantic-held");
    expect(promptOf(desk({ view: view({ step: "over" }) }))).toBe("frantic-over");
    expect(promptOf(desk(), "doing")).toBe("frantic-order");
  });

  it("counts what fits, where cards are played", () => {
    expect(hintOf(desk())).toContain("frantic-fit");
    expect(hintOf(desk({ choices: [] }))).toBe("");
    expect(hintOf(desk({ view: view({ step: "wish" }) }))).toBe("");
  });

  it("tells what a seat does, and who is out", () => {
    expect(doing(view({ actors: [2], step: "aim" }), 2)?.key).toBe("frantic-doing-aim");
    expect(doing(view(), 2)).toBeNull();
    expect(out(view({ players: [player(0), player(1, { cards: 0 })] }))).toEqual({
      names: [{ number: 1 }],
      count: 1,
    });
  });
});
