/** An idle table runs no endless animations, which would use the CPU and the battery. */

import type { Page } from "@playwright/test";

import type { FlautzView, FzzztView, FranticView } from "../src/wire/messages";
import { held, turn } from "./flautz-moments";
import { type Game, GAMES } from "./players/playing";
import { expect, test } from "./room";
import { type Edit, stage } from "./staging";
import { sitAt } from "./tables";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const MOMENTS: Partial<Record<Game, Edit<FlautzView & FzzztView & FranticView>>> = {
  flautz: turn(),
};

/** The names of animations that never end. */
function endless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "a script")),
  );
}

test("nothing moves for ever while a hint is shown", async ({ page }) => {
  await sitAt(page, { game: "frantic", seats: 3, lesson: true });
  await expect(page.locator(".table > .ring").first()).toBeVisible();
  expect(await endless(page)).toEqual([]);
});

for (const game of GAMES)
  test(`nothing moves for ever on a table of ${game}`, async ({ page }) => {
    await stage(page, { game, seats: 4, window: 0 }, MOMENTS[game] ?? (() => undefined));
    if (game === "flautz") {
      await page.locator("[data-spot=air-2]").click();
      await page.locator(held("blue-2")).click();
      await expect(page.locator("svg .gleam")).toBeVisible();
    }
    expect(await endless(page)).toEqual([]);
  });
