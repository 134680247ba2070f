import { describe, expect, it } from "vitest";

import { isReveal, shownBids } from "./reveal";
import { deck } from "./fixtures";

describe("revealed bids", () => {
  const bids = [["2O"], [], ["1BC"], ["Fz"]];

  it("are in turn order from the Chief, without those who sat out", () => {
    const shown = shownBids({ card: "O3", bids, winner: 3, tied: [], chief: { was: 2, is: 2 } }, deck);
    expect(shown.map(({ seat, power }) => [seat, power])).toEqual([
      [2, 1],
      [3, 3],
      [0, 2],
    ]);
    expect(shown.filter(({ wins }) => wins).map(({ seat }) => seat)).toEqual([3]);
    expect(shown.some(({ ties, becomesChief }) => ties || becomesChief)).toBe(false);
  });

  it("show a tie and the new Chief", () => {
    const tied = [["3N"], ["Fz"], ["2O"]];
    const shown = shownBids(
      { card: "O3", bids: tied, winner: 0, tied: [0, 1], chief: { was: 0, is: 1 } },
      deck,
    );
    expect(shown.map(({ ties }) => ties)).toEqual([true, true, false]);
    expect(shown.map(({ becomesChief }) => becomesChief)).toEqual([false, true, false]);
  });

  it("are told apart from other banners", () => {
    expect(isReveal({ sort: "round" })).toBe(false);
    expect(isReveal(null)).toBe(false);
  });
});
