/** Animations for Fzzzt! events: cards fly from where they were to where they are now. */

import type { Cue, Beat } from "../../stage/cues";
import type { Scene } from "../../table/session.svelte";
import { keyed } from "../../table/parts/fan-card";
import type { FzzztEvent, FzzztView } from "../../wire/messages";
import { beltLength, soldOf } from "./belt";
import type { RevealBanner } from "./reveal";
import {
  BELT,
  DECK,
  beltSpot,
  bidSpot,
  cardSpot,
  discardSpot,
  handSpot,
  playerSpot,
  unitSpot,
  unitsSpot,
} from "./spots";

type Of<Type extends FzzztEvent["type"]> = Extract<FzzztEvent, { type: Type }>;

interface SceneContext {
  readonly me: number | null;
  /** Null before the first deal. */
  readonly before: FzzztView | null;
  readonly after: FzzztView;
}

type Choreographer<Type extends FzzztEvent["type"]> = (
  event: Of<Type>,
  scene: SceneContext,
) => readonly Beat[];

/** Delay between cards dealt one after another, in milliseconds. */
const STEP = 45;

const CHOREOGRAPHERS: { readonly [Type in FzzztEvent["type"]]: Choreographer<Type> } = {
  "mechanic-taken": ({ seat, starters }) => [
    [dealing, ...starters.map((card, at) => fly(card, DECK, handSpot(seat), at, { keep: true }))],
  ],

  "round-started": ({ round, chief }) => [
    [
      { do: "sound", sound: "event" },
      { do: "banner", banner: { sort: "round", count: round, seat: chief }, ms: 1200 },
    ],
  ],

  // The player's own cards are shown when they are received.
  "hand-dealt": ({ seat, hand }, { me }) =>
    seat === me
      ? []
      : [[dealing, ...times(hand, (at) => fly(null, discardSpot(seat), handSpot(seat), at, { keep: true }))]],

  "hand-received": ({ seat, cards }, { me }) =>
    seat === me
      ? [
          [
            dealing,
            ...cards.map((card, at) =>
              fly(card, discardSpot(seat), handSpot(seat), at, { keep: true, turn: "up" }),
            ),
          ],
        ]
      : [],

  "batch-turned": ({ cards, face_down }, { before, after }) => {
    const first = beltLength(after) - face_down - cards.length + 1;
    const lieThere = before !== null && before.round === after.round && before.face_down >= cards.length;
    if (lieThere)
      return [
        [
          { do: "sound", sound: "card" },
          ...cards.map((card, at) => {
            const spot = beltSpot(first + at);
            return fly(card, spot, spot, at * 2, { turn: "up" });
          }),
        ],
      ];
    const laid = [...cards, ...times(face_down, () => null)];
    return [
      [
        dealing,
        ...laid.map((card, at) =>
          fly(card, DECK, beltSpot(first + at), at, { keep: true, ...(card === null ? {} : { turn: "up" }) }),
        ),
      ],
    ];
  },

  "sat-out": ({ seat }) => [[{ do: "mark", spot: playerSpot(seat), look: "sits-out", ms: 450 }]],

  "bid-placed": ({ seat, count }) => [
    [
      { do: "sound", sound: "card" },
      ...times(Math.min(count, 6), (at) => fly(null, handSpot(seat), bidSpot(seat), at, { keep: true })),
    ],
  ],

  "bids-shown": ({ bids }, { before, after }) => {
    const last = isLast(bids, after) ? after.last : null;
    const banner: RevealBanner = {
      sort: "bids",
      auction: {
        card: before?.belt[0] ?? null,
        bids,
        winner: last?.winner ?? null,
        tied: last?.tied ?? [],
        chief: before && { was: before.chief, is: after.chief },
      },
    };
    return [
      [
        { do: "sound", sound: "turn" },
        { do: "banner", banner, ms: 2000 },
      ],
    ];
  },

  "auction-won": ({ seat, card }, { me, before, after }) => {
    const from = beltSpot(before === null ? 1 : soldOf(before) + 1);
    const isUnit = (after.players[seat]?.units.length ?? 0) > (before?.players[seat]?.units.length ?? 0);
    const paid = before?.last !== after.last ? (after.last?.bids[seat] ?? []) : [];
    const won: Cue = isUnit
      ? fly(card, from, unitsSpot(seat), 0, { ms: 350 })
      : fly(card, from, discardSpot(seat), 0, { ms: 350, turn: "down" });
    return [
      [
        { do: "sound", sound: seat === me ? "win" : "card" },
        { do: "mark", spot: playerSpot(seat), look: "wins", ms: 450 },
        won,
        ...paid.map((own, at) =>
          fly(own, bidSpot(seat), discardSpot(seat), at, { turn: "down", keep: true }),
        ),
      ],
    ];
  },

  "chief-moved": ({ seat }) => [
    [
      { do: "sound", sound: "card" },
      { do: "mark", spot: playerSpot(seat), look: "rises", ms: 900 },
    ],
  ],

  "hands-empty": () => [[{ do: "banner", banner: { sort: "empty" }, ms: 1200 }]],

  "clean-up-started": (_, { me, before }) => [
    [
      { do: "sound", sound: "event" },
      { do: "banner", banner: { sort: "clean-up" }, ms: 1200 },
    ],
    (before?.players ?? [])
      .filter(({ seat, discard }) => seat !== me && discard > 0)
      .flatMap(({ seat }) =>
        times(2, (at) => fly(null, discardSpot(seat), handSpot(seat), at, { keep: true })),
      ),
  ],

  "cards-taken": ({ seat, cards }, { before }) => {
    const own = before?.players[seat]?.discard ?? 0;
    const taken = own > 0 ? cards.slice(-Math.min(own, 6)) : [];
    return [
      taken.map((card, at) => fly(card, discardSpot(seat), handSpot(seat), at, { keep: true, turn: "up" })),
    ];
  },

  "robot-allocated": ({ seat, unit, robot }, { me, before, after }) => [
    [
      { do: "sound", sound: "card" },
      fly(robot, from(seat, robot, me, before), unitSpot(seat, grown(seat, unit, robot, before, after)), 0, {
        ms: 320,
        ...(seat === me ? {} : { keep: true, turn: "up" }),
      }),
    ],
  ],

  "game-ended": () => [
    [
      { do: "sound", sound: "end" },
      { do: "mark", spot: BELT, look: "stops", ms: 600 },
      { do: "banner", banner: { sort: "end" }, ms: 1400 },
    ],
  ],
};

