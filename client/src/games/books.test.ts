/** The pictures of the rules belong to rules and steps that there are, and show cards that there are. */

import { describe, expect, it } from "vitest";

import { CARD_CODES, EVENTS } from "../art/frantic";
import { FACES } from "../art/flautz";
import type { Figure, Piece } from "../table/game-table";
import { loadSpeaker } from "../words/speaker";
import { book as flautz } from "./flautz/book";
import { book as frantic } from "./frantic/book";
import { book as fzzzt } from "./fzzzt/book";

const FZZZT =
  /^(?:1(?:N|B|C|O|NB|NC|NO|BC|BO|CO|NBC)|[2-5][NBCO]|Up|Fz|M[1-4]|O3|N[BC]5|BC5|[NBC]O6|NBC9|NBCO13)$/u;
const FRANTIC: readonly string[] = [...CARD_CODES, ...EVENTS];

const BOOKS = {
  fzzzt: { book: fzzzt, isCard: (code: string) => FZZZT.test(code) },
  frantic: { book: frantic, isCard: (code: string) => FRANTIC.includes(code) },
  flautz: { book: flautz, isCard: (code: string) => FACES.has(code) },
};

const pieces = ({ rows }: Figure): readonly Piece[] => rows.flat();

describe.each(Object.entries(BOOKS))("the book of %s", (game, { book, isCard }) => {
  it.each(["en", "de", "nl"] as const)(
    "has words for the goal, every step and every rule: %s",
    async (language) => {
      const words = await loadSpeaker({ language, game });
      expect(words.knows("overview-goal")).toBe(true);
      expect(book.steps.length).toBeGreaterThanOrEqual(4);
      expect(book.steps.length).toBeLessThanOrEqual(6);
      book.steps.forEach((_, at) => expect(words.knows(`overview-${at + 1}`)).toBe(true));
      expect(words.knows(`overview-${book.steps.length + 1}`)).toBe(false);
      for (const rule of Object.keys(book.rules)) expect(words.knows(`rule-${rule}`), rule).toBe(true);
      const others = [...book.steps, ...Object.values(book.rules)].flatMap(pieces);
      for (const piece of others)
        if ("draw" in piece) {
          const name = piece.name(words);
          expect(name === "FLAUTZ!" || !/^[a-z]+-[a-z]/u.test(name), name).toBe(true);
        }
    },
  );

  it("shows cards of the deck", () => {
    const shown = [...book.steps, ...Object.values(book.rules)]
      .flatMap(pieces)
      .flatMap((piece) => ("card" in piece && piece.card !== null ? [piece.card] : []));
    expect([...shown, ...book.cover].filter((code) => !isCard(code))).toEqual([]);
    expect(shown.length).toBeGreaterThan(20);
  });
});

describe("sums in the pictures", () => {
  /** A spell scores its first value, and five for each further card (Z-10). */
  const spell = (row: readonly Piece[]): number => {
    const values = row.flatMap((piece) =>
      "card" in piece && piece.card !== null && piece.card !== "prism"
        ? [Number(piece.card.split("-")[1])]
        : [],
    );
    return Math.min(...values) + 5 * (values.length - 1);
  };

  it("are those of the spells", () => {
    const rows = [...flautz.steps, ...Object.values(flautz.rules)].flatMap(({ rows }) => rows);
    let sums = 0;
    for (const row of rows)
      for (const piece of row)
        if ("number" in piece && row.some((other) => "card" in other)) {
          expect(piece.number).toBe(spell(row));
          sums += 1;
        }
    expect(sums).toBeGreaterThan(5);
  });
});
