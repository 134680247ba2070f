/** Plays a game to its end. */

import { expect, type Locator, type Page } from "@playwright/test";

import { click, type Use } from "./hands";
import { flautzTurn } from "./flautz";
import { franticTurn } from "./frantic";
import { fzzztTurn } from "./fzzzt";

/** Performs an action if there is one. */
export type Turn = (page: Page, use: Use) => Promise<boolean>;

export const GAMES = ["fzzzt", "frantic", "flautz"] as const;
export type Game = (typeof GAMES)[number];

export const TURNS: Readonly<Record<Game, Turn>> = {
  fzzzt: fzzztTurn,
  frantic: franticTurn,
  flautz: flautzTurn,
};

/** Milliseconds without anything to do after which a table counts as stuck. */
const STUCK = 120_000;
/** Milliseconds until it is asked again whether there is something to do. */
const MOMENT = 30;

export function isOver(page: Page): Promise<boolean> {
  return page.locator(".end .next").isVisible();
}

export interface Way {
  readonly use?: Use;
  /** Another player at the same table, in another browser. */
  readonly others?: readonly Page[];
  /** Called before each action; stops if it returns true. */
  readonly watch?: () => Promise<unknown>;
  /** Stops as soon as it returns true. It is asked again at each click, which could remove what has just come. */
  readonly until?: () => Promise<boolean>;
  /** Called after each action. */
  readonly look?: (done: number) => Promise<void>;
  /** Stops after this many actions. */
  readonly most?: number;
}

/** Returns the number of actions. */
export async function play(
  page: Page,
  game: Game,
  { use = click, others = [], watch, until, look, most = Infinity }: Way = {},
): Promise<number> {
  let done = 0;
  const useUntil: Use = async (player, target, patience) => {
    if ((await until?.()) !== true) await use(player, target, patience);
  };
  const isDone = async (): Promise<boolean> =>
    done >= most || (await isOver(page)) || (await watch?.()) === true || (await until?.()) === true;
  for (;;) {
    const turn = { actions: 0, isLast: false };
    const takeTurn = async (): Promise<boolean> => {
      turn.isLast = await isDone();
      if (turn.isLast) return true;
      for (const player of [page, ...others]) if (await tryOne(player, game, useUntil)) turn.actions += 1;
      return turn.actions > 0;
    };
    await expect
      .poll(takeTurn, { message: "the game goes on", timeout: STUCK, intervals: [MOMENT] })
      .toBe(true);
    if (turn.isLast) return done;
    done += turn.actions;
    await look?.(done);
  }
}

/** Waits for the end of a game that bots play, for as long as something happens. */
export async function watchToTheEnd(page: Page): Promise<void> {
  const seen = async (): Promise<string> =>
    (await isOver(page)) ? "over" : page.locator(".table").innerText();
  for (let last = ""; last !== "over"; last = await seen())
    await expect.poll(seen, { message: "the game goes on", timeout: STUCK }).not.toBe(last);
}

/** The names of the player's cards. */
export function handOf(page: Page): Promise<(string | null)[]> {
  return page.locator(".fan button").evaluateAll((all) => all.map((one) => one.ariaLabel));
}

/** A card that the player can play: then no other question is open, such as that of FRANTIC's first card. */
export async function cardOnTurn(page: Page, game: Game, use: Use = click): Promise<Locator> {
  const cards = page.locator("main:not(:has(dialog[open])) .fan button.able");
  // Counted, since a card that is still being dealt is hidden.
  await play(page, game, { use, until: async () => (await cards.count()) > 0 });
  return cards.first();
}

async function tryOne(page: Page, game: Game, use: Use): Promise<boolean> {
  return (await unlessGone(TURNS[game](page, use))) ?? false;
}

/** Elements may disappear before they are used, since others play too. */
export async function unlessGone<T>(used: Promise<T>): Promise<T | undefined> {
  return used.catch((error: unknown) => {
    if (/Timeout|detached|not visible|does not lead/u.test(String(error))) return undefined;
    throw error;
  });
}
