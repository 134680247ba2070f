import { expect, it } from "vitest";

import { cardsIn } from "./telling";

it("finds the cards of a message, also in messages within it", () => {
  const card = (code: string) => ({ code, style: "plain", symbol: "" });
  const inner = { key: "spell", args: { cards: [card("blue-1"), card("blue-2")] } };
  const message = {
    key: "told",
    args: { name: { number: 1 }, count: 3, card: card("pink-4"), spell: inner },
  };
  expect(cardsIn(message)).toEqual(["pink-4", "blue-1", "blue-2"]);
});
