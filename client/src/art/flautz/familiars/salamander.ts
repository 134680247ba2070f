import { eye } from "../eye";
import { CREAM, GOLD } from "../palette";
import { dots, faded, line, oval, path, polyline, type Point } from "../pen";
import type { Tones } from "../schools";

/** Where the tail runs and how thick it is there: along the ground, up in a wide bow and into a flame. */
const TAIL: readonly (readonly [x: number, y: number, thickness: number])[] = [
  [40, 86, 9],
  [60, 92, 8.4],
  [79, 91, 7.4],
  [92, 82, 6.6],
  [93, 68, 5.8],
  [82, 60, 5],
  [75, 50, 4.2],
  [80, 38, 3.2],
  [88, 30, 1.6],
];
const STEPS = 5;

/** A smooth ribbon (Catmull-Rom) through the knots, as one closed outline. */
function ribbon(knots: typeof TAIL): string {
  const spine: (readonly [number, number, number])[] = [];
  for (let i = 0; i + 1 < knots.length; i++) {
    const from = knots[i];
    const to = knots[i + 1];
    if (from === undefined || to === undefined) continue;
    const before = knots[i - 1] ?? from;
    const after = knots[i + 2] ?? to;
    const between = (axis: 0 | 1 | 2, t: number): number => {
      const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
      return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    };
    const last = i + 2 === knots.length ? STEPS : STEPS - 1;
    for (let step = 0; step <= last; step++) {
      const t = step / STEPS;
      spine.push([between(0, t), between(1, t), between(2, t)]);
    }
  }
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y, thickness], i) => {
    const [x1, y1] = spine[i - 1] ?? [x, y];
    const [x2, y2] = spine[i + 1] ?? [x, y];
    const reach = thickness / (Math.hypot(x2 - x1, y2 - y1) || 1);
    left.push([x - (y2 - y1) * reach, y + (x2 - x1) * reach]);
    right.unshift([x + (y2 - y1) * reach, y - (x2 - x1) * reach]);
  });
  return polyline([...left, ...right]) + "z";
}

const RIGHT_TOES: readonly Point[] = [
  [54, 96],
  [60, 96.5],
  [66, 95],
];
const TAIL_OUTLINE = ribbon(TAIL);

/** Long in the tail and small in the mouth: with bulging eyes on top it would be a frog. */
export function drawSalamander({ ink, mid, main, light, pale }: Tones): string {
  const tail =
    path(TAIL_OUTLINE, light) +
    dots(
      [
        [74, 91.5],
        [85, 87],
        [93, 75],
        [87.5, 63.5],
        [77.5, 55],
      ],
      2,
      main,
    );
  const tip =
    path(
      "M88 32c-8-4-10-12-5-20 1.5 3 2.5 4 4 5.5C89 13 89.5 9 88 4c8 5 13 14 9.5 22-2 5-6 7.5-9.5 6z",
      GOLD,
    ) + path("M89 30c-3.5-3-3.5-7-1-10.5 1 2.5 2.5 3.5 3.5 5 1.5 3 0 5-2.5 5.5z", CREAM);
  const legs =
    line("M30 62c-7 2-11 7-12 13M58 62c6 2 9 6 10 12", light, 6.5) +
    dots(
      [
        [13.5, 77],
        [18, 79.5],
        [22.5, 77.5],
        [64, 76],
        [68.5, 78],
        [73, 75.5],
        [24, 95],
        [30, 96.5],
        [36, 96],
        [59, 96.5],
        [65, 95],
      ],
      3.2,
      light,
    );
  const body =
    path("M44 42c15 0 20 22 20 40 0 9-6 14-20 14s-20-5-20-14c0-18 5-40 20-40z", light) +
    path("M44 54c9 0 11 14 11 26 0 10-4 15-11 15s-11-5-11-15c0-12 2-26 11-26z", pale) +
    line("M35.5 68q8.5 4 17 0M34.5 76q9.5 4.5 19 0M35 84q9 4.5 18 0", light, 2.2);
  // The tail passes behind in the same tone: without this edge the right foot would melt into it.
  const foot =
    line("M63.6 76c.6 6 .6 10-.6 14", main, 1.2) + dots(RIGHT_TOES, 4.1, main) + dots(RIGHT_TOES, 3.2, light);
  const crest =
    path("M44 0c1 5 6 7 6 12 3-1 4-3 4-6 5 4 6 10 3 15H31c-3-5-2-11 3-15 0 3 1 5 4 6 0-5 5-7 6-12z", GOLD) +
    path("M44 8c1 4 4 5 4 9h-8c0-4 3-5 4-9z", CREAM);
  const head = path(
    "M44 13c15 0 26 8 26 19 0 6-5 10-10 15-5 6-9 9-16 9s-11-3-16-9c-5-5-10-9-10-15 0-11 11-19 26-19z",
    light,
  );
  const face =
    oval(29.5, 31, 6.6, 7.2, pale) +
    oval(58.5, 31, 6.6, 7.2, pale) +
    eye(30.3, 31.5, 4.9, ink) +
    eye(57.7, 31.5, 4.9, ink) +
    line("M34.5 46c5 4.5 14 4.5 19 0", ink, 2.2) +
    dots(
      [
        [41.5, 41],
        [46.5, 41],
      ],
      1.1,
      mid,
    ) +
    faded(0.7, oval(27.5, 42, 3, 2.2, main) + oval(60.5, 42, 3, 2.2, main));
  const spots = dots(
    [
      [44, 22],
      [37, 24.5],
      [51, 24.5],
      [28.5, 66],
      [59.5, 66],
      [28, 82],
      [60, 82],
    ],
    2.3,
    main,
  );
  return tail + tip + legs + body + foot + crest + head + face + spots;
}
