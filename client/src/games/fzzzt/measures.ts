/** How large things are on the stage, in pixels, so that everything fits into it. */

export interface Measures {
  readonly isPhone: boolean;
  /** Heights of the rows: players and belt; the rest is one's own. */
  readonly players: number;
  readonly belt: number;
  /** Widths of cards: at the head of the belt, on the belt, in the hand, of units in a panel. */
  readonly head: number;
  readonly open: number;
  readonly hand: number;
  readonly unit: number;
}

const PHONE = 760;
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
  const players = 110;
  const belt = within(166, height * 0.31, 300);
  const head = Math.floor((belt - 74) / RATIO);
  const own = watches ? 0 : height - players - belt - 72 - 66;
  return {
    isPhone: true,
    players,
    belt,
    head,
    open: Math.floor(head * 0.74),
    hand: Math.floor(within(72, (own - 44) / RATIO, Math.min(150, width * 0.3))),
    unit: 46,
  };
}

function desk(width: number, height: number, watches: boolean): Measures {
  const players = Math.floor(within(186, height * (watches ? 0.34 : 0.3), 290));
  const belt = Math.floor(within(200, height * 0.32, 340));
  const head = Math.floor((belt - 70) / RATIO);
  // Eight places and the deck beside each other, the head among them.
  const fits = (width - 216 - head) / 8;
  const own = height - players - belt;
  return {
    isPhone: false,
    players,
    belt,
    head,
    open: Math.floor(Math.min(head * 0.735, fits)),
    hand: Math.floor(within(80, (own - 136) / RATIO, 176)),
    unit: players >= 240 ? 60 : 46,
  };
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
  return units.length === 0 ? most : Math.floor(within(36, fits, most));
}

function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
