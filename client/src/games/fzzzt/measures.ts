/** How large things are on the stage, in pixels, so that everything fits into it. */

export interface Measures {
  readonly isPhone: boolean;
  /** Not a phone, but too narrow for units, the line above the hand and the discard pile beside each other. */
  readonly isNarrow: boolean;
  /** Not a phone, but too low for the panels of the others. */
  readonly isShort: boolean;
  /** Heights of the rows. */
  readonly players: number;
  readonly belt: number;
  readonly own: number;
  /** Widths of cards: at the head of the belt, on the belt, in the hand, of units in a panel. */
  readonly head: number;
  readonly open: number;
  readonly hand: number;
  readonly unit: number;
}

const PHONE = 760;
const SHORT = 660;
const CHIPS = 110;
const RATIO = 7 / 5;
/** A robot beside its unit is smaller than it. */
export const ROBOT = 0.68;
export const CRATE = 0.34;
const GAP = 5;
const UNIT_GAP = 14;

export function measuresOf(width: number, height: number, watches: boolean): Measures {
  return width <= PHONE ? phone(width, height, watches) : desk(width, height, watches);
}

function phone(width: number, height: number, watches: boolean): Measures {
  const players = CHIPS;
  const belt = within(166, height * 0.31, 300);
  const head = Math.floor((belt - 74) / RATIO);
  const own = watches ? 0 : height - players - belt - 72 - 66;
  return {
    isPhone: true,
    isNarrow: false,
    isShort: false,
    players,
    belt,
    own,
    head,
    open: Math.floor(head * 0.74),
    hand: Math.floor(within(72, (own - 44) / RATIO, Math.min(150, width * 0.3))),
    unit: 46,
  };
}

function desk(width: number, height: number, watches: boolean): Measures {
  const isShort = height < SHORT;
  const players = isShort ? CHIPS : Math.floor(within(186, height * 0.3, 290));
  // As high as there is room for, and not so large that the eight places and the deck cannot be beside it.
  const head = Math.floor(
    Math.max(100, Math.min((within(200, height * 0.32, 340) - 70) / RATIO, (width - 216) / 6.9)),
  );
  const belt = Math.floor(head * RATIO) + 70;
  const fits = (width - 216 - head) / 8;
  const own = height - players - belt;
  const isNarrow = width < 1000;
  return {
    isPhone: false,
    isNarrow,
    isShort,
    players,
    belt,
    own: watches || !isNarrow ? own : own - 80,
    head,
    open: Math.floor(Math.min(head * 0.735, fits)),
    hand: Math.floor(within(80, (own - 136) / RATIO, isNarrow ? 150 : 176)),
    unit: players >= 240 ? 60 : players >= 215 ? 46 : 34,
  };
}

/** Of units below each other in that height, at most that wide. */
export function unitWidthIn(height: number, units: number, most: number): number {
  const gaps = 8 * (units - 1) + 13 * units;
  return Math.floor(within(36, (height - gaps) / units / RATIO, most));
}

/** What stands side by side: a unit, its robots and, if they made some, its widgets. */
export interface UnitRow {
  readonly robots: number;
  readonly made: boolean;
}

/** The width of units beside each other, so that all of them fit; more than that scrolls. */
export function unitWidth(units: readonly UnitRow[], room: number, most: number): number {
  const robots = units.reduce((sum, unit) => sum + unit.robots, 0);
  const made = units.filter((unit) => unit.made).length;
  const gaps = UNIT_GAP * (units.length - 1) + GAP * (robots + made);
  const fits = (room - gaps) / (units.length + robots * ROBOT + made * CRATE);
  return units.length === 0 ? most : Math.floor(within(30, fits, most));
}

function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
