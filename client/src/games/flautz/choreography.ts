/** Animations for FLAUTZ! events: cards and crystals fly from where they were to where they go. */

import type { Cue, Beat } from "../../stage/cues";
import type { Scene } from "../../table/session.svelte";
import type { FlautzEvent, FlautzView, TableInfo } from "../../wire/messages";
import { CRYSTAL } from "./cards";
import {
  apprenticeSpot,
  cardSpot,
  crystalsSpot,
  DISCARD,
  FIELD_END,
  fieldSpot,
  HAND_END,
  MARKER,
  PILE,
  placeSpot,
  seatSpot,
  SUPPLY,
} from "./spots";
import { handOf, TAKEN } from "./turn-input.svelte";

type Of<Type extends FlautzEvent["type"]> = Extract<FlautzEvent, { type: Type }>;
/** Gets the view before and after, and whether the end of a match is about to be explained. */
type Choreographer<Event> = (
  event: Event,
  before: FlautzView,
  after: FlautzView,
  isExplained: boolean,
) => readonly Beat[];

/** Delay between cards dealt one after another, in milliseconds. */
const STAGGER = 55;
const MOMENT = 1800;

const CHOREOGRAPHERS: { readonly [Type in FlautzEvent["type"]]: Choreographer<Of<Type>> } = {
  "apprentice-dealt": ({ seat }) => [[{ do: "mark", spot: apprenticeSpot(seat), look: "flips", ms: 300 }]],

  "match-started": ({ match, seat, air, ground }, _, after, isExplained) => {
    if (isExplained) return [];
    const rows = [...air.map((card, at) => ({ card, to: placeSpot("air", at + 1) }))];
    rows.push(...ground.map((card, at) => ({ card, to: placeSpot("ground", at + 1) })));
    const laid = rows.map(({ card, to }, at): Cue => dealt(card, to, at));
    const others = after.players.filter((player) => player.seat !== after.seat);
    const backs = others.map((player, at): Cue => dealt(null, seatSpot(player.seat), at));
    return [
      [{ do: "banner", banner: { sort: "match", seat, count: match }, ms: 1100 }],
      [{ do: "sound", sound: "deal" }, ...laid, ...backs],
    ];
  },

  "hand-dealt": ({ seat, cards }, before, after, isExplained) => {
    if (isExplained || seat !== after.seat) return [];
    const places = handOf(before).map(({ key }) => cardSpot(key));
    const codes = after.hand.length > 0 ? handOf(after).map(({ code }) => code) : cards;
    return [codes.map((card, at) => dealt(card, places[at] ?? HAND_END, at))];
  },

  "round-started": ({ round }, _, __, isExplained) => {
    if (isExplained) return [];
    const from = round === 1 ? SUPPLY : MARKER;
    return [
      [
        { do: "sound", sound: "card" },
        { do: "fly", card: CRYSTAL, from, to: fieldSpot(round), ms: 340 },
      ],
    ];
  },

  "card-taken": ({ seat, place, card }, before) => [
    [
      { do: "sound", sound: "card" },
      seat === before.seat
        ? { do: "fly", card, from: place, to: HAND_END, ms: 320 }
        : { do: "fly", card, from: place, to: seatSpot(seat), turn: "down", ms: 340 },
    ],
  ],

  "card-put": ({ seat, place, card }, before) => [
    [
      { do: "sound", sound: "card" },
      seat === before.seat
        ? { do: "fly", card, from: ownSpot(before, card), to: place, ms: 320 }
        : { do: "fly", card, from: seatSpot(seat), to: place, turn: "up", ms: 340, keep: true },
    ],
  ],

  focused: ({ seat }) => [
    [
      { do: "sound", sound: "event" },
      { do: "mark", spot: apprenticeSpot(seat), look: "flips", ms: 320 },
    ],
  ],

  "card-replaced": ({ seat, place, old, fresh }) => [
    [
      { do: "sound", sound: "card" },
      { do: "fly", card: old, from: place, to: DISCARD, ms: 300 },
      { do: "mark", spot: apprenticeSpot(seat), look: "flips", ms: 300 },
    ],
    [
      { do: "sound", sound: "card" },
      { do: "fly", card: fresh, from: PILE, to: place, turn: "up", ms: 340, keep: true },
    ],
  ],

  "pile-reshuffled": () => [
    [
      { do: "sound", sound: "deal" },
      ...[0, 1, 2].map((at): Cue => ({ ...dealt(null, PILE, at), from: DISCARD })),
    ],
  ],

  called: ({ seat, cards, first, last }) => [
    [
      { do: "sound", sound: "event" },
      { do: "mark", spot: seatSpot(seat), look: "shining", ms: MOMENT },
      {
        do: "banner",
        banner: { sort: first ? "called" : "called-too", seat, card: cards.join(" "), count: last.length },
        ms: MOMENT,
      },
    ],
  ],

  "straight-laid": ({ seat, cards, royal }) => [
    [
      { do: "sound", sound: "win" },
      { do: "mark", spot: seatSpot(seat), look: "shining", ms: 2000 },
      { do: "banner", banner: { sort: royal ? "royal" : "straight", seat, card: cards.join(" ") }, ms: 2000 },
    ],
  ],

  "spell-scored": ({ seat, points }, _, after) => {
    const banner: Cue = { do: "banner", banner: { sort: "spell", seat, count: points }, ms: 700 };
    const shown: Beat = [{ do: "mark", spot: seatSpot(seat), look: "shining", ms: 700 }, banner];
    const last = after.last_match;
    const isFirst = last?.scores.find(({ spell }) => spell !== null)?.seat === seat;
    if (!isFirst || last.reason !== "arena") return [shown];
    return [[{ do: "mark", spot: FIELD_END, look: "reached", ms: 500 }], shown];
  },

  "match-ended": ({ crystals }) => {
    const won = crystals.flatMap((count, seat) => Array.from({ length: count }, () => seat));
    if (won.length === 0) return [[{ do: "wait", ms: 300 }]];
    const flights = won.map((seat, at): Cue => ({
      ...{ do: "fly", card: CRYSTAL, to: crystalsSpot(seat), ms: 350, after: at * 140 },
      // The first crystal is the round marker; the others come from the supply.
      ...(at === 0 ? { from: MARKER } : { from: SUPPLY, keep: true }),
    }));
    return [[{ do: "sound", sound: "win" }, ...flights]];
  },

  "game-ended": ({ winners }) => [
    [
      { do: "sound", sound: "end" },
      { do: "banner", banner: { sort: "won", seat: winners[0] ?? 0, count: winners.length }, ms: 1600 },
    ],
  ],
};

