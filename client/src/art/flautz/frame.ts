/** What every card has: its body, its frame, and the round mark under the value. */
import { GOLD_LEAF } from "./defs";
import { GOLD } from "./palette";
import { coin, faded, path } from "./pen";
import { SCHOOLS, type Colour } from "./schools";
import { symbolAt } from "./symbols";

export const CARD_VIEW = "0 0 100 140";
export type Size = "large" | "small";

export function body(edge: string, fill: string): string {
  return (
    `<rect width="100" height="140" rx="8" fill="${edge}"/>` +
    `<rect x="1" y="1" width="98" height="138" rx="7.2" fill="${fill}"/>`
  );
}

export function frame(): string {
  return (
    `<rect x="3.2" y="3.2" width="93.6" height="133.6" rx="6" fill="none" stroke="${GOLD_LEAF}" stroke-width="1.3"/>` +
    `<rect x="5.4" y="5.4" width="89.2" height="129.2" rx="4.4" fill="none" stroke="${GOLD}" stroke-width=".4" opacity=".55"/>`
  );
}

export function smallBody(edge: string, fill: string): string {
  return (
    `<rect width="100" height="140" rx="10" fill="${edge}"/>` +
    `<rect x="2" y="2" width="96" height="136" rx="8.5" fill="${fill}"/>`
  );
}

export function smallFrame(stroke: string = GOLD): string {
  return `<rect x="4" y="4" width="92" height="132" rx="7" fill="none" stroke="${stroke}" stroke-width="2.4"/>`;
}

/** Dark ground for the row of stars along the foot. */
export function foot(fill: string): string {
  return faded(0.55, path("M4 127h92v5q0 5-5 5H9q-5 0-5-5z", fill));
}

/** A school's symbol on a dark disc. */
export function medallion(colour: Colour, x: number, y: number, radius: number, rim: string = GOLD): string {
  const disc = coin(x, y, radius, SCHOOLS[colour].ink, rim, Math.max(0.9, radius * 0.08));
  return disc + symbolAt(colour, x, y, radius * 1.35);
}
