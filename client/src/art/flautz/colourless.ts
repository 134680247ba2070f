/** The marks of cards that are of no colour: mirages and prisms. */
import { CREAM, GOLD, NIGHT } from "./palette";
import { around, faded, path, ring, round, stars, type Point } from "./pen";
import { COLOURS, SCHOOLS } from "./schools";
import { symbolAt } from "./symbols";

/** All five colours at once, where a spell has its symbol. */
export function wheel(x: number, y: number, radius: number): string {
  const rim = around(x, y, radius, COLOURS.length);
  const arc = `A${round(radius)} ${round(radius)} 0 0 1`;
  const sectors = COLOURS.map((colour, i) => {
    const [x1, y1] = rim[i] ?? [x, y];
    const [x2, y2] = rim[(i + 1) % rim.length] ?? [x, y];
    const d = `M${round(x)} ${round(y)}L${round(x1)} ${round(y1)}${arc} ${round(x2)} ${round(y2)}z`;
    return path(d, SCHOOLS[colour].main);
  });
  return sectors.join("") + stars([[x, y]], radius * 0.85, CREAM) + ring(x, y, radius, GOLD, radius * 0.08);
}

const ROWS: readonly Point[] = [
  [20, 101],
  [50, 101],
  [80, 101],
  [35, 121],
  [65, 121],
];

/** The five symbols as they stand at the foot of a small card without a colour. */
export function fiveSymbols(): string {
  const symbols = ROWS.map(([x, y], i) => {
    const colour = COLOURS[i];
    return colour === undefined ? "" : symbolAt(colour, x, y, 20);
  });
  return faded(0.86, path("M5 88h90v41q0 6-6 6H11q-6 0-6-6z", NIGHT)) + symbols.join("");
}
