import { expect, it } from "vitest";

import { type Mark, SYMBOL_PATHS, drawMark, placeSymbol } from "./symbols";

const MARKS: readonly Mark[] = ["N", "B", "C", "O", "zap", "star", "spanner"];

it("gives each symbol and mark a shape of its own", () => {
  const shapes = MARKS.map((mark) => drawMark(mark).replace(/fill="#[^"]*"/g, ""));
  expect(new Set(shapes).size).toBe(MARKS.length);
});

it("draws a symbol in any colour", () => {
  for (const symbol of ["N", "B", "C", "O"] as const)
    expect(placeSymbol(symbol, 0, 0, 24, "currentColor")).toContain('fill="currentColor"');
});

it("scales a symbol to the size that is asked for", () => {
  expect(placeSymbol("N", 3, 4, 12)).toMatch(/^<g transform="translate\(3 4\) scale\(.5\)">/);
  expect(placeSymbol("N", 3, 4, 12)).toContain(SYMBOL_PATHS.N);
});
