/** The viewpoint of a replay (a seat, a spectator, or all cards face up), and seeking by keyboard. */
export type Viewpoint = number | "spectator" | "open";

/** Parses a form value. */
export function parseViewpoint(text: string, seats: number): Viewpoint {
  if (text === "spectator" || text === "open") return text;
  const seat = Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : "open";
}

/** With all cards face up the table is seen from the first seat, so that one hand is at the bottom. */
export function seatOf(viewpoint: Viewpoint): number | null {
  if (viewpoint === "spectator") return null;
  return viewpoint === "open" ? 0 : viewpoint;
}

/** The moment a key leads to; null for other keys. */
export function stepTo(key: string, at: number, moves: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: at - 10,
    PageDown: at + 10,
    Home: 0,
    End: moves,
  };
  const to = steps[key];
  return to === undefined ? null : Math.max(0, Math.min(moves, to));
}
