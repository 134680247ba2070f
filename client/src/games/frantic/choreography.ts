/** Animations for FRANTIC events: cards fly from where they were to where they go, and seats are highlighted. */

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
  type SceneContext,
  seats,
  STAGGER,
  strike,
} from "./flights";
import {
  cardSpot,
  DISCARD_PILE,
  DRAW_PILE,
  EVENTS,
  HAND,
  LAST_EVENT,
  marketSpot,
  rowSpot,
  seatSpot,
} from "./spots";

type Choreographer<Type extends FranticEvent["type"]> = (
  event: Extract<FranticEvent, { type: Type }>,
  scene: SceneContext,
) => readonly Beat[];

const CHOREOGRAPHERS: { readonly [Type in FranticEvent["type"]]: Choreographer<Type> } = {
  "round-started": (_, scene) => [
    [
      { do: "sound", sound: "deal" },
      ...seats(scene).flatMap((seat) => pack(DRAW_PILE, holder(seat, scene), MOST)),
    ],
  ],
  "hand-received": ({ seat }, scene) => [[mark(holder(seat, scene), "fresh", 220)]],
  "start-card-turned": ({ card }) => [
    [
      { do: "sound", sound: "card" },
      { do: "fly", card, from: DRAW_PILE, to: DISCARD_PILE, turn: "up", keep: true },
    ],
  ],
  "start-card-buried": ({ card }) => [
    [{ do: "fly", card, from: DRAW_PILE, to: DISCARD_PILE, turn: "up", keep: true }],
    [{ do: "fly", card, from: DISCARD_PILE, to: DRAW_PILE, turn: "down" }],
  ],
  // Its seat is highlighted as long as it decides.
  "turn-started": () => [],
  "card-played": ({ seat, card }, scene) => [
    [
      { do: "sound", sound: "card" },
      seat === scene.me
        ? { do: "fly", card, from: cardSpot(card), to: DISCARD_PILE, ms: 240 }
        : { do: "fly", card, from: seatSpot(seat), to: DISCARD_PILE, turn: "up", keep: true, ms: 300 },
    ],
  ],
  "cards-drawn": ({ seat, count }, scene) => [
    [{ do: "sound", sound: "card" }, ...pack(DRAW_PILE, holder(seat, scene), count)],
  ],
  "cards-seen": ({ cards }) => [
    [
      { do: "sound", sound: "card" },
      ...cards.map((card, place): Cue => ({
        ...{ do: "fly", card, from: DRAW_PILE, to: HAND, turn: "up", keep: true },
        after: place * STAGGER,
      })),
    ],
  ],
  "pile-empty": () => [[mark(DRAW_PILE, "refused", 600)]],
  "turn-passed": ({ seat }) => [[mark(seatSpot(seat), "decided", 250)]],
  "turn-missed": ({ seat }) => [[mark(seatSpot(seat), "slammed", 500)]],
  "second-chance-missed": ({ seat }) => [[mark(seatSpot(seat), "slammed", 400)]],
  "attack-aimed": ({ attack, target }, scene) => [
    [{ do: "sound", sound: "attack" }, strike(attack, target, scene)],
    [mark(seatSpot(target), "struck", 350)],
  ],
  "shares-aimed": ({ shares }, scene) => [
    [
      { do: "sound", sound: "attack" },
      ...[...new Set(shares)].map((seat) => strike("fantastic-four", seat, scene)),
    ],
    [...new Set(shares)].map((seat) => mark(seatSpot(seat), "struck", 350)),
  ],
  "attack-countered": ({ seat, attack }) => [
    [
      { do: "sound", sound: "attack" },
      mark(seatSpot(seat), "struck", 350),
      { do: "banner", banner: { sort: "counter", card: attack, seat }, ms: 900 },
    ],
  ],
  "attack-lapsed": ({ attack, seat }) => [
    [{ do: "banner", banner: { sort: "lapsed", card: attack, seat }, ms: 900 }],
  ],
  "skip-taken": ({ seat }) => [[mark(seatSpot(seat), "slammed", 350)]],
  "cards-given": ({ giver, taker, count }, scene) => [
    [...pack(holder(giver, scene), holder(taker, scene), count)],
  ],
  "cards-handed": ({ giver, taker, cards }, scene) => [
    cards.map((card, place): Cue => ({
      ...{ do: "fly", card, from: cardOf(giver, card, scene), to: holder(taker, scene) },
      ...{ turn: taker === scene.me ? "up" : "down", keep: giver !== scene.me, after: place * STAGGER },
    })),
  ],
  "wish-made": ({ wish, seat }) => [[{ do: "banner", banner: { sort: "wish", card: wish, seat }, ms: 900 }]],
  "event-turned": ({ event, seat }) => [
    [
      { do: "sound", sound: "event" },
      { do: "fly", card: event, from: EVENTS, to: LAST_EVENT, turn: "up", keep: true },
    ],
    [{ do: "banner", banner: { sort: "event", card: event, seat }, ms: 1900 }],
  ],
  "events-shuffled": () => [[mark(EVENTS, "refused", 400)]],
  "nothing-happened": ({ event }) => [[{ do: "banner", banner: { sort: "nothing", card: event }, ms: 800 }]],
  "colour-struck": ({ colour }) => [[{ do: "banner", banner: { sort: "colour", card: colour }, ms: 900 }]],
  "cards-put-down": ({ seat, cards }, scene) => [
    cards.map((card, place): Cue => ({
      ...{ do: "fly", card, from: cardOf(seat, card, scene), to: DISCARD_PILE },
      ...(seat === scene.me ? {} : ({ turn: "up", keep: true } as const)),
      after: Math.min(place, MOST) * STAGGER,
    })),
  ],
  "hands-passed-on": ({ takers }, scene) => [
    handFlights(
      takers.map((taker, seat) => [seat, taker] as const),
      scene,
    ),
  ],
  "hands-swapped": ({ seat, other }, scene) => [
    handFlights(
      [
        [seat, other],
        [other, seat],
      ],
      scene,
    ),
  ],
  "hands-mixed": ({ counts }, scene) => [
    seats(scene).flatMap((seat) =>
      pack(holder(seat, scene), DRAW_PILE, scene.before?.players[seat]?.cards ?? MOST),
    ),
    seats(scene).flatMap((seat) => pack(DRAW_PILE, holder(seat, scene), counts[seat] ?? 0)),
  ],
  "choice-made": ({ seat }) => [[mark(seatSpot(seat), "decided", 200)]],
  "laid-cards-shown": ({ cards, taker }, scene) => {
    const laid = cards.flatMap((card, seat) => (card === null ? [] : [{ card, seat }]));
    return [
      laid.map(({ card, seat }): Cue => {
        const from = cardOf(seat, card, scene);
        return {
          do: "fly",
          card,
          from,
          to: rowSpot(seat),
          ...(seat === scene.me ? {} : { turn: "up", keep: true }),
        };
      }),
      [{ do: "wait", ms: 1100 }],
      laid.map(({ card, seat }, place): Cue => ({
        ...{ do: "fly", card, from: rowSpot(seat), to: holder(taker, scene), after: place * STAGGER },
        ...(taker === scene.me ? {} : ({ turn: "down" } as const)),
      })),
    ];
  },
  "market-opened": ({ cards }) => [
    cards.map((card, place): Cue => ({
      ...{ do: "fly", card, from: DRAW_PILE, to: rowSpot(place), turn: "up", keep: true },
      after: place * STAGGER,
    })),
  ],
  "market-taken": ({ seat, card }, scene) => [
    [
      { do: "sound", sound: "card" },
      { do: "fly", card, from: marketSpot(card), to: holder(seat, scene) },
    ],
  ],
  "hands-shown": (_, scene) => [seats(scene).map((seat) => mark(seatSpot(seat), "decided", 350))],
  "hands-taken-up": (_, scene) => [seats(scene).map((seat) => mark(seatSpot(seat), "decided", 200))],
  "bomb-set": (_, scene) => [seats(scene).map((seat) => mark(seatSpot(seat), "slammed", 400))],
  "last-card-gone": ({ seat }) => [
    [
      { do: "sound", sound: "win" },
      mark(seatSpot(seat), "struck", 400),
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
  // Each choreographer takes its own event type, which TypeScript cannot infer from the lookup.
  const show = CHOREOGRAPHERS[event.type] as (event: FranticEvent, scene: SceneContext) => readonly Beat[];
  return show(event, { me: after.seat, before: before.view, after: after.view });
}
