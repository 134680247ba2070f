import { describe, expect, test } from "vitest";

import { drawApprentice } from "./apprentices";
import { drawBack } from "./backs";
import { drawCard } from "./cards";
import { FACES, VALUES } from "./codes";
import { drawNumeral } from "./numerals";
import { COLOURS } from "./schools";
import { drawSymbol } from "./symbols";

/** The card kinds of the server's deck: nine values per colour, the mirages by value, the prism. */
const CODES = Array.from({ length: 55 }, (_, kind) => {
  if (kind === 54) return "prism";
  return `${COLOURS[Math.floor(kind / 9)] ?? "mirage"}-${(kind % 9) + 1}`;
});

const withoutColours = (drawing: string): string => drawing.replace(/ (fill|stroke)="[^"]*"/g, "");

/** A figure's strokes, wherever they stand. */
function hasNumeral(drawing: string, value: (typeof VALUES)[number]): boolean {
  const strokes = /d="([^"]*)"/.exec(drawNumeral(value, 0, 0, 1))?.[1];
  return strokes !== undefined && drawing.includes(`d="${strokes}"`);
}

const hasSymbol = (drawing: string, colour: (typeof COLOURS)[number]): boolean =>
  drawing.includes(drawSymbol(colour));

test("the cards are those of the server's deck, in its order", () => {
  expect([...FACES.keys()]).toEqual(CODES);
});

describe.each(["large", "small"] as const)("%s cards", (size) => {
  test("are all different, and none looks like the back", () => {
    const drawings = [...CODES.map((code) => drawCard(code, size)), drawBack(size)];
    expect(new Set(drawings).size).toBe(CODES.length + 1);
  });

  test("can be told apart without seeing colours", () => {
    const drawings = CODES.map((code) => withoutColours(drawCard(code, size)));
    expect(new Set(drawings).size).toBe(CODES.length);
  });

  test("spells show their value and the symbol of their colour alone", () => {
    for (const colour of COLOURS) {
      for (const value of VALUES) {
        const drawing = drawCard(`${colour}-${value}`, size);
        expect(COLOURS.filter((other) => hasSymbol(drawing, other))).toEqual([colour]);
        expect(VALUES.filter((other) => hasNumeral(drawing, other))).toEqual([value]);
      }
    }
  });

  test("mirages show their value and every symbol", () => {
    for (const value of VALUES) {
      const drawing = drawCard(`mirage-${value}`, size);
      expect(COLOURS.filter((colour) => hasSymbol(drawing, colour))).toEqual([...COLOURS]);
      expect(VALUES.filter((other) => hasNumeral(drawing, other))).toEqual([value]);
    }
  });

  test("a prism shows every symbol and no value", () => {
    const drawing = drawCard("prism", size);
    expect(COLOURS.filter((colour) => hasSymbol(drawing, colour))).toEqual([...COLOURS]);
    expect(VALUES.filter((value) => hasNumeral(drawing, value))).toEqual([]);
  });

  test("apprentices differ without colours too, and so do their two sides", () => {
    const sides = COLOURS.flatMap((colour) =>
      [false, true].map((focused) => withoutColours(drawApprentice(colour, focused, size))),
    );
    expect(new Set(sides).size).toBe(10);
  });
});

test.each(CODES)("%s is small enough to be drawn often", (code) => {
  expect(drawCard(code, "large").length).toBeLessThan(9000);
  expect(drawCard(code, "small").length).toBeLessThan(4000);
});

test.each(["", "blue", "blue-0", "blue-10", "blue-07", "red-3", "prism-1", "mirage", "Prism", "toString"])(
  "%j is not a card",
  (code) => {
    expect(() => drawCard(code, "large")).toThrow(`FLAUTZ! has no card "${code}"`);
  },
);
