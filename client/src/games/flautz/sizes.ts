/** How large things are: everything fits between the bar and the edges, whatever the window is like. */

export interface Sizes {
  /** One above the other, as on a phone held upright; otherwise side by side. */
  readonly isNarrow: boolean;
  /** Widths of cards, in pixels: in the rows, in the hand, of piles, of the others' apprentices and the own. */
  readonly air: number;
  readonly ground: number;
  readonly hand: number;
  readonly pile: number;
  readonly seat: number;
  readonly me: number;
  /** Of a field of the arena, across. */
  readonly field: number;
  /** By how much one card of the hand is turned against the next. */
  readonly degrees: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Below this width there is no room for hand, apprentice and buttons beside each other. */
const NARROW = 900;

export function sizesFor({ width, height }: Room): Sizes {
  return width < NARROW ? upright(width, height) : spread(width, height);
}

/** What does not grow with the window is taken off its height first: lines of text, buttons, gaps. */
function spread(width: number, height: number): Sizes {
  const scale = between(0.58, Math.min((height - 229) / 593, width / 1040), 1.32);
  const of = (size: number): number => Math.round(size * scale);
  return {
    isNarrow: false,
    ...{ air: of(88), ground: of(96), hand: of(114), pile: of(88), seat: of(76), me: of(100), field: of(46) },
    degrees: 6,
  };
}

function upright(width: number, height: number): Sizes {
  const scale = between(0.62, Math.min((height - 200) / 521, width / 390), 1.6);
  const of = (size: number): number => Math.round(size * scale);
  return {
    isNarrow: true,
    ...{ air: of(69), ground: of(69), hand: of(86), pile: of(50), seat: of(42), me: of(42), field: of(36) },
    degrees: 5,
  };
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** How wide each field of the arena is, with its end: all in view if they can be told apart, else they scroll. */
export function fieldStep(width: number, fields: number): number {
  return Math.max(LEAST_FIELD, Math.min(MOST_FIELD, width / (fields + 1)));
}

const LEAST_FIELD = 38;
const MOST_FIELD = 92;
