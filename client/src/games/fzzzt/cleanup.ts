/** Clean-up: one robot or none for each of the player's units, all decided before anything is sent. */

import type { FzzztUnitView, FzzztView } from "../../wire/messages";
import { keyed } from "../../table/parts/fan-card";

/** The robot planned for each unit, by place; units without one are left as they are. */
export type Plan = ReadonlyMap<number, string>;

export interface Offer {
  readonly key: string;
  readonly code: string;
  /** The other step in which it is already planned, if any. */
  readonly elsewhere: number | null;
}

export interface Step {
  /** Index of the unit among the player's units. */
  readonly place: number;
  readonly number: number;
  readonly unit: FzzztUnitView;
  readonly offers: readonly Offer[];
  readonly planned: Offer | null;
}

/** The move that leaves a unit without a robot. */
export const LEAVE = "leave";

export function allocate(robot: string): string {
  return `allocate ${robot}`;
}

/** The remaining steps. */
export function stepsOf(view: FzzztView, me: number, plan: Plan): Step[] {
  const units = view.players[me]?.units ?? [];
  const done = view.choices.length;
  const free = freeCards(view);
  return units.slice(done).map((unit, at) => {
    const place = done + at;
    const offers = free
      .filter(({ code }) => view.offers[at]?.includes(code))
      .map(({ key, code }) => ({ key, code, elsewhere: stepWith(plan, key, place, done) }));
    const planned = offers.find(({ key }) => key === plan.get(place)) ?? null;
    return { place, number: at + 1, unit, offers, planned };
  });
}

/** Plan that robot for the unit, taking it from another unit if necessary; null leaves the unit. */
export function planned(plan: Plan, place: number, key: string | null): Plan {
  const next = new Map([...plan].filter(([at, own]) => at !== place && own !== key));
  return key === null ? next : next.set(place, key);
}

/** The moves for all undecided units, in the order the server asks. */
export function movesOf(steps: readonly Step[]): string[] {
  return steps.map(({ planned: robot }) => (robot === null ? LEAVE : allocate(robot.code)));
}

/** The player's cards, without those already promised. */
function freeCards(view: FzzztView): { key: string; code: string }[] {
  const free = keyed(view.hand);
  for (const promised of view.choices) {
    const at = free.findLastIndex(({ code }) => code === promised);
    if (at >= 0) free.splice(at, 1);
  }
  return free;
}

function stepWith(plan: Plan, key: string, place: number, done: number): number | null {
  for (const [at, own] of plan) if (own === key && at !== place) return at - done + 1;
  return null;
}
