/** How what happens is shown: cards fly from where they were to where they go, and seats are marked. */

import type { Cue, Beat } from "../../stage/cues";
import type { Scene } from "../../table/session.svelte";
import type { FranticEvent, FranticView } from "../../wire/messages";
import {
  cardOf,
  handFlights,
  holder,
  mark,
  MOST,
  pack,
  type Scenery,
  seats,
  STAGGER,
  strike,
} from "./flights";

type Choreographer<Type extends FranticEvent["type"]> = (
  event: Extract<FranticEvent, { type: Type }>,
  set: Scenery,
) => readonly Beat[];

const CHOREOGRAPHERS: { readonly [Type in FranticEvent["type"]]: Choreographer<Type> } = {
  "round-started": (_, set) => [
    [{ do: "sound", sound: "deal" }, ...seats(set).flatMap((seat) => pack("draw", holder(seat, set), MOST))],
  ],
  "hand-received": ({ seat }, set) => [[mark(holder(seat, set), "fresh", 220)]],
  "start-card-turned": ({ card }) => [
    [
      { do: "sound", sound: "card" },
      { do: "fly", card, from: "draw", to: "discard", turn: "up", keep: true },
    ],
  ],
  "start-card-buried": ({ card }) => [
    [{ do: "fly", card, from: "draw", to: "discard", turn: "up", keep: true }],
    [{ do: "fly", card, from: "discard", to: "draw", turn: "down" }],
  ],
  "card-played": ({ seat, card }, set) => [
    [
      { do: "sound", sound: "card" },
      seat === set.me
        ? { do: "fly", card, from: `hand:${card}`, to: "discard", ms: 240 }
        : { do: "fly", card, from: `seat:${seat}`, to: "discard", turn: "up", keep: true, ms: 300 },
    ],
  ],
  "cards-drawn": ({ seat, count }, set) => [
    [{ do: "sound", sound: "card" }, ...pack("draw", holder(seat, set), count)],
  ],
  "cards-seen": ({ cards }) => [
    [
      { do: "sound", sound: "card" },
      ...cards.map((card, place): Cue => ({
        ...{ do: "fly", card, from: "draw", to: "hand", turn: "up", keep: true },
        after: place * STAGGER,
      })),
    ],
  ],
  "pile-empty": () => [[mark("draw", "refused", 600)]],
  "turn-passed": ({ seat }) => [[mark(`seat:${seat}`, "decided", 250)]],
  "turn-missed": ({ seat }) => [[mark(`seat:${seat}`, "slammed", 500)]],
  "second-chance-missed": ({ seat }) => [[mark(`seat:${seat}`, "slammed", 400)]],
  "attack-aimed": ({ attack, target }, set) => [
    [{ do: "sound", sound: "attack" }, strike(attack, target, set)],
    [mark(`seat:${target}`, "struck", 350)],
  ],
  "shares-aimed": ({ shares }, set) => [
    [
      { do: "sound", sound: "attack" },
      ...[...new Set(shares)].map((seat) => strike("fantastic-four", seat, set)),
    ],
    [...new Set(shares)].map((seat) => mark(`seat:${seat}`, "struck", 350)),
  ],
  "attack-countered": ({ seat, attack }) => [
    [
      { do: "sound", sound: "attack" },
      mark(`seat:${seat}`, "struck", 350),
      { do: "banner", banner: { sort: "counter", card: attack, seat }, ms: 900 },
    ],
  ],
  "attack-lapsed": ({ attack, seat }) => [
    [{ do: "banner", banner: { sort: "lapsed", card: attack, seat }, ms: 900 }],
  ],
  "skip-taken": ({ seat }) => [[mark(`seat:${seat}`, "slammed", 350)]],
  "cards-given": ({ giver, taker, count }, set) => [[...pack(holder(giver, set), holder(taker, set), count)]],
  "cards-handed": ({ giver, taker, cards }, set) => [
    cards.map((card, place): Cue => ({
      ...{ do: "fly", card, from: cardOf(giver, card, set), to: holder(taker, set) },
      ...{ turn: taker === set.me ? "up" : "down", keep: giver !== set.me, after: place * STAGGER },
    })),
  ],
  "wish-made": ({ wish, seat }) => [[{ do: "banner", banner: { sort: "wish", card: wish, seat }, ms: 900 }]],
  "event-turned": ({ event, seat }) => [
    [
      { do: "sound", sound: "event" },
      { do: "fly", card: event, from: "events", to: "event", turn: "up", keep: true },
    ],
    [{ do: "banner", banner: { sort: "event", card: event, seat }, ms: 1900 }],
  ],
  "events-shuffled": () => [[mark("events", "refused", 400)]],
  "nothing-happened": ({ event }) => [[{ do: "banner", banner: { sort: "nothing", card: event }, ms: 800 }]],
  "colour-struck": ({ colour }) => [[{ do: "banner", banner: { sort: "colour", card: colour }, ms: 900 }]],
  "cards-put-down": ({ seat, cards }, set) => [
    cards.map((card, place): Cue => ({
      ...{ do: "fly", card, from: cardOf(seat, card, set), to: "discard" },
      ...(seat === set.me ? {} : ({ turn: "up", keep: true } as const)),
      after: Math.min(place, MOST) * STAGGER,
    })),
  ],
  "hands-passed-on": ({ takers }, set) => [
    handFlights(
      takers.map((taker, seat) => [seat, taker] as const),
      set,
    ),
  ],
  "hands-swapped": ({ seat, other }, set) => [
    handFlights(
      [
        [seat, other],
        [other, seat],
      ],
      set,
    ),
  ],
  "hands-mixed": ({ counts }, set) => [
    seats(set).flatMap((seat) => pack(holder(seat, set), "draw", set.before?.players[seat]?.cards ?? MOST)),
    seats(set).flatMap((seat) => pack("draw", holder(seat, set), counts[seat] ?? 0)),
  ],
  "choice-made": ({ seat }) => [[mark(`seat:${seat}`, "decided", 200)]],
  "laid-cards-shown": ({ cards, taker }, set) => {
    const laid = cards.flatMap((card, seat) => (card === null ? [] : [{ card, seat }]));
    return [
      laid.map(({ card, seat }): Cue => {
        const from = cardOf(seat, card, set);
        return {
          do: "fly",
          card,
          from,
          to: `row:${seat}`,
          ...(seat === set.me ? {} : { turn: "up", keep: true }),
        };
      }),
      [{ do: "wait", ms: 1100 }],
      laid.map(({ card, seat }, place): Cue => ({
        ...{ do: "fly", card, from: `row:${seat}`, to: holder(taker, set), after: place * STAGGER },
        ...(taker === set.me ? {} : ({ turn: "down" } as const)),
      })),
    ];
  },
  "market-opened": ({ cards }) => [
    cards.map((card, place): Cue => ({
      ...{ do: "fly", card, from: "draw", to: `row:${place}`, turn: "up", keep: true },
      after: place * STAGGER,
    })),
  ],
  "market-taken": ({ seat, card }, set) => [
    [
      { do: "sound", sound: "card" },
      { do: "fly", card, from: `market:${card}`, to: holder(seat, set) },
    ],
  ],
  "hands-shown": (_, set) => [seats(set).map((seat) => mark(`seat:${seat}`, "decided", 350))],
  "hands-taken-up": (_, set) => [seats(set).map((seat) => mark(`seat:${seat}`, "decided", 200))],
  "bomb-set": (_, set) => [seats(set).map((seat) => mark(`seat:${seat}`, "slammed", 400))],
  "last-card-gone": ({ seat }) => [
    [
      { do: "sound", sound: "win" },
      mark(`seat:${seat}`, "struck", 400),
      { do: "banner", banner: { sort: "out", seat }, ms: 1200 },
    ],
  ],
  "round-ended": (event) => [
    [
      { do: "sound", sound: "turn" },
      { do: "banner", banner: { sort: "round", event }, ms: 2000 },
    ],
  ],
  "game-ended": () => [
    [
      { do: "sound", sound: "end" },
      { do: "wait", ms: 250 },
    ],
  ],
};

function isFrantic(event: Scene["event"]): event is FranticEvent {
  return Object.hasOwn(CHOREOGRAPHERS, event.type);
}

export function choreograph({ event, before, after }: Scene<FranticView>): readonly Beat[] {
  if (!isFrantic(event)) return [];
  // Each choreographer gets its own sort of event, which TypeScript cannot see across the table.
  const show = CHOREOGRAPHERS[event.type] as (event: FranticEvent, set: Scenery) => readonly Beat[];
  return show(event, { me: after.seat, before: before.view, after: after.view });
}
