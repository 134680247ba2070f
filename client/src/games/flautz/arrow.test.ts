import { expect, it } from "vitest";

import { arrowBetween, type Box, type Edge, upperEdge } from "./arrow";

const ROWS: Box = { x: 0, y: 0, width: 600, height: 400 };
const HIGH: Box = { x: 100, y: 10, width: 80, height: 112 };
const LOW: Box = { x: 100, y: 270, width: 80, height: 112 };
const HAND: Edge = { x: 350, y: 500, turn: 0 };

const startOf = (line: string): number[] => /M(-?\d+) (-?\d+)/u.exec(line)?.slice(1).map(Number) ?? [];
const endOf = (line: string): number[] => /(-?\d+) (-?\d+)$/u.exec(line)?.slice(1).map(Number) ?? [];

it("begins under a card of the lower row, and ends at the card of the hand", () => {
  const { line } = arrowBetween(LOW, HAND, ROWS);
  expect(startOf(line)).toEqual([140, 389]);
  expect(endOf(line)).toEqual([350, 494]);
});

it("begins beside a card of the upper row, on the side of the hand's card", () => {
  expect(startOf(arrowBetween(HIGH, HAND, ROWS).line)).toEqual([182, 88]);
  expect(startOf(arrowBetween(HIGH, { ...HAND, x: 0 }, ROWS).line)).toEqual([98, 88]);
});

it("ends at the upper edge of a rotated card, at a right angle", () => {
  // A card of 100 × 140, rotated by 90 degrees: its upper edge is on the right.
  const edge = upperEdge({ x: 300, y: 500, width: 140, height: 100 }, 140, 90);
  expect([edge.x, edge.y]).toEqual([440, 550]);
  const { line, heads } = arrowBetween(LOW, edge, ROWS);
  expect(endOf(line)).toEqual([446, 550]);
  expect(heads).toContain("M455 541L446 550L455 559");
});