export function choreograph({ event, before, after }: Scene<FlautzView>): readonly Beat[] {
  if (before.view === null || after.view === null || !isOurs(event)) return [];
  const choreographer = CHOREOGRAPHERS[event.type] as Choreographer<FlautzEvent>;
  const isExplained = explains(before.view, after.view, after.info);
  return choreographer(event, before.view, after.view, isExplained);
}

/** While playing live, the end of a match is explained in a panel that covers the new deal. */
export function explains(
  before: Pick<FlautzView, "match">,
  after: Pick<FlautzView, "match">,
  { status }: Pick<TableInfo, "status">,
): boolean {
  return status === "playing" && after.match === before.match + 1;
}

function isOurs(event: { readonly type: string }): event is FlautzEvent {
  return Object.hasOwn(CHOREOGRAPHERS, event.type);
}

function dealt(card: string | null, to: string, at: number): Cue & { do: "fly" } {
  const flight = { do: "fly", card, from: PILE, to, ms: 260, after: at * STAGGER, keep: true } as const;
  return card === null ? flight : { ...flight, turn: "up" };
}

/** The spot of the card in the player's hand; the card just taken is never put down. */
function ownSpot(view: FlautzView, card: string): string {
  const held = handOf(view).find(({ key, code }) => code === card && key !== TAKEN);
  return held === undefined ? HAND_END : cardSpot(held.key);
}
