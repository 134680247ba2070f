/** Sizes in pixels for a given window, so that everything fits. */

import { clamp } from "../../table/parts/clamp";
import type { FzzztUnitView } from "../../wire/messages";

export interface Layout {
  readonly isPhone: boolean;
  /** A phone in landscape: too low for the player's own side below the belt. */
  readonly isSide: boolean;
  /** Not a phone, but too narrow for units, prompt and discard pile side by side. */
  readonly isNarrow: boolean;
  /** Not a phone, but too low for the opponents' panels. */
  readonly isShort: boolean;
  /** Heights of the rows. */
  readonly players: number;
  readonly belt: number;
  readonly own: number;
  /** Card widths: head of the belt, belt, hand, discard pile. */
  readonly head: number;
  readonly open: number;
  readonly hand: number;
  readonly discard: number;
  /** Unit width in a panel; on a phone, of the player's own. */
  readonly unit: number;
}

const PHONE = 760;
const SHORT = 660;
const LOW = 430;
const CHIPS = 110;
const RATIO = 7 / 5;
/** A robot is drawn smaller than its unit. */
export const ROBOT = 0.68;
export const CRATE = 0.34;
const GAP = 5;
const UNIT_GAP = 14;

export function layoutFor(width: number, height: number, watches: boolean): Layout {
  if (height < LOW) return side(width, height);
  return width <= PHONE ? phone(width, height, watches) : desktop(width, height, watches);
}

function side(width: number, height: number): Layout {
  const own = height - CHIPS;
  const head = Math.floor(clamp(40, (own - 74) / RATIO, width * 0.14));
  return {
    isPhone: true,
    isSide: true,
    isNarrow: false,
    isShort: false,
    players: CHIPS,
    belt: own,
    own,
    head,
    open: Math.floor(head * 0.85),
    hand: Math.floor(clamp(60, (own - 44) / RATIO, width * 0.15)),
    discard: 20,
    unit: 25,
  };
}

function phone(width: number, height: number, watches: boolean): Layout {
  const players = CHIPS;
  const belt = clamp(166, height * 0.31, 300);
  const head = Math.floor((belt - 74) / RATIO);
  const own = watches ? 0 : height - players - belt - 72 - 66;
  return {
    isPhone: true,
    isSide: false,
    isNarrow: false,
    isShort: false,
    players,
    belt,
    own,
    head,
    open: Math.floor(head * 0.74),
    hand: Math.floor(clamp(72, (own - 44) / RATIO, Math.min(150, width * 0.3))),
    discard: 32,
    unit: 42,
  };
}

function desktop(width: number, height: number, watches: boolean): Layout {
  const isShort = height < SHORT;
  const players = isShort ? CHIPS : Math.floor(clamp(186, height * 0.3, 290));
  // As high as fits, but leaving room for the eight places and the deck beside it.
  const head = Math.floor(
    Math.max(100, Math.min((clamp(200, height * 0.32, 340) - 70) / RATIO, (width - 216) / 6.9)),
  );
  const belt = Math.floor(head * RATIO) + 70;
  const fits = (width - 216 - head) / 8;
  const own = height - players - belt;
  const isNarrow = width < 1000;
  return {
    isPhone: false,
    isSide: false,
    isNarrow,
    isShort,
    players,
    belt,
    own: watches || !isNarrow ? own : own - 80,
    head,
    open: Math.floor(Math.min(head * 0.735, fits)),
    hand: Math.floor(clamp(80, (own - 136) / RATIO, isNarrow ? 150 : 176)),
    discard: 92,
    unit: players >= 240 ? 60 : players >= 215 ? 46 : 34,
  };
}

/** The width of stacked units in that height, limited by `most`. */
export function unitWidthIn(height: number, units: number, most: number): number {
  const gaps = 8 * (units - 1) + 13 * units;
  return Math.floor(clamp(36, (height - gaps) / units / RATIO, most));
}

/** A unit, its robots and its widgets, if any, stand side by side. */
export type UnitRow = Pick<FzzztUnitView, "robots" | "widgets">;

/** The width of units side by side, so that all fit; beyond the minimum they scroll. */
export function unitWidth(units: readonly UnitRow[], room: number, most: number): number {
  const robots = units.reduce((sum, unit) => sum + unit.robots.length, 0);
  const made = units.filter(({ widgets }) => widgets > 0).length;
  const gaps = UNIT_GAP * (units.length - 1) + GAP * (robots + made);
  const fits = (room - gaps) / (units.length + robots * ROBOT + made * CRATE);
  return units.length === 0 ? most : Math.floor(clamp(30, fits, most));
}
