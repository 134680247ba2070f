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

/** The middle of a card's upper edge, and the rotation of the card in degrees. */
export interface Edge {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

type Point = readonly [x: number, y: number];

const HEAD = 9;
/** Distance from a card of the rows, and from the outline of a picked card of the hand. */
const AWAY = 7;
const TIP = 6;
/** The stone extends below the lower cards. */
const FRONT = 28;

/**
 * From a card in the middle to one in the hand: straight from the lower row, beside the cards from the upper
 * one. It ends at the upper edge of the hand's card, at a right angle.
 */
export function arrowBetween(middle: Box, hand: Edge, rows: Box): Arrow {
  const end = above(hand, TIP);
  const floor = rows.y + rows.height - FRONT;
  const isLow = middle.y + middle.height * 1.5 > floor;
  const start: Point = isLow ? underneath(middle) : beside(middle, end);
  const fall = Math.max(46, (end[1] - (isLow ? start[1] : floor)) * 0.6);
  const arriving = `${at(above(hand, TIP + fall))} ${at(end)}`;
  if (isLow) {
    const line = `M${at(start)}C${at([start[0], start[1] + fall])} ${arriving}`;
    return { line, heads: up(start) + towards(hand) };
  }
  const side = start[0] > middle.x + middle.width / 2 ? 1 : -1;
  const turn: Point = [start[0] + side * 2 * AWAY, start[1] + 3 * AWAY];
  const line =
    `M${at(start)}Q${at([turn[0], start[1]])} ${at(turn)}L${at([turn[0], floor])}` +
    `C${at([turn[0], floor + fall])} ${arriving}`;
  return { line, heads: sideways(start, side) + towards(hand) };
}

/** The middle of the upper edge of a card that is rotated about its centre. */
export function upperEdge(box: Box, height: number, turn: number): Edge {
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2, turn };
  const [x, y] = above(centre, height / 2);
  return { x, y, turn };
}

/** A point so far above the edge, as the card sees it, and so far to its right. */
function above({ x, y, turn }: Edge, up: number, right = 0): Point {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x + up * sin + right * cos, y - up * cos + right * sin];
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

function towards(hand: Edge): string {
  const wing = (right: number): string => at(above(hand, TIP + HEAD, right));
  return `M${wing(-HEAD)}L${at(above(hand, TIP))}L${wing(HEAD)}`;
}

function sideways([x, y]: Point, side: number): string {
  return `M${at([x + side * HEAD, y - HEAD])}L${at([x, y])}L${at([x + side * HEAD, y + HEAD])}`;
}

function at([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
