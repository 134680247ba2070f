/** How the cards of a hand lie: as far apart as there is room for, and never so close that none can be told. */

export interface Hand {
  readonly cards: number;
  /** The width of a card and of the place for all of them, in pixels. */
  readonly card: number;
  readonly room: number;
  /** How much of each card has to be seen; if there is no room for that, the hand scrolls. */
  readonly least: number;
  /** How far they lie apart where there is room. */
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

/** How far a card is turned and lowered: the middle one not at all. */
export function lean(
  at: number,
  cards: number,
  degrees: number,
): { readonly turn: number; readonly drop: number } {
  const off = at - (cards - 1) / 2;
  return { turn: off * degrees, drop: off * off * degrees * 0.45 };
}