const dealing: Cue = { do: "sound", sound: "deal" };

export function choreograph({ event, before, after }: Scene<FzzztView>): readonly Beat[] {
  if (after.view === null || !isOurs(event)) return [];
  const scene: SceneContext = { me: before.seat, before: before.view, after: after.view };
  return shown(event, scene).filter((beat) => beat.length > 0);
}

function shown<Type extends FzzztEvent["type"]>(event: Of<Type>, scene: SceneContext): readonly Beat[] {
  return (CHOREOGRAPHERS[event.type as Type] as Choreographer<Type>)(event, scene);
}

function isOurs(event: Scene["event"]): event is FzzztEvent {
  return Object.hasOwn(CHOREOGRAPHERS, event.type);
}

interface FlightOptions {
  readonly keep?: boolean;
  readonly turn?: "up" | "down";
  readonly ms?: number;
}

function fly(card: string | null, from: string, to: string, at: number, options: FlightOptions): Cue {
  return { do: "fly", card, from, to, after: at * STEP, ...options };
}

function times<Thing>(count: number, make: (at: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

/** Whether these are the bids of the view's last auction. */
function isLast(bids: readonly (readonly string[])[], after: FzzztView): boolean {
  return JSON.stringify(after.last?.bids) === JSON.stringify(bids);
}

function from(seat: number, robot: string, me: number | null, before: FzzztView | null): string {
  const own = seat === me ? keyed(before?.hand ?? []).find(({ code }) => code === robot) : undefined;
  return own === undefined ? handSpot(seat) : cardSpot(own.key);
}

/** Which of the seat's identical units got the robot. */
function grown(
  seat: number,
  unit: string,
  robot: string,
  before: FzzztView | null,
  after: FzzztView,
): number {
  const was = before?.players[seat]?.units ?? [];
  const is = after.players[seat]?.units ?? [];
  const got = is.findIndex(
    ({ card, robots }, at) =>
      card === unit && robots.length > (was[at]?.robots.length ?? 0) && robots.at(-1) === robot,
  );
  return Math.max(0, got >= 0 ? got : is.findIndex(({ card }) => card === unit));
}
