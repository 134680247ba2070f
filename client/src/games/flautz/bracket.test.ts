import { expect, it } from "vitest";

import { bracketOver } from "./bracket";

const FAN = { cards: 5, card: 100, room: 600, wished: 66, least: 30, degrees: 6 };

function pointsOf(path: string): [number, number][] {
  return path
    .slice(1)
    .split("L")
    .map((point) => point.split(" ").map(Number) as [number, number]);
}

it("a bracket over the whole hand is level", () => {
  const { path, x, turn } = bracketOver(FAN, 4);
  const points = pointsOf(path);
  expect(points).toHaveLength(9);
  expect([x, turn]).toEqual([300, 0]);
  const [first, last] = [points[0], points.at(-1)];
  expect((first?.[0] ?? 0) + (last?.[0] ?? 0)).toBeCloseTo(600, 0);
  expect(first?.[1]).toBeCloseTo(last?.[1] ?? 0, 0);
});

it("a bracket over the first cards leans as they do", () => {
  const { x, turn } = bracketOver(FAN, 1);
  expect(x).toBeLessThan(300);
  expect(turn).toBe(-9);
});

it("a bracket stays above cards that are not turned", () => {
  const { path } = bracketOver({ ...FAN, degrees: 0 }, 1);
  expect(pointsOf(path)).toEqual([
    [118, 1],
    [118, -8],
    [168, -8],
    [234, -8],
    [284, -8],
    [284, 1],
  ]);
});
