/** How large things are: everything fits between the bar and the edges, whatever the window is like. */

export interface Layout {
  /** As on a phone: upright all is one above the other, on its side seats, middle and hand are columns. */
  readonly isNarrow: boolean;
  readonly isLow: boolean;
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
  /** The names of the others. */
  readonly names: readonly string[];
}

/** More than so many others sit closer together. */
export const MANY = 3;

/** Below this width there is no room for hand, apprentice and buttons beside each other. */
const NARROW = 900;

export function layoutFor({ width, height, names }: Room): Layout {
  if (height < LOW && width >= LYING) return onItsSide(width, height);
  const isNarrow = width < NARROW;
  const room = width / Math.max(1, names.length);
  const letters = isNarrow ? (room - 24) / 6.5 : (Math.min(room, 420) - 160) / 7;
  const left = names.some((name) => name.length > letters) ? height - SECOND_LINE : height;
  return (isNarrow ? upright : spread)(width, left, names.length > MANY);
}

/** Below this height, and from this width on, is a phone on its side. */
const LOW = 420;
const LYING = 600;

/** What a name that is too long for one line takes. */
const SECOND_LINE = 16;

/** What does not grow with the window is taken off its height first: lines of text, buttons, gaps. */
function spread(width: number, height: number, many: boolean): Layout {
  const scale = between(0.58, Math.min((height - 229) / 593, width / 1040), 1.32);
  const of = (size: number): number => Math.round(size * scale);
  return {
    isNarrow: false,
    isLow: false,
    ...{ air: of(88), ground: of(96), hand: of(114), pile: of(88), me: of(100), field: of(46) },
    seat: of(many ? 56 : 76),
    degrees: 6,
  };
}

function upright(width: number, height: number, many: boolean): Layout {
  const scale = between(0.62, Math.min((height - 208) / 521, width / 390), 1.6);
  const of = (size: number): number => Math.round(size * scale);
  return {
    isNarrow: true,
    isLow: false,
    ...{ air: of(69), ground: of(69), hand: of(86), pile: of(50), me: of(42), field: of(36) },
    seat: of(many ? 33 : 42),
    degrees: 5,
  };
}

function onItsSide(width: number, height: number): Layout {
  const scale = between(0.9, Math.min((height - 110) / 142, width / 700), 1.5);
  const of = (size: number): number => Math.round(size * scale);
  return {
    isNarrow: true,
    isLow: true,
    ...{ air: of(46), ground: of(46), hand: of(58), pile: of(34), seat: 26, me: of(34), field: of(28) },
    degrees: 4,
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
