import { describe, expect, it } from "vitest";

import type { FranticRoundEnded, FranticRoundView } from "../../wire/messages";
import { player, view } from "./fixtures";
import { endedRound, lastRound } from "./results";

const event: FranticRoundEnded = {
  type: "round-ended",
  reason: "out",
  counted: true,
  out: [1],
  in_time: false,
  hands: [["red-7"], [], ["blue-3", "black-9"]],
  points: [7, 0, 12],
  totals: [60, 20, 130],
  telling: null,
};

function ended(changes: Partial<FranticRoundView> = {}): FranticRoundView {
  const hands = [["red-7"], ["blue-1"]];
  return { reason: "pile-empty", counted: true, out: [], in_time: false, hands, points: [7, 1], ...changes };
}

describe("a finished round", () => {
  it("lists players by points, fewest first, against the limit", () => {
    const sheet = endedRound(event, view({ limit: 137, round: 4 }));
    expect(sheet.round).toBe(4);
    expect(sheet.rows.map(({ seat, place, total }) => [seat, place, total])).toEqual([
      [1, 1, 20],
      [0, 2, 60],
      [2, 3, 130],
    ]);
    expect(sheet.rows.map(({ isOut }) => isOut)).toEqual([true, false, false]);
    expect(sheet.rows[1]?.old).toBeCloseTo(53 / 137);
    expect(sheet.rows[1]?.added).toBeCloseTo(7 / 137);
    expect(sheet.reason).toMatchObject({ key: "reason-out", args: { count: 1, names: [{ number: 1 }] } });
  });

  it("is read from the view, with the next dealer", () => {
    const players = [player(0, { points: 50 }), player(1, { points: 50 })];
    const sheet = lastRound(view({ round: 3, dealer: 1, last_round: ended(), players }));
    expect(sheet).toMatchObject({ round: 2, dealer: 1, counted: true, reason: { key: "reason-pile-empty" } });
    expect(sheet?.rows.map(({ place }) => place)).toEqual([1, 1]);
    expect(lastRound(view())).toBeNull();
  });

  it("knows the winners, a bomb that was too slow, and hands that do not count", () => {
    const last_round = ended({ reason: "out", out: [0], in_time: true, points: [-10, 11] });
    const players = [player(0, { points: -10 }), player(1, { points: 140 })];
    const sheet = lastRound(view({ step: "over", round: 3, last_round, players, winners: [0] }));
    expect(sheet).toMatchObject({ round: 3, dealer: null, winners: [0], reason: { key: "reason-in-time" } });
    expect(sheet?.rows[0]).toMatchObject({ old: 0, added: 0 });
    expect(sheet?.rows[1]?.old).toBeLessThanOrEqual(1);
    const doomsday = lastRound(view({ last_round: ended({ reason: "doomsday", counted: false }), players }));
    expect(doomsday).toMatchObject({ counted: false, reason: { key: "reason-doomsday" } });
  });
});
