import { expect, it } from "vitest";

import { speaker } from "../words/speaker";
import { inOnePiece, PLAIN_CARDS } from "./card-look";

it("calls cards by their names in a sentence", async () => {
  const words = (await speaker({ language: "en", game: "flautz" })).withNames(["Ann"]);
  const card = { code: "orange-7", style: "orange", symbol: "▲" };
  const message = { key: "told-put", args: { name: { number: 0 }, card } };
  expect(inOnePiece(message, words, { name: () => "orange 7" })).toBe("Ann puts orange 7 in its place.");
  expect(inOnePiece(message, words, PLAIN_CARDS)).toBe("Ann puts orange-7 in its place.");
});
