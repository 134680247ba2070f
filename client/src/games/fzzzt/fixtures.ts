/** Test fixtures: a small table. */

import type { CardInfo } from "../../wire/requests";
import type { TableContext, Occupant } from "../../table/table-context";
import type { FzzztPlayerView, FzzztUnitView, FzzztView, TableInfo } from "../../wire/messages";

function card(code: string, facts: CardInfo["facts"]): [string, CardInfo] {
  return [code, { code, copies: 1, facts }];
}

function robot(code: string, points: number, belt: number): [string, CardInfo] {
  return card(code, { sort: "robot", power: Number(code[0]), points, belt, symbols: code.slice(1) });
}

export const deck: ReadonlyMap<string, CardInfo> = new Map([
  card("M1", { sort: "mechanic", number: 1, power: 0, points: 0 }),
  card("Up", { sort: "upgrade", power: 0, points: 0, belt: 8, symbols: "NBCO" }),
  robot("1BC", 1, 4),
  robot("2O", 2, 4),
  robot("3N", 2, 2),
  robot("5C", 3, 1),
  card("Fz", { sort: "fzzzt", power: 3, points: -1, belt: 1 }),
  card("O3", { sort: "unit", name: "prototype", points: 3, belt: 3, symbols: "O" }),
  card("BC5", { sort: "unit", name: "basic", points: 5, belt: 3, symbols: "BC" }),
  card("NBC9", { sort: "unit", name: "advanced", points: 9, belt: 3, symbols: "NBC" }),
]);

export function player(seat: number, changes: Partial<FzzztPlayerView> = {}): FzzztPlayerView {
  return { seat, mechanic: seat + 1, hand: 4, discard: 2, bid: 0, units: [], ...changes };
}

/** A unit without robots, unless given. */
export function unit(card: string, changes: Partial<FzzztUnitView> = {}): FzzztUnitView {
  return { card, robots: [], widgets: 0, missing: card.replace(/\d+/, ""), ...changes };
}

/** The second auction of the first round: three players, seat 0 is asked. */
export function sampleView(changes: Partial<FzzztView> = {}): FzzztView {
  return {
    seat: 0,
    actors: [0],
    phase: "bidding",
    round: 1,
    rounds: 5,
    auction: 2,
    chief: 0,
    belt: ["3N", "Fz"],
    face_down: 5,
    belt_deck: 35,
    players: [player(0), player(1), player(2)],
    uncontested: false,
    last: { card: "O3", winner: 1, bids: [["1BC"], ["2O", "3N"], []], tied: [] },
    hand: ["M1", "1BC", "2O", "2O"],
    bid: [],
    choices: [],
    offers: [],
    sheets: [],
    winners: [],
    ...changes,
  };
}

/** A partial context, enough for prompts and lessons. */
export function sampleContext(
  view: FzzztView,
  choices: readonly string[] = [],
  info: Partial<TableInfo> = {},
): TableContext<FzzztView> {
  const seats = view.players.map(({ seat }): Partial<Occupant> => ({ seat, rests: false }));
  const told: Partial<TableInfo> = { status: "playing", paused: false, ...info };
  const context = { view, me: view.seat, choices, cards: deck, info: told, seats };
  return context as unknown as TableContext<FzzztView>;
}
