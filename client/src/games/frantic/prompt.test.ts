import { describe, expect, it } from "vitest";

import { context, occupant, view } from "./fixtures";
import { flowOf, hintOf, promptOf, question } from "./prompt";

describe("the prompt", () => {
  it("asks in its own words", () => {
    expect(promptOf(context())).toBe("frantic-ask-play");
    const wishes = context({ view: view({ step: "wish" }), choices: ["wish red", "wish 3"] });
    expect(promptOf(wishes)).toBe("frantic-ask-wish");
    expect(question(view({ step: "wish" }), ["wish red"])?.key).toBe("frantic-ask-wish-colour");
    const four = { card: "fantastic-four", attacker: 0, target: null, cards: 0, redirects: null };
    expect(question(view({ step: "aim", attack: four }), ["attack 2"])?.key).toBe("frantic-ask-shares");
    const share = { ...four, cards: 2 };
    expect(question(view({ step: "aim", attack: share }), ["attack 2"])?.key).toBe("frantic-ask-redirect");
    expect(question(view(), [])).toBeNull();
  });

  it("says whom everybody waits for", () => {
    const seats = [occupant(0), occupant(1, { doing: "is picking a target" }), occupant(2), occupant(3)];
    expect(promptOf(context({ choices: [], view: view({ actors: [1] }), seats }))).toBe("frantic-does");
    expect(promptOf(context({ choices: [], view: view({ actors: [1, 2] }), seats }))).toBe("frantic-wait");
    expect(promptOf(context({ choices: [], view: view({ actors: [] }) }))).toBe("frantic-moment");
    expect(promptOf(context({ isHeld: true }))).toBe("frantic-held");
    expect(promptOf(context({ view: view({ step: "over" }) }))).toBe("frantic-over");
    expect(flowOf(context())).toBe("frantic-order");
  });

  it("asks nobody while the table is paused", () => {
    const info = { ...context().info, paused: true };
    expect(promptOf(context({ info, choices: [] }))).toBe("frantic-paused");
    expect(promptOf(context({ info, isHeld: true }))).toBe("frantic-paused");
  });

  it("describes the player's own actions in a replay and while a bot plays for them", () => {
    const seats = [occupant(0, { doing: "is choosing a card" }), occupant(1), occupant(2), occupant(3)];
    const info = { ...context().info, status: "over" as const };
    expect(promptOf(context({ choices: [], seats }))).toBe("frantic-moment");
    expect(promptOf(context({ choices: [], seats, info }))).toBe("frantic-does");
    const resting = [occupant(0, { doing: "is choosing a card", rests: true }), ...seats.slice(1)];
    expect(promptOf(context({ choices: [], seats: resting }))).toBe("frantic-own-bot-does");
  });

  it("says so when a bot plays for somebody else", () => {
    const other = occupant(1, { doing: "is choosing a card", rests: true, isMe: false });
    const seats = [occupant(0), other, occupant(2), occupant(3)];
    expect(promptOf(context({ view: view({ actors: [1] }), choices: [], seats }))).toBe("frantic-bot-does");
  });

  it("counts the cards that fit, where cards are played", () => {
    expect(hintOf(context())).toContain("frantic-fit");
    expect(hintOf(context({ choices: [] }))).toBe("");
    expect(hintOf(context({ view: view({ step: "wish" }) }))).toBe("");
  });
});
