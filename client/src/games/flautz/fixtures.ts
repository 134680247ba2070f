/** Test fixtures: three players in the first match, seat 0 to swap on the ground. */

import type { TableContext, Occupant } from "../../table/table-context";
import type { FlautzSpell, FlautzView, TableInfo } from "../../wire/messages";

export const SPELL: FlautzSpell = {
  cards: [
    { card: "blue-3", colour: "blue" },
    { card: "mirage-4", colour: "blue" },
  ],
  prisms: [],
  spare_prisms: 0,
  points: 8,
  flautz: false,
  straight: false,
  royal: false,
};

export const VIEW: FlautzView = {
  seat: 0,
  actors: [0],
  step: "take",
  matches: null,
  goal: 3,
  match: 1,
  arena: ["any", "ground", "air"],
  round: 2,
  start: 1,
  turn: 0,
  next: 1,
  air: ["blue-1", "blue-2", "mirage-5"],
  ground: ["pink-5", "prism", "orange-6"],
  allowed: ["ground-1", "ground-2", "ground-3"],
  taken: null,
  place: null,
  draw_pile: 40,
  discard: [],
  can_focus: true,
  caller: null,
  supply: 24,
  players: [0, 1, 2].map((seat) => ({
    seat,
    apprentice: (["blue", "green", "pink"] as const)[seat] ?? "blue",
    ...{ focused: false, crystals: seat, points: 0, total: 0, cards: 5, hand: null },
  })),
  last_match: null,
  hand: ["blue-3", "green-7", "green-7", "mirage-4", "pink-1"],
  spell: SPELL,
  swaps: { "ground-1": [5, 14, 14, 5, 8], "ground-2": [0, 8, 8, 3, 13], "ground-3": [6, 8, 8, 7, 0] },
  winners: [],
};

export const TAKES = ["take pink-5 ground-1", "take prism ground-2", "take orange-6 ground-3", "focus"];
export const PUTS = ["put blue-3", "put green-7", "put mirage-4", "put pink-1"];

const INFO: Partial<TableInfo> = { status: "playing", paused: false };
const OCCUPANT: Partial<Occupant> = { rests: false };

/** A context that records what is sent. */
export function contextWith(
  changes: Partial<TableContext<FlautzView>>,
): TableContext<FlautzView> & { sent: string[] } {
  const sent: string[] = [];
  const context: Partial<TableContext<FlautzView>> = {
    ...{ view: VIEW, me: 0, choices: TAKES, isBusy: false, refusal: null, confirms: false, hands: null },
    info: INFO as TableInfo,
    seats: VIEW.players.map(() => OCCUPANT as Occupant),
    send: (...moves) => sent.push(...moves),
    ...changes,
  };
  return Object.assign(context as TableContext<FlautzView>, { sent });
}
