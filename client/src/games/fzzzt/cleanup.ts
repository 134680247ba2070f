/** Clean-up: one robot, or none, for each of one's units, all decided together before anything is sent. */

import type { FzzztView } from "../../wire/messages";
import { keyed } from "../../table/parts/fan-card";
import { type Cards, isWorker, symbolsOn } from "./facts";

/** The robot that each unit is to get, by the unit's place; units without one are left as they are. */
export type Plan = ReadonlyMap<number, string>;

export interface Offer {
  readonly key: string;
  readonly code: string;
  /** The step in which it is planned already, if that is another one. */
  readonly elsewhere: number | null;
}

export interface Step {
  /** Place of the unit among one's units. */
  readonly unit: number;
  readonly number: number;
  readonly card: string;
  readonly robots: readonly string[];
  readonly offers: readonly Offer[];
  /** The key of the planned robot. */
  readonly planned: string | null;
}

/**
 * The steps that are left. The server says what the first of them may get; for the others the symbols
 * on the cards tell what is worth offering, and the server has the last word when they are asked for.
 */
export function stepsOf(
  view: FzzztView,
  me: number,
  plan: Plan,
  choices: readonly string[],
  cards: Cards,
): Step[] {
  const units = view.players[me]?.units ?? [];
  const done = view.choices.length;
  const free = freeCards(view);
  return units.slice(done).map(({ card, robots }, at) => {
    const unit = done + at;
    const fits = (code: string): boolean =>
      at === 0 ? choices.includes(`allocate ${code}`) : mayFit(code, card, cards);
    const offers = free
      .filter(({ code }) => fits(code))
      .map(({ key, code }) => ({ key, code, elsewhere: stepWith(plan, key, unit, done) }));
    return { unit, number: at + 1, card, robots, offers, planned: plan.get(unit) ?? null };
  });
}

/** With that robot for the unit, taken from another unit if need be; null leaves the unit. */
export function planned(plan: Plan, unit: number, key: string | null): Plan {
  const next = new Map([...plan].filter(([at, own]) => at !== unit && own !== key));
  return key === null ? next : next.set(unit, key);
}

/** The moves for all that is undecided, in the order in which the server asks. */
export function movesOf(steps: readonly Step[]): string[] {
  return steps.map(({ offers, planned: key }) => {
    const robot = offers.find((offer) => offer.key === key);
    return robot === undefined ? "leave" : `allocate ${robot.code}`;
  });
}

/** One's cards without those that are promised already. */
function freeCards(view: FzzztView): { key: string; code: string }[] {
  const free = keyed(view.hand);
  for (const promised of view.choices) {
    const at = free.findLastIndex(({ code }) => code === promised);
    if (at >= 0) free.splice(at, 1);
  }
  return free;
}

function mayFit(code: string, unit: string, cards: Cards): boolean {
  const shown = symbolsOn(unit, cards);
  return isWorker(code, cards) && symbolsOn(code, cards).some((symbol) => shown.includes(symbol));
}

function stepWith(plan: Plan, key: string, unit: number, done: number): number | null {
  for (const [at, own] of plan) if (own === key && at !== unit) return at - done + 1;
  return null;
}
