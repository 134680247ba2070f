import { describe, expect, it } from "vitest";

import { LETTERS, LETTER_HEIGHT, LETTER_WIDTH, NUMERALS, NUMERAL_HEIGHT, NUMERAL_WIDTH } from "./glyphs";
import { fittingScale, pixelPath, pixelText } from "./pixels";

/** The path as rows of # and ., to read what it draws. */
function picture(d: string, width: number, height: number): string[] {
  const rows = Array.from({ length: height }, () => Array<string>(width).fill("."));
  for (const [, x, y, w, h] of d.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)) {
    for (let row = Number(y); row < Number(y) + Number(h); row++)
      rows[row]?.fill("#", Number(x), Number(x) + Number(w));
  }
  return rows.map((row) => row.join(""));
}

describe("pixel letters", () => {
  it("are drawn pixel by pixel", () => {
    const { d, width, height } = pixelPath("Ti");
    expect(picture(d, width, height)).toEqual([
      "#####.###",
      "..#....#.",
      "..#....#.",
      "..#....#.",
      "..#....#.",
      "..#....#.",
      "..#...###",
    ]);
  });

  it("are smeared by a pixel when bold", () => {
    const { d, width, height } = pixelPath("I", "bold");
    expect(picture(d, width, height).slice(0, 2)).toEqual(["####", ".##."]);
  });

  it("fit their grid", () => {
    for (const [glyphs, columns, rows] of [
      [LETTERS, LETTER_WIDTH, LETTER_HEIGHT],
      [NUMERALS, NUMERAL_WIDTH, NUMERAL_HEIGHT],
    ] as const) {
      for (const glyph of Object.values(glyphs)) {
        const values = glyph.split(" ").map((row) => Number.parseInt(row, 16));
        expect(values).toHaveLength(rows);
        expect(Math.max(...values)).toBeLessThan(2 ** columns);
      }
    }
  });

  it("know umlauts, and leave out other accents", () => {
    expect(pixelPath("Ä").d).not.toBe(pixelPath("A").d);
    expect(pixelPath("é").d).toBe(pixelPath("E").d);
    expect(pixelPath("ß").d).toBe(pixelPath("SS").d);
    expect(pixelPath("☃").d).toBe(pixelPath("?").d);
  });

  it("give every figure the same width", () => {
    for (const face of ["plain", "bold", "numeral"] as const) {
      const widths = [..."0123456789"].map((figure) => pixelPath(figure, face).width);
      expect(new Set(widths).size).toBe(1);
    }
  });

  it("shrink to the room there is, and never grow beyond the largest size", () => {
    expect(fittingScale("Geavanceerd", 30, 1.5) * pixelPath("Geavanceerd").width).toBeCloseTo(30);
    expect(fittingScale("Basic", 300, 1.5)).toBe(1.5);
  });

  it("can stand before, around and after a point", () => {
    const place = { x: 50, y: 0, scale: 2, fill: "#fff" };
    const lefts = (["start", "middle", "end"] as const).map((anchor) =>
      Number(/translate\((\S+) /.exec(pixelText("42", { ...place, anchor }))?.[1]),
    );
    expect(lefts).toEqual([50, 39, 28]);
  });
});
