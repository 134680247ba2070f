import { expect, it } from "vitest";

import { arrowBetween, type Box } from "./arrow";

const ROWS: Box = { x: 0, y: 0, width: 600, height: 400 };
const HIGH: Box = { x: 100, y: 10, width: 80, height: 112 };
const LOW: Box = { x: 100, y: 270, width: 80, height: 112 };
const HAND: Box = { x: 300, y: 500, width: 100, height: 140 };

const startOf = (line: string): number[] => /M(-?\d+) (-?\d+)/u.exec(line)?.slice(1).map(Number) ?? [];
const endOf = (line: string): number[] => /(-?\d+) (-?\d+)$/u.exec(line)?.slice(1).map(Number) ?? [];

it("begins under a card of the lower row, and ends over the card of the hand", () => {
  const { line } = arrowBetween(LOW, HAND, { rows: ROWS, label: null });
  expect(startOf(line)).toEqual([140, 389]);
  expect(endOf(line)).toEqual([350, 493]);
});

it("begins beside a card of the upper row, on the side of the hand's card", () => {
  expect(startOf(arrowBetween(HIGH, HAND, { rows: ROWS, label: null }).line)).toEqual([182, 88]);
  const left = { ...HAND, x: 0 };
  expect(startOf(arrowBetween(HIGH, left, { rows: ROWS, label: null }).line)).toEqual([98, 88]);
});

it("ends over a label that covers the card", () => {
  const label: Box = { x: 280, y: 470, width: 160, height: 30 };
  expect(endOf(arrowBetween(LOW, HAND, { rows: ROWS, label }).line)).toEqual([350, 468]);
  expect(endOf(arrowBetween(LOW, HAND, { rows: ROWS, label: { ...label, x: 0 } }).line)).toEqual([350, 493]);
});
