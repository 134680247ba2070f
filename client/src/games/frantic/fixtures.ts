/** Test fixtures. */

import { FluentBundle } from "@fluent/bundle";

import type { TableContext, Occupant } from "../../table/table-context";
import type { FranticPlayerView, FranticView } from "../../wire/messages";
import { Speaker } from "../../words/speaker";

export function player(seat: number, changes: Partial<FranticPlayerView> = {}): FranticPlayerView {
  return { seat, cards: 7, points: 0, skipped: false, turns: null, hand: null, ...changes };
}

export function view(changes: Partial<FranticView> = {}): FranticView {
  return {
    seat: 0,
    actors: [0],
    step: "play",
    round: 1,
    limit: 137,
    dealer: 3,
    turn: 0,
    next: 1,
    top: "red-7",
    wish: null,
    fits: { colour: "red", number: 7, sort: null },
    colour: "red",
    draw_pile: 80,
    discard: ["red-7"],
    under: [],
    events: 20,
    used_events: [],
    players: [player(0), player(1), player(2), player(3)],
    attack: null,
    shares: [],
    market: [],
    count: 0,
    last_round: null,
    hand: ["blue-3", "red-2", "red-gift", "fantastic"],
    playable: [],
    offer: [],
    laid: null,
    gifts: [],
    tries: false,
    foreseen: {},
    questions: [],
    winners: [],
    ...changes,
  };
}

export function occupant(seat: number, changes: Partial<Occupant> = {}): Occupant {
  return {
    seat,
    name: ["Ann", "Bo", "Cleo", "Dirk"][seat] ?? "",
    holder: seat === 0 ? "person" : "bot",
    level: seat === 0 ? null : "easy",
    isMe: seat === 0,
    isHost: seat === 0,
    isHere: true,
    rests: false,
    decides: false,
    doing: "",
    clock: null,
    ...changes,
  };
}

export function context(changes: Partial<TableContext<FranticView>> = {}): TableContext<FranticView> {
  const choices = changes.choices ?? ["play red-2", "draw"];
  const seats = [0, 1, 2, 3].map((seat) => occupant(seat));
  return {
    view: view(),
    info: { status: "playing", paused: false } as TableContext["info"],
    me: 0,
    seats,
    others: seats.slice(1),
    choices,
    ask: null,
    isBusy: false,
    isHeld: false,
    window: null,
    premove: null,
    refusal: null,
    hands: null,
    story: [],
    cards: new Map(),
    pointed: new Set(),
    hint: null,
    // Every message is rendered as its key: nothing is loaded.
    words: new Speaker(new FluentBundle("en"), []),
    confirms: false,
    may: (move) => choices.includes(move),
    send: () => undefined,
    why: () => Promise.resolve(null),
    holdTable: () => () => undefined,
    explain: () => undefined,
    ...changes,
  };
}
