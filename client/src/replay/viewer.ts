/** The viewer of a replay (a seat, a spectator, or all cards face up), and seeking by keyboard. */

import { type Mark, markAfter, markBefore } from "../story/marks";

export type Viewer = number | "spectator" | "open";

/** Parses a form value. */
export function parseViewer(text: string, seats: number): Viewer {
  if (text === "spectator" || text === "open") return text;
  const seat = Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : "open";
}

/** As links say it: the number of a seat from 1, or `spectator`; nothing for all cards face up. */
export function viewerFromLink(text: string | undefined, seats: number): Viewer {
  return text === undefined || text === "spectator"
    ? (text ?? "open")
    : parseViewer(String(Number(text) - 1), seats);
}

export function viewerInLink(viewer: Viewer): string | undefined {
  if (viewer === "open") return undefined;
  return viewer === "spectator" ? viewer : String(viewer + 1);
}

/** With all cards face up the table is seen from the first seat, so that one hand is at the bottom. */
export function seatOf(viewer: Viewer): number | null {
  if (viewer === "spectator") return null;
  return viewer === "open" ? 0 : viewer;
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
