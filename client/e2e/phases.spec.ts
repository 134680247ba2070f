/** Everything that a table may ask or show: each phase is provoked with a suitable deck. */

import type { Page } from "@playwright/test";

import { DECKS } from "./decks";
import { Phases } from "./players/phases";
import { type Game, play } from "./players/playing";
import { expect, expectAccessible, LONG, picture, test } from "./room";
import { sitAt } from "./tables";

/** The number of actions after which a phase counts as unreachable. */
const ENOUGH = 400;

async function reach(page: Page, game: Game, wanted: readonly string[]): Promise<void> {
  const phases = new Phases(page, game, async (phase) => {
    if (!wanted.some((one) => phase.includes(one))) return;
    await expectAccessible(page, phase);
    await picture(page, `phase-${game}-${phase.replace(/\W+/gu, "-").toLowerCase()}`);
  });
  await play(page, game, {
    most: ENOUGH,
    watch: async () => {
      await phases.watch();
      return phases.missing(wanted).length === 0;
    },
  });
  await phases.watch();
  expect(phases.missing(wanted), [...phases.seen].join("\n")).toEqual([]);
}

/** No windows, and games that do not end too soon. */
const FRANTIC = { game: "frantic", seats: 3, window: 0, options: { limit: 5000 } } as const;

test("everything that attacks of one colour ask for", LONG, async ({ page }) => {
  await sitAt(page, { ...FRANTIC, deck: DECKS.coloured });
  await reach(page, "frantic", [
    "sheet: Who gets your cards?",
    "sheet: Who do you exchange with?",
    "sheet: Who misses a turn?",
    "sheet: Who is hit instead?",
    "window: Gift",
  ]);
});

test("everything that attacks of every colour ask for", LONG, async ({ page }) => {
  await sitAt(page, { ...FRANTIC, deck: DECKS.fantastic });
  await reach(page, "frantic", [
    "sheet: Who draws up to your number?",
    "sheet: Who draws? N cards",
    "sheet: Wish for a colour or a number",
  ]);
});

test("everything that events ask for", LONG, async ({ page }) => {
  await sitAt(page, { ...FRANTIC, deck: DECKS.events });
  await reach(page, "frantic", [
    "sheet: Which card do you take?",
    "sheet: Who gets which card?",
    "sheet: Which N cards do you put down?",
    "sheet: Who gets it?",
    "sheet: Which card do you lay face down?",
    "poster: The All-Seeing Eye",
  ]);
});

test("the end of a round", LONG, async ({ page }) => {
  await sitAt(page, { ...FRANTIC, deck: DECKS.numbers });
  await reach(page, "frantic", ["window: Nice Try", "poster: Round N"]);
});

test("a turn, a swap, a call, the end of a match and of the game", LONG, async ({ page }) => {
  // A player without a strategy rarely calls first.
  await sitAt(page, {
    ...{ game: "flautz", seats: 2, bots: { 1: "random" } },
    ...{ deck: DECKS.spells, options: { goal: 4 } },
  });
  await reach(page, "flautz", ["turn", "swap", "call", "match end", "end"]);
});
