/** The viewpoint of a replay (a seat, a spectator, or all cards face up), and seeking by keyboard. */

import { type Mark, markAfter, markBefore } from "../story/marks";

export type Viewpoint = number | "spectator" | "open";

/** Parses a form value. */
export function parseViewpoint(text: string, seats: number): Viewpoint {
  if (text === "spectator" || text === "open") return text;
  const seat = Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : "open";
}

/** As links say it: the number of a seat from 1, or `spectator`; nothing for all cards face up. */
export function viewpointOf(eyes: string | undefined, seats: number): Viewpoint {
  return eyes === undefined || eyes === "spectator"
    ? (eyes ?? "open")
    : parseViewpoint(String(Number(eyes) - 1), seats);
}

export function eyesOf(viewpoint: Viewpoint): string | undefined {
  if (viewpoint === "open") return undefined;
  return viewpoint === "spectator" ? viewpoint : String(viewpoint + 1);
}

/** With all cards face up the table is seen from the first seat, so that one hand is at the bottom. */
export function seatOf(viewpoint: Viewpoint): number | null {
  if (viewpoint === "spectator") return null;
  return viewpoint === "open" ? 0 : viewpoint;
}

/** The moment a key leads to; null for other keys. Page keys go from mark to mark. */
export function stepTo(key: string, at: number, moves: number, marks: readonly Mark[] = []): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: marks.length === 0 ? at - 10 : (markBefore(marks, at)?.move ?? 0),
    PageDown: marks.length === 0 ? at + 10 : (markAfter(marks, at)?.move ?? moves),
    Home: 0,
    End: moves,
  };
  const to = steps[key];
  return to === undefined ? null : Math.max(0, Math.min(moves, to));
}
