import { describe, expect, it } from "vitest";

import { loadSpeaker } from "../../words/speaker";
import { player, sampleView } from "./fixtures";
import { doing, statusOf } from "./player-status";

describe("player status", () => {
  const players = [player(0), player(1, { bid: 2 }), player(2, { hand: 0 }), player(3)];
  const view = sampleView({ players });

  it("in an auction", () => {
    expect([0, 1, 2, 3].map((seat) => statusOf(view, seat))).toEqual(["bidding", "ready", "out", "waiting"]);
  });

  it("in the clean-up and after the game", () => {
    const cleaning = sampleView({ phase: "clean-up", actors: [1], players });
    expect([0, 1].map((seat) => statusOf(cleaning, seat))).toEqual(["decided", "allocating"]);
    expect(statusOf(sampleView({ phase: "over", actors: [] }), 0)).toBe("over");
  });

  it("is put into words where there is something to say", () => {
    expect([0, 1, 2, 3].map((seat) => doing(view, seat)?.key)).toEqual([
      "fzzzt-doing-bidding",
      "fzzzt-doing-ready",
      "fzzzt-doing-out",
      undefined,
    ]);
    expect(doing(view, 1)?.args).toEqual({ count: 2 });
  });
});

describe("a bid that has been placed", () => {
  it.each([
    ["en", "has bid one card", "has bid 2 cards"],
    ["de", "hat eine Karte geboten", "hat 2 Karten geboten"],
    ["nl", "heeft één kaart geboden", "heeft 2 kaarten geboden"],
  ] as const)("is over and done in %s", async (language, one, two) => {
    const words = await loadSpeaker({ language, game: "fzzzt" });
    expect([1, 2].map((count) => words.say("fzzzt-doing-ready", { count }))).toEqual([one, two]);
  });
});
