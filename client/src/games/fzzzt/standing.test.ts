import { describe, expect, it } from "vitest";

import { player, sampleDesk, sampleView } from "./sample";
import { askOf, doing, standingOf } from "./standing";

describe("where players stand", () => {
  const players = [player(0), player(1, { bid: 2 }), player(2, { hand: 0 }), player(3)];
  const view = sampleView({ players });

  it("in an auction", () => {
    expect([0, 1, 2, 3].map((seat) => standingOf(view, seat))).toEqual([
      "bidding",
      "ready",
      "out",
      "waiting",
    ]);
  });

  it("in the clean-up and after the game", () => {
    const cleaning = sampleView({ phase: "clean-up", actors: [1], players });
    expect([0, 1].map((seat) => standingOf(cleaning, seat))).toEqual(["decided", "allocating"]);
    expect(standingOf(sampleView({ phase: "over", actors: [] }), 0)).toBe("over");
  });

  it("is said in words where there is something to say", () => {
    expect([0, 1, 2, 3].map((seat) => doing(view, seat)?.key)).toEqual([
      "fzzzt-doing-bidding",
      "fzzzt-doing-ready",
      "fzzzt-doing-out",
      undefined,
    ]);
    expect(doing(view, 1)?.args).toEqual({ count: 2 });
  });
});

describe("the line above the hand", () => {
  const others = { actors: [1] };
  const key = (changes: Parameters<typeof sampleView>[0], isShort = false): string | undefined =>
    askOf(sampleDesk(sampleView(changes)), isShort)?.key;

  it("asks for a bid, and says so when any bid wins", () => {
    expect(key({})).toBe("fzzzt-ask-bid");
    expect(key({}, true)).toBe("fzzzt-ask-bid-short");
    const alone = [player(0), player(1, { hand: 0 }), player(2, { hand: 0 })];
    expect(key({ players: alone })).toBe("fzzzt-ask-bid-alone");
    expect(askOf(sampleDesk(sampleView()))?.args["card"]).toMatchObject({ code: "3N" });
  });

  it("says whom one waits for", () => {
    expect(key(others)).toBe("fzzzt-wait-waiting");
    expect(key({ ...others, players: [player(0, { bid: 1 }), player(1)] })).toBe("fzzzt-wait-ready");
    expect(key({ ...others, players: [player(0, { hand: 0 }), player(1)] })).toBe("fzzzt-wait-out");
    expect(key({ ...others, phase: "clean-up" })).toBe("fzzzt-wait-decided");
  });

  it("asks for robots in the clean-up, for as many units as are undecided", () => {
    const units = [1, 2, 3].map(() => ({ card: "O3", robots: [] }));
    const ask = askOf(
      sampleDesk(sampleView({ phase: "clean-up", players: [player(0, { units })], choices: [null] }), [
        "leave",
      ]),
    );
    expect(ask).toEqual({ key: "fzzzt-ask-allocate", args: { count: 2 } });
  });

  it("asks for nothing that cannot be done: in a pause, or in a replay", () => {
    for (const info of [{ paused: true }, { status: "over" as const }])
      expect(askOf(sampleDesk(sampleView(), [], info))?.key).toBe("fzzzt-watch-bidding");
  });

  it("speaks to spectators too, and is silent at the end", () => {
    expect(key({ seat: null })).toBe("fzzzt-watch-bidding");
    expect(key({ seat: null, phase: "clean-up" })).toBe("fzzzt-watch-clean-up");
    expect(key({ phase: "over", actors: [] })).toBeUndefined();
  });
});
