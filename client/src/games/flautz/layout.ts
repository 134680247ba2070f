/** Sizes for a given window: everything fits between the bar and the edges. */

import { clamp } from "../../table/parts/clamp";

export interface Layout {
  /** Phone layout: stacked in portrait; seats, middle and hand as columns in landscape. */
  readonly isNarrow: boolean;
  readonly isLow: boolean;
  /** Card widths in pixels: rows, hand, piles, the opponents' apprentices and the player's own. */
  readonly air: number;
  readonly ground: number;
  readonly hand: number;
  readonly pile: number;
  readonly seat: number;
  readonly me: number;
  /** The width of an arena field. */
  readonly field: number;
  /** Rotation between two neighbouring cards of the hand. */
  readonly degrees: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** The names of the opponents. */
  readonly names: readonly string[];
  /** Whether points are counted: then seats have a line for them. */
  readonly counts: boolean;
}

/** More opponents than this sit closer together. */
export const MANY = 3;

/** Below this width, hand, apprentice and buttons do not fit side by side. */
const NARROW = 900;

export function layoutFor({ width, height, names, counts }: Room): Layout {
  if (height < LOW && width >= LYING) return onItsSide(width, height);
  const isNarrow = width < NARROW;
  const room = width / Math.max(1, names.length);
  const letters = isNarrow ? (room - 24) / 6.5 : (Math.min(room, 420) - 160) / 7;
  const second = names.some((name) => name.length > letters) ? SECOND_LINE : 0;
  const points = isNarrow && counts ? (width < TABLET ? POINTS : POINTS_ON_TABLETS) : 0;
  return (isNarrow ? upright : spread)(width, height - second - points, names.length > MANY);
}

/** Below this height and from this width on, it is a phone in landscape. */
const LOW = 420;
const LYING = 600;

/** Extra height of the points below an apprentice, which tablets set larger. */
const POINTS = 20;
const POINTS_ON_TABLETS = 40;
const TABLET = 600;

/** Extra height of a name that needs two lines. */
const SECOND_LINE = 16;

/** Fixed heights are subtracted first: lines of text, buttons, gaps. */
function spread(width: number, height: number, many: boolean): Layout {
  const scale = clamp(0.58, Math.min((height - 229) / 593, width / 1040), 1.32);
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
  const scale = clamp(0.62, Math.min((height - 208) / 521, width / 390), 1.6);
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
  const scale = clamp(0.9, Math.min((height - 110) / 142, width / 700), 1.5);
  const of = (size: number): number => Math.round(size * scale);
  return {
    isNarrow: true,
    isLow: true,
    ...{ air: of(46), ground: of(46), hand: of(58), pile: of(34), seat: 26, me: of(34), field: of(28) },
    degrees: 4,
  };
}

/** The width of an arena field, including the end: all visible if they stay legible, otherwise they scroll. */
export function fieldStep(width: number, fields: number): number {
  return Math.max(LEAST_FIELD, Math.min(MOST_FIELD, width / (fields + 1)));
}

const LEAST_FIELD = 38;
const MOST_FIELD = 92;
