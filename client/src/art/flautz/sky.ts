import { CREAM, GOLD } from "./palette";
import { dial, faded, line, polyline, ring, round, stars, type Point } from "./pen";

export const SKY_VIEW = "0 0 1140 850";
const WIDTH = 1140;
const HEIGHT = 850;
const MIST = "#EDE4FF";

/** Seeded, so the sky is the same every night. */
function seeded(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
}

/** Far stars are dots of three sizes: a path each instead of hundreds of circles. */
const FAR: readonly (readonly [width: number, opacity: number, count: number])[] = [
  [1.1, 0.35, 90],
  [1.8, 0.45, 60],
  [2.5, 0.6, 26],
];

export function drawFarStars(seed: number): string {
  const next = seeded(seed);
  const fields = FAR.map(([width, opacity, count]) => {
    const points = Array.from({ length: count }, () => [next() * WIDTH, next() * HEIGHT] as const);
    const path = points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join("");
    return faded(opacity, line(path, MIST, width));
  });
  return fields.join("");
}

/** A few near ones, drawn apart so that they can twinkle. */
export function drawNearStars(seed: number): string {
  const next = seeded(seed);
  const points = Array.from({ length: 9 }, (): Point => [next() * WIDTH, next() * HEIGHT]);
  return faded(0.7, stars(points, 4.2, CREAM));
}

/** Beside the rows, where no cards lie. */
const CONSTELLATIONS: readonly (readonly Point[])[] = [
  [
    [42, 236],
    [92, 208],
    [128, 250],
    [186, 230],
  ],
  [
    [128, 250],
    [150, 286],
  ],
  [
    [968, 220],
    [1010, 254],
    [1066, 226],
    [1106, 272],
  ],
  [
    [1010, 254],
    [1040, 290],
  ],
  [
    [44, 524],
    [96, 556],
    [70, 598],
  ],
  [
    [96, 556],
    [128, 590],
  ],
  [
    [1010, 544],
    [1068, 520],
    [1108, 558],
    [1076, 596],
  ],
];

export function drawConstellations(): string {
  const lines = CONSTELLATIONS.map((points) => line(polyline(points), GOLD, 0.9)).join("");
  return faded(0.45, lines + stars(CONSTELLATIONS.flat(), 4.5, CREAM));
}

/** The rings of a great astrolabe round the middle of the table. */
export function drawAstrolabe(): string {
  const rings = [250, 330, 430, 432].map((radius) => ring(570, 390, radius, GOLD, 0.8)).join("");
  return faded(0.2, rings + dial(570, 390, 438, 180, 0.9) + dial(570, 390, 256, 96, 0.9));
}

export const CLOUD_VIEW = "0 0 140 34";

/** What a card of the air row floats on. */
export function drawCloud(): string {
  return (
    faded(
      0.55,
      `<path d="M10 26c-8-2-7-12 3-12 2-9 17-11 22-3 6-9 22-9 26 0 8-6 20-3 22 5 6-6 17-4 19 3 9-2 24 1 22 7z" fill="#8C74D8"/>`,
    ) +
    faded(
      0.55,
      `<path d="M22 30c-6-2-5-8 3-8 3-6 14-7 18-1 6-6 17-6 21 0 8-4 17-2 19 3 7-3 20-1 19 6z" fill="#C9B8FF"/>`,
    )
  );
}

export const RAYS_VIEW = "-500 -500 1000 1000";

/** Light that bursts from the middle: for great moments. */
export function drawRays(): string {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const from = (i / 24) * 2 * Math.PI;
    const to = from + (i % 2 === 0 ? 0.11 : 0.05);
    const at = (angle: number): string => `${round(Math.cos(angle) * 500)} ${round(Math.sin(angle) * 500)}`;
    return `M0 0L${at(from)}L${at(to)}z`;
  });
  return faded(0.3, `<path d="${rays.join("")}" fill="${GOLD}"/>`);
}
