/** The arrow between the two cards of a swap. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Arrow {
  readonly line: string;
  readonly heads: string;
}

/** What the arrow avoids: the cards of the rows and the label above the hand. */
export interface Obstacles {
  readonly rows: Box;
  readonly label: Box | null;
}

type Point = readonly [x: number, y: number];

const HEAD = 9;
/** Distance from a card. */
const AWAY = 7;
/** The stone extends below the lower cards. */
const FRONT = 28;

/**
 * From a card in the middle to one in the hand: straight from the lower row, beside the cards from the upper
 * one.
 */
export function arrowBetween(middle: Box, hand: Box, { rows, label }: Obstacles): Arrow {
  const end = pointAt(hand, label);
  const floor = rows.y + rows.height - FRONT;
  const isLow = middle.y + middle.height * 1.5 > floor;
  const start: Point = isLow ? underneath(middle) : beside(middle, end);
  const fall = Math.max(46, (end[1] - (isLow ? start[1] : floor)) * 0.6);
  if (isLow) {
    const line = `M${at(start)}C${at([start[0], start[1] + fall])} ${at([end[0], end[1] - fall])} ${at(end)}`;
    return { line, heads: up(start) + down(end) };
  }
  const side = start[0] > middle.x + middle.width / 2 ? 1 : -1;
  const turn: Point = [start[0] + side * AWAY, start[1] + 3 * AWAY];
  const line =
    `M${at(start)}Q${at([turn[0], start[1]])} ${at(turn)}L${at([turn[0], floor])}` +
    `C${at([turn[0], floor + fall])} ${at([end[0], end[1] - fall])} ${at(end)}`;
  return { line, heads: sideways(start, side) + down(end) };
}

/** Above the card, or above the label if it covers the card. */
function pointAt(hand: Box, label: Box | null): Point {
  const x = hand.x + hand.width / 2;
  const isUnder = label !== null && x > label.x && x < label.x + label.width;
  return [x, isUnder ? Math.min(hand.y - AWAY, label.y - 2) : hand.y - AWAY];
}

function underneath({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height + AWAY];
}

function beside({ x, y, width, height }: Box, [toX]: Point): Point {
  return [toX >= x + width / 2 ? x + width + 2 : x - 2, y + height * 0.7];
}

function up([x, y]: Point): string {
  return `M${at([x - HEAD, y + HEAD])}L${at([x, y])}L${at([x + HEAD, y + HEAD])}`;
}

function down([x, y]: Point): string {
  return `M${at([x - HEAD, y - HEAD])}L${at([x, y])}L${at([x + HEAD, y - HEAD])}`;
}

function sideways([x, y]: Point, side: number): string {
  return `M${at([x + side * HEAD, y - HEAD])}L${at([x, y])}L${at([x + side * HEAD, y + HEAD])}`;
}

function at([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
