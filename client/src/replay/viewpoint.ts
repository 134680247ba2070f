/** Through whose viewpoint a replay is moment, a seat's, a spectator's or with all cards open, and where keys lead in it. */
export type Viewpoint = number | "spectator" | "open";

/** As forms write it. */
export function parseViewpoint(text: string, seats: number): Viewpoint {
  if (text === "spectator" || text === "open") return text;
  const seat = Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : "open";
}

/** With open cards the table is moment from the first seat, so that one hand lies before the reader. */
export function seatOf(viewpoint: Viewpoint): number | null {
  if (viewpoint === "spectator") return null;
  return viewpoint === "open" ? 0 : viewpoint;
}

/** Where a key leads; null if it leads nowhere. */
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
