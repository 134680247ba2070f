/** What a card will ask for when it is played, and what the server asks for now, each as one sheet. */

import { COLOURS } from "../../art/frantic";
import { keyed } from "../../table/parts/fan-card";
import type { FranticView } from "../../wire/messages";
import { type Sort, sortOf } from "./cards";
import { type Form, isOpen, type Step } from "./form";
import type { HandCard } from "./hand";

/** A look at the table and what may be done. */
export interface Asked {
  readonly view: FranticView;
  readonly me: number;
  readonly choices: readonly string[];
}

const PRESENTS = 2;
const SHARES = 4;
const NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** By sort: what the card lets one wish. */
const WISHES: Partial<Record<Sort, readonly string[]>> = {
  fantastic: [...COLOURS, ...NUMBERS],
  "fantastic-four": [...COLOURS, ...NUMBERS],
  counterattack: COLOURS,
  equality: COLOURS,
  "nice-try": COLOURS,
};

/** The sheet for a card that is about to be played; null if it asks for nothing. */
export function planned({ view, me }: Asked, code: string): Form | null {
  const rest = without(keyed(view.hand), [code]);
  const sort = sortOf(code);
  const steps = [...attackSteps(view, me, sort, rest), ...wishSteps(sort)];
  if (!steps.some(isOpen)) return null;
  return { id: `${view.round} ${view.discard.length} ${code}`, about: code, first: [`play ${code}`], steps };
}

function attackSteps(view: FranticView, me: number, sort: Sort, rest: readonly HandCard[]): readonly Step[] {
  const others = view.players.filter(({ seat }) => seat !== me);
  const seats = others.map(({ seat }) => seat);
  switch (sort) {
    case "skip":
      return targetSteps(others.filter(({ skipped }) => !skipped).map(({ seat }) => seat));
    case "equality":
      return targetSteps(others.filter(({ cards }) => cards < rest.length).map(({ seat }) => seat));
    case "gift":
    case "exchange":
      return [...targetSteps(seats), ...presentSteps(rest)];
    case "fantastic-four":
      return [{ ask: "shares", among: seats, count: SHARES, sent: seats.length > 1 }];
    default:
      return [];
  }
}

/** A lone target is not asked for. */
function targetSteps(among: readonly number[]): readonly Step[] {
  if (among.length === 0) return [];
  return [{ ask: "target", among, verb: among.length > 1 ? "attack" : null }];
}

/** With two cards or fewer there is nothing to choose: all that can be given are. */
function presentSteps(rest: readonly HandCard[]): readonly Step[] {
  const among = rest.filter(({ code }) => sortOf(code) !== "fuck-you");
  if (among.length === 0) return [];
  return [{ ask: "cards", among, count: PRESENTS, verb: rest.length > PRESENTS ? "give" : null }];
}

function wishSteps(sort: Sort): readonly Step[] {
  const among = WISHES[sort];
  return among === undefined ? [] : [{ ask: "wish", among }];
}

/** The sheet for what the server asks; null where cards are played from the hand, or nothing is asked. */
export function asked(look: Asked): Form | null {
  const { view, choices } = look;
  const steps = choices.length === 0 ? null : STEPS_OF[view.step]?.(look);
  if (steps === null || steps === undefined) return null;
  const progress = [
    view.discard.length,
    view.under.length,
    view.draw_pile,
    view.offer.length,
    view.gifts.length,
  ];
  return {
    id: [view.round, view.step, view.count, view.shares.length, ...progress].join(" "),
    about: ABOUT[view.step]?.(view) ?? view.top,
    first: [],
    steps,
  };
}

const ABOUT: Readonly<Record<string, (view: FranticView) => string | undefined>> = {
  gamble: lastEvent,
  market: lastEvent,
  christmas: lastEvent,
  recession: lastEvent,
  "party-card": lastEvent,
  "party-seat": lastEvent,
};

function lastEvent(view: FranticView): string | undefined {
  return view.used_events.at(-1);
}

const STEPS_OF: Readonly<Record<string, (look: Asked) => readonly Step[]>> = {
  aim: aiming,
  give: (look) => [...giving(look), ...wishSteps(sortOf(look.view.top))],
  wish: ({ choices }) => [{ ask: "wish", among: named(choices, "wish") }],
  gamble: (look) => [{ ask: "cards", among: inHand(look, "lay"), count: 1, verb: "lay" }],
  market: ({ view }) => [{ ask: "cards", among: keyed(view.market), count: 1, verb: "take" }],
  christmas: ({ view, choices }) => [
    { ask: "gifts", cards: keyed(view.hand).slice(view.gifts.length), among: seatsIn(choices) },
  ],
  recession: (look) => [
    { ask: "cards", among: inHand(look, "discard"), count: look.view.count, verb: "discard" },
  ],
  "party-card": (look) => [
    { ask: "cards", among: inHand(look, "give"), count: 1, verb: "give" },
    ...partySteps(look),
  ],
  "party-seat": ({ choices }) => [{ ask: "target", among: seatsIn(choices), verb: "to" }],
};

/** A Fantastic Four is aimed card by card, but the share of one who countered goes to a single player. */
function aiming({ view, choices }: Asked): readonly Step[] {
  const seats = seatsIn(choices);
  const sort = view.attack?.card;
  const wish = wishSteps(sortOf(view.top));
  if (sort === "fantastic-four" && view.attack?.cards === 0)
    return [{ ask: "shares", among: seats, count: SHARES - view.shares.length, sent: true }, ...wish];
  const presents = sort === "gift" || sort === "exchange" ? presentSteps(keyed(view.hand)) : [];
  return [{ ask: "target", among: seats, verb: "attack" }, ...presents, ...wish];
}

function giving(look: Asked): readonly Step[] {
  const count = PRESENTS - look.view.offer.length;
  return [{ ask: "cards", among: without(inHand(look, "give"), look.view.offer), count, verb: "give" }];
}

/** With two players there is nobody to choose. */
function partySteps({ view, me }: Asked): readonly Step[] {
  const among = view.players.map(({ seat }) => seat).filter((seat) => seat !== me);
  return [{ ask: "target", among, verb: among.length > 1 ? "to" : null }];
}

function inHand({ view, choices }: Asked, verb: string): readonly HandCard[] {
  const able = new Set(named(choices, verb));
  return keyed(view.hand).filter(({ code }) => able.has(code));
}

/** What stands after the verb in the choices that have it. */
function named(choices: readonly string[], verb: string): readonly string[] {
  return choices.filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1));
}

function seatsIn(choices: readonly string[]): readonly number[] {
  return [...named(choices, "attack"), ...named(choices, "to")].map((number) => Number(number) - 1);
}

/** The cards that are left when those are gone, one for one. */
function without(cards: readonly HandCard[], gone: readonly string[]): readonly HandCard[] {
  const left = [...cards];
  for (const code of gone) {
    const at = left.findIndex((card) => card.code === code);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
