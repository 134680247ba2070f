/** Playing a game to its end, whatever comes. */

import { expect, type Page } from "@playwright/test";

import { click, type Use } from "./hands";
import { flautzTurn } from "./flautz";
import { franticTurn } from "./frantic";
import { fzzztTurn } from "./fzzzt";

/** Does one thing if there is something to do. */
export type Turn = (page: Page, use: Use) => Promise<boolean>;

export const GAMES = ["fzzzt", "frantic", "flautz"] as const;
export type Game = (typeof GAMES)[number];

export const TURNS: Readonly<Record<Game, Turn>> = {
  fzzzt: fzzztTurn,
  frantic: franticTurn,
  flautz: flautzTurn,
};

const LONGEST = 150_000;

export function isOver(page: Page): Promise<boolean> {
  return page.locator(".end .next").isVisible();
}

export interface Way {
  readonly use?: Use;
  /** Looks at the page after each thing that was done. */
  readonly look?: (done: number) => Promise<void>;
  /** Stops after so many things. */
  readonly most?: number;
}

/** How many things were done. */
export async function play(
  page: Page,
  game: Game,
  { use = click, look, most = Infinity }: Way = {},
): Promise<number> {
  const end = Date.now() + LONGEST;
  let done = 0;
  while (done < most && !(await isOver(page))) {
    expect(Date.now(), "the game goes on").toBeLessThan(end);
    // What was seen may be gone when it is to be used: others play too.
    const acted = await TURNS[game](page, use).catch((error: unknown) => {
      if (/Timeout|detached|not visible|does not lead/u.test(String(error))) return false;
      throw error;
    });
    if (acted) {
      done += 1;
      await look?.(done);
    } else await page.waitForTimeout(30);
  }
  return done;
}
