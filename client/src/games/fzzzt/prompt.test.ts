import { describe, expect, it } from "vitest";

import { player, sampleContext, sampleView } from "./fixtures";
import { canPick, promptOf } from "./prompt";

describe("the prompt", () => {
  type Changes = Parameters<typeof sampleView>[0];
  const PLAIN = { isShort: false, isRevealed: false };
  const BID = ["bid 2O"];
  const others = { actors: [1] };
  const ask = (
    changes: Changes,
    choices: readonly string[] = [],
    info: Parameters<typeof sampleContext>[2] = {},
    tone = PLAIN,
  ): ReturnType<typeof promptOf> => promptOf(sampleContext(sampleView(changes), choices, info), tone);

  it("asks for a bid, and says so when any bid wins", () => {
    expect(ask({}, BID)).toMatchObject({ key: "fzzzt-ask-bid", args: { card: { code: "3N" } } });
    expect(ask({}, BID, {}, { ...PLAIN, isShort: true })?.key).toBe("fzzzt-ask-bid-short");
    expect(ask({ uncontested: true }, BID)?.key).toBe("fzzzt-ask-bid-alone");
  });

  it("says whom everybody waits for", () => {
    expect(ask(others)?.key).toBe("fzzzt-wait-waiting");
    const begun = [player(0), player(1), player(2, { bid: 1 })];
    expect(ask({ ...others, players: begun })?.key).toBe("fzzzt-wait-in-turn");
    expect(ask({ ...others, players: [player(0, { bid: 1 }), player(1)] })?.key).toBe("fzzzt-wait-ready");
    expect(ask({ ...others, players: [player(0, { hand: 0 }), player(1)] })?.key).toBe("fzzzt-wait-out");
    expect(ask({ ...others, phase: "clean-up" })?.key).toBe("fzzzt-wait-decided");
  });

  it("asks for robots in the clean-up, for as many units as are undecided", () => {
    const undecided = { phase: "clean-up" as const, choices: [null], offers: [["2O"], []] };
    expect(ask(undecided, ["leave"])).toEqual({ key: "fzzzt-ask-allocate", args: { count: 2 } });
  });

  it("asks nothing during an animation", () => {
    expect(ask({})?.key).toBe("fzzzt-shown-bidding");
    expect(ask({ phase: "clean-up" })?.key).toBe("fzzzt-shown-clean-up");
    for (const changes of [{}, others, { seat: null }])
      expect(ask(changes, [], {}, { ...PLAIN, isRevealed: true })?.key).toBe("fzzzt-shown-bids");
  });

  it("asks nothing while paused, and says so", () => {
    for (const seat of [0, null]) expect(ask({ seat }, [], { paused: true })?.key).toBe("table-paused");
  });

  it("asks nothing in a replay", () => {
    expect(ask({}, [], { status: "over" })?.key).toBe("fzzzt-watch-bidding");
  });

  it("addresses spectators too, and is empty at the end", () => {
    expect(ask({ seat: null })?.key).toBe("fzzzt-watch-bidding");
    expect(ask({ seat: null, phase: "clean-up" })?.key).toBe("fzzzt-watch-clean-up");
    expect(ask({ phase: "over", actors: [] })).toBeNull();
  });

  it("lets cards be picked when a bid is or will be asked for", () => {
    const picks = (...[changes, choices, info]: Parameters<typeof ask>): boolean =>
      canPick(sampleContext(sampleView(changes), choices, info));
    expect(picks({}, BID)).toBe(true);
    expect(picks(others)).toBe(true);
    expect(picks({})).toBe(false);
    expect(picks(others, [], { paused: true })).toBe(false);
    expect(picks({ ...others, players: [player(0, { bid: 1 }), player(1)] })).toBe(false);
  });
});
