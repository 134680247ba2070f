/** The bracket over the best spell of a hand: it follows the upper edges of the cards. */

import { lean, PIVOT, spread } from "../../table/parts/fan";

export interface FanLook {
  readonly cards: number;
  /** Widths of a card and of the whole hand, in pixels. */
  readonly card: number;
  readonly room: number;
  readonly wished: number;
  readonly least: number;
  readonly degrees: number;
}

export interface Bracket {
  readonly path: string;
  /** Position and rotation of its label. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Distance above the cards, and length of the end strokes. */
const ABOVE = 8;
const END = 9;

/** From the first card of the spell to the last, relative to the top left of the hand. */
export function bracketOver(fan: FanLook, last: number): Bracket {
  const { step, width } = spread(fan);
  const left = (fan.room - width) / 2;
  const at = (card: number, along: number, up: number): [number, number] =>
    turned(fan, left + card * step, card, along, up);
  const top: [number, number][] = [at(0, 0, ABOVE - END), at(0, 0, ABOVE)];
  for (let card = 0; card <= last; card += 1) top.push(at(card, 0.5, ABOVE));
  top.push(at(last, 1, ABOVE), at(last, 1, ABOVE - END));
  const middle = last / 2;
  const [x, y] = turned(fan, left + middle * step, middle, 0.5, ABOVE);
  return {
    path: "M" + top.map(([px, py]) => `${tenth(px)} ${tenth(py)}`).join("L"),
    ...{ x: tenth(x), y: tenth(y), turn: lean(middle, fan.cards, fan.degrees).turn },
  };
}

function turned(fan: FanLook, left: number, card: number, along: number, up: number): [number, number] {
  const { turn, drop } = lean(card, fan.cards, fan.degrees);
  const angle = (turn * Math.PI) / 180;
  const [originX, originY] = [left + fan.card / 2, fan.card * 1.4 * PIVOT];
  const [x, y] = [left + along * fan.card - originX, -up - originY];
  return [
    originX + x * Math.cos(angle) - y * Math.sin(angle),
    originY + x * Math.sin(angle) + y * Math.cos(angle) + drop,
  ];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
