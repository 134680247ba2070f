import { expect, it } from "vitest";

import type { CardSymbol } from "./card";
import { SYMBOL_PATHS, drawSpanner, drawStar, drawSymbol, drawZap, placeSymbol } from "./symbols";

const SYMBOLS: readonly CardSymbol[] = ["N", "B", "C", "O"];

it("gives each symbol and mark a shape of its own", () => {
  const shapes = [
    ...SYMBOLS.map((symbol) => drawSymbol(symbol, "#fff")),
    drawZap("#fff"),
    drawStar("#fff"),
    drawSpanner("#fff"),
  ];
  expect(new Set(shapes).size).toBe(7);
});

it("draws a symbol in any colour", () => {
  for (const symbol of SYMBOLS) expect(drawSymbol(symbol, "currentColor")).toContain('fill="currentColor"');
});

it("scales a symbol to the size that is asked for", () => {
  expect(placeSymbol("N", 3, 4, 12)).toMatch(/^<g transform="translate\(3 4\) scale\(.5\)">/);
  expect(placeSymbol("N", 3, 4, 12)).toContain(SYMBOL_PATHS.N);
});
