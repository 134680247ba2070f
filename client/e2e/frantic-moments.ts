/** Moments of FRANTIC for tests of its table. */

import type { FranticView } from "../src/wire/messages";
import type { Edit } from "./staging";

export const HAND = [
  "blue-1",
  "blue-3",
  "blue-7",
  "red-2",
  "red-9",
  "green-4",
  "green-8",
  "yellow-5",
  "yellow-6",
];
const COLOURS = ["red", "yellow", "green", "blue"];
const NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** The player's turn, on a red 5. */
export function turn(changes: Partial<FranticView> = {}, choices = ["draw"]): Edit<FranticView> {
  return (table) => {
    Object.assign(table.view, {
      ...{ step: "play", actors: [0], turn: 0, next: 1, round: 1, hand: HAND, last_round: null },
      ...{
        questions: [],
        foreseen: {},
        attack: null,
        shares: [],
        market: [],
        offer: [],
        laid: null,
        gifts: [],
      },
      ...{ top: "red-5", discard: ["red-5"], under: [], used_events: [], wish: null, colour: "red" },
      ...{ fits: { colour: "red", number: 5, sort: null }, tries: false, count: 0 },
      ...changes,
    });
    table.choices = choices.map((move, at) => [move, at]);
  };
}

/** With a Fantastic Four in the hand, which may attack everybody. */
export const holdsFour: Edit<FranticView> = (table) => {
  const among = table.view.players.slice(1).map(({ seat }) => String(seat + 1));
  const foreseen: FranticView["foreseen"] = {
    "fantastic-four": [
      { ask: "shares", verb: "attack", count: 4, among },
      { ask: "wish", verb: "wish", count: 1, among: [...COLOURS, ...NUMBERS] },
    ],
  };
  turn({ hand: [...HAND, "fantastic-four"], foreseen }, ["play fantastic-four", "draw"])(table);
};

/** After a round; the hands grow from seat to seat. */
export function afterRound(changes: Partial<FranticView> = {}): Edit<FranticView> {
  return (table) => {
    const { players } = table.view;
    const hands = players.map(({ seat }) => (seat === 1 ? [] : HAND.slice(0, seat + 2)));
    const points = hands.map((hand) => hand.length * 5);
    const last = { reason: "out" as const, counted: true, out: [1], in_time: false, hands, points };
    turn({ round: 2, last_round: last, ...changes })(table);
    for (const player of players) player.points = points[player.seat] ?? 0;
  };
}
