/** The geometry of a hand: spread as far as there is room, but never so close that cards are illegible. */

export interface Hand {
  readonly cards: number;
  /** The widths of a card and of the available room, in pixels. */
  readonly card: number;
  readonly room: number;
  /** How much of each card must be visible; otherwise the hand scrolls. */
  readonly least: number;
  /** The preferred distance between cards. */
  readonly wished: number;
}

export interface Spread {
  readonly step: number;
  readonly width: number;
  readonly scrolls: boolean;
}

export function spread({ cards, card, room, least, wished }: Hand): Spread {
  const gaps = Math.max(1, cards - 1);
  const fits = (room - card) / gaps;
  const step = Math.max(least, Math.min(wished, fits));
  const width = card + step * Math.max(0, cards - 1);
  return { step, width, scrolls: width > room + 1 };
}

/** Cards rotate around a point this many card heights below their upper edge. */
export const PIVOT = 1.2;

/** How far the outer cards of a hand lean over its sides. */
export function overhang({ cards, card, degrees }: { cards: number; card: number; degrees: number }): number {
  const angle = (lean(cards - 1, cards, degrees).turn * Math.PI) / 180;
  return Math.max(0, (card / 2) * (Math.cos(angle) - 1) + card * 1.4 * PIVOT * Math.sin(angle));
}

/** Rotation and drop of a card: none for the middle one. */
export function lean(
  at: number,
  cards: number,
  degrees: number,
): { readonly turn: number; readonly drop: number } {
  const off = at - (cards - 1) / 2;
  return { turn: off * degrees, drop: off * off * degrees * 0.45 };
}
