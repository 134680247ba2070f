/** Random numbers that are the same in every run. */

import type { Page } from "@playwright/test";

const states = new WeakMap<Page, number>();

/** The next number, from 0 to less than 1, of a linear congruential generator. */
export function chance(page: Page): number {
  const state = (Math.imul(states.get(page) ?? 1, 1_664_525) + 1_013_904_223) >>> 0;
  states.set(page, state);
  return state / 2 ** 32;
}
