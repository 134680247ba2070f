import { describe, expect, it } from "vitest";

import { qrCode, type QrCode } from "./qr";

const LINK = "https://parlour.example/j/owl-4827";

/** The modules as a scanner would see them, read back from the drawn path. */
function modules({ markup, size }: QrCode): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of markup.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return grid;
}

const FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

function cutOut(grid: boolean[][], left: number, top: number): string[] {
  return grid.slice(top, top + 7).map((row) =>
    row
      .slice(left, left + 7)
      .map((dark) => (dark ? "#" : "."))
      .join(""),
  );
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The five leading format bits, freed from their own fixed mask: two for the error level, three for the mask. */
function format(grid: boolean[][]): number {
  const stored = [0, 1, 2, 3, 4].reduce((bits, x) => bits * 2 + Number(grid[8]?.[x] ?? false), 0);
  return stored ^ 0b10101;
}

/** Reads a small code, one of those whose bytes lie in a single block, without correcting errors. */
function read(grid: boolean[][]): string {
  const size = grid.length;
  const mask = MASKS[format(grid) & 0b111];
  const reserved = (x: number, y: number): boolean =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (x >= size - 8 && y < 9) ||
    (size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2);
  let bits = "";
  let upward = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, upward = !upward) {
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!reserved(x, y)) bits += Number((grid[y]?.[x] ?? false) !== (mask?.(x, y) ?? false));
      }
    }
  }
  const number = (from: number, length: number): number => parseInt(bits.slice(from, from + length), 2);
  expect(number(0, 4)).toBe(0b0100);
  const bytes = Array.from({ length: number(4, 8) }, (_, index) => number(12 + index * 8, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe("the QR code of a link", () => {
  const code = qrCode(LINK);
  const grid = modules(code);

  it("is as large as its version asks, inside a quiet zone of four", () => {
    expect(code.size).toBe(29);
    expect(code.viewBox).toBe("-4 -4 37 37");
    expect(code.markup).toContain(`<rect x="-4" y="-4" width="37" height="37"`);
  });

  it("has its three finder patterns and not a fourth", () => {
    expect(cutOut(grid, 0, 0)).toEqual(FINDER);
    expect(cutOut(grid, code.size - 7, 0)).toEqual(FINDER);
    expect(cutOut(grid, 0, code.size - 7)).toEqual(FINDER);
    expect(cutOut(grid, code.size - 7, code.size - 7)).not.toEqual(FINDER);
  });

  it("is written at error level M", () => {
    expect(format(grid) >> 3).toBe(0b00);
  });

  it("says the link when read back", () => {
    expect(read(grid)).toBe(LINK);
  });
});

it("reads back any short text", () => {
  for (const text of ["a", "j/owl-4827", "Spieltisch für Zoë"])
    expect(read(modules(qrCode(text)))).toBe(text);
});

it("grows with its text", () => {
  expect(qrCode(`${LINK}?seat=3&from=a-rather-long-name`).size).toBeGreaterThan(qrCode(LINK).size);
});

it("wears the colours it is given", () => {
  const { markup } = qrCode(LINK, "#112233", "#FFEEDD");
  expect(markup).toContain(`fill="#112233"`);
  expect(markup).toContain(`fill="#FFEEDD"`);
});
