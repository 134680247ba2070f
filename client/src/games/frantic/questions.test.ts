import { describe, expect, it } from "vitest";

import { player, view } from "./fake";
import { firstAnswers, isComplete, movesOf } from "./form";
import { asked, planned } from "./questions";

const HAND = [
  "blue-3",
  "red-2",
  "red-gift",
  "red-exchange",
  "red-skip",
  "fantastic",
  "fantastic-four",
  "equality",
];
const at = (changes: Parameters<typeof view>[0] = {}, choices: readonly string[] = []) => ({
  view: view({ hand: HAND, ...changes }),
  me: 0,
  choices,
});
const asks = (code: string, changes: Parameters<typeof view>[0] = {}): readonly string[] =>
  planned(at(changes), code)?.steps.map(({ ask }) => ask) ?? [];

describe("a card that is about to be played", () => {
  it("asks for nothing if it is a number", () => {
    expect(planned(at(), "red-2")).toBeNull();
  });

  it("asks for all that belongs to it on one sheet", () => {
    expect(asks("red-gift")).toEqual(["target", "cards"]);
    expect(asks("red-exchange")).toEqual(["target", "cards"]);
    expect(asks("red-skip")).toEqual(["target"]);
    expect(asks("fantastic")).toEqual(["wish"]);
    expect(asks("fantastic-four")).toEqual(["shares", "wish"]);
  });

  it("gives in the order in which the server asks", () => {
    const form = planned(at(), "red-gift");
    expect(form).not.toBeNull();
    if (form === null) return;
    const answers = { ...firstAnswers(form), target: 2, cards: ["fantastic", "blue-3"] };
    expect(movesOf(form, answers)).toEqual(["play red-gift", "attack 3", "give fantastic", "give blue-3"]);
  });

  it("shows a lone target without asking for it", () => {
    const form = planned(at({ players: [player(0), player(1)] }), "red-gift");
    expect(form?.steps[0]).toMatchObject({ ask: "target", among: [1], verb: null });
    expect(form && firstAnswers(form).target).toBe(1);
    expect(planned(at({ players: [player(0), player(1)] }), "red-skip")).toBeNull();
  });

  it("does not offer who is skipped, nor who has as many cards", () => {
    const players = [player(0), player(1, { skipped: true }), player(2, { cards: 3 }), player(3)];
    expect(planned(at({ players }), "red-skip")?.steps[0]).toMatchObject({ among: [2, 3] });
    expect(planned(at({ players }), "equality")?.steps[0]).toMatchObject({ among: [2], verb: null });
    expect(asks("equality", { players: [player(0), player(1, { cards: 9 })] })).toEqual(["wish"]);
  });

  it("keeps the card back that nobody may hand on", () => {
    const hand = ["red-1", "red-2", "red-gift", "blue-3", "fuck-you"];
    const step = planned(at({ hand }), "red-gift")?.steps[1];
    expect(step?.ask === "cards" && step.among.map(({ code }) => code)).toEqual(["red-1", "red-2", "blue-3"]);
  });

  it("gives all of two cards without asking", () => {
    const form = planned(at({ hand: ["red-1", "red-gift", "blue-3"] }), "red-gift");
    expect(form?.steps[1]).toMatchObject({ count: 2, verb: null });
    expect(form && movesOf(form, { ...firstAnswers(form), target: 1 })).toEqual([
      "play red-gift",
      "attack 2",
    ]);
  });
});

describe("what the server asks", () => {
  it("is a sheet for each step that is not played from the hand", () => {
    expect(asked(at({}, ["play red-2", "draw"]))).toBeNull();
    expect(asked(at({ step: "wish", top: "fantastic" }, []))).toBeNull();
    expect(asked(at({ step: "wish", top: "equality" }, ["wish blue", "wish red"]))?.steps).toEqual([
      { ask: "wish", among: ["blue", "red"] },
    ]);
    const market = asked(
      at({ step: "market", market: ["red-1", "red-1"], used_events: ["market"] }, ["take red-1"]),
    );
    expect(market?.about).toBe("market");
    expect(market?.steps[0]).toMatchObject({ among: [{ key: "red-1" }, { key: "red-1 2" }], count: 1 });
    const gamble = asked(at({ step: "gamble", used_events: ["gambling-man"] }, ["lay blue-3", "lay red-2"]));
    expect(gamble?.steps[0]).toMatchObject({ count: 1, verb: "lay" });
  });

  it("collects the whole of a counterattack: target, cards and wish", () => {
    const attack = { card: "gift", attacker: 0, target: null, cards: 0 };
    const form = asked(
      at({ step: "aim", attack, top: "counterattack" }, ["attack 2", "attack 3", "attack 4"]),
    );
    expect(form?.steps.map(({ ask }) => ask)).toEqual(["target", "cards", "wish"]);
    if (form === null) return;
    const answers = { ...firstAnswers(form), target: 1, cards: ["red-2", "blue-3"], wish: "green" };
    expect(isComplete(form, answers)).toBe(true);
    expect(movesOf(form, answers)).toEqual(["attack 2", "give red-2", "give blue-3", "wish green"]);
  });

  it("shares out what is left of a Fantastic Four, and redirects a share to one player", () => {
    const aimed = { card: "fantastic-four", attacker: 0, target: null, cards: 0 };
    const choices = ["attack 2", "attack 3"];
    const rest = asked(at({ step: "aim", attack: aimed, shares: [1], top: "fantastic-four" }, choices));
    expect(rest?.steps[0]).toMatchObject({ ask: "shares", count: 3 });
    const share = asked(at({ step: "aim", attack: { ...aimed, cards: 2 }, top: "counterattack" }, choices));
    expect(share?.steps.map(({ ask }) => ask)).toEqual(["target", "wish"]);
  });

  it("goes on with what has been given already", () => {
    const attack = { card: "gift", attacker: 0, target: 1, cards: 1 };
    const hand = ["red-2", "red-2", "blue-3"];
    const form = asked(at({ step: "give", attack, hand, offer: ["red-2"] }, ["give red-2", "give blue-3"]));
    expect(form?.steps).toHaveLength(1);
    expect(form?.steps[0]).toMatchObject({ count: 1, among: [{ code: "red-2" }, { code: "blue-3" }] });
    const wrapped = asked(
      at({ step: "christmas", hand, gifts: [2], used_events: ["merry-christmas"] }, ["to 2", "to 3"]),
    );
    expect(wrapped?.steps[0]).toMatchObject({
      cards: [{ key: "red-2 2" }, { key: "blue-3" }],
      among: [1, 2],
    });
  });

  it("puts down as many cards as it must, and gives a present with its taker", () => {
    const recession = asked(
      at(
        { step: "recession", count: 3, used_events: ["recession"] },
        HAND.map((code) => `discard ${code}`),
      ),
    );
    expect(recession?.steps[0]).toMatchObject({ count: 3, verb: "discard" });
    const party = asked(
      at(
        { step: "party-card", used_events: ["surprise-party"] },
        HAND.map((code) => `give ${code}`),
      ),
    );
    expect(party?.steps.map((step) => step.ask)).toEqual(["cards", "target"]);
    if (party === null) return;
    expect(movesOf(party, { ...firstAnswers(party), target: 3, cards: ["red-2"] })).toEqual([
      "give red-2",
      "to 4",
    ]);
  });
});
