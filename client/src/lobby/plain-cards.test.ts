import { expect, it } from "vitest";

import type { CardContext } from "../table/game-table";
import { PLAIN_CARDS } from "./plain-cards";

const context = {
  cards: new Map([["k<9", { code: "k<9", copies: 1, facts: { suit: "hearts", rank: 9 } }]]),
} as unknown as CardContext;

it("shows the code of a card, whatever it is", () => {
  const { markup } = PLAIN_CARDS.draw("k<9", "large", context);
  expect(markup).toContain(">k&lt;9</text>");
  expect(PLAIN_CARDS.draw("a-very-long-code", "large", context).markup).toContain('font-size="8.5"');
});

it("tells what is printed on it", () => {
  expect(PLAIN_CARDS.about("k<9", context).text).toBe("suit: hearts · rank: 9");
  expect(PLAIN_CARDS.about("x", context).text).toBe("");
});
