import type { Value } from "./codes";
import { CREAM, SHADOW } from "./palette";
import { line, placed } from "./pen";

/** Hand-drawn strokes in a 24 × 32 box: every figure stands on the baseline and fills the height. */
const STROKES: Readonly<Record<Value, string>> = {
  1: "M6 9 13 3.5V28.5M6.5 28.5H19.5",
  2: "M4.8 9.6C5 1.2 19.2 1.2 19.2 9.8C19.2 15.8 5 21 4.8 28.5H20",
  3: "M5 3.5H18.6L11.4 13C16.4 12.6 20 16 20 20.6C20 30.4 6 31.2 4 24",
  4: "M15.2 28.5V3.5L3.8 21.4H20.6",
  5: "M18.6 3.5H7.2L6 14.4C12.6 10.6 20.2 13.8 20.2 20.6C20.2 30.4 6.6 31.2 4 24.6",
  6: "M16.6 3.2C9 6.4 4.6 13 4.6 20.4C4.6 31.8 20 31.6 20 20.9C20 11.6 7.4 11.4 4.9 19",
  7: "M4 3.5H20C14.6 11 11 19 10.2 28.5M7.6 16.2H17.4",
  8: "M12 14.8C4.4 12.4 4.2 3.2 12 3.2S19.6 12.4 12 14.8C2.6 17.4 2.2 28.8 12 28.8S21.4 17.4 12 14.8Z",
  9: "M7.4 28.8C15 25.6 19.4 19 19.4 11.6C19.4 .2 4 .4 4 11.1C4 20.4 16.6 20.6 19.1 13",
};

const OUTLINE = 2.8;

/** The figure with a dark outline, its box at (x, y) and scaled. */
export function drawNumeral(value: Value, x: number, y: number, scale: number, weight = 4.6): string {
  const strokes = STROKES[value];
  return placed(x, y, scale, line(strokes, SHADOW, weight + OUTLINE) + line(strokes, CREAM, weight));
}
