/** What comes and goes over a table covers neither the table nor the bar: status messages and the skip button. */

import type { Page } from "@playwright/test";

import type { GameView, Whole } from "../src/wire/messages";
import { expectApart } from "./boxes";
import { GAMES, play } from "./players/playing";
import { expect, LONG, picture, test } from "./room";
import { stage } from "./staging";
import { sitAt } from "./tables";

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1280, height: 800 };

function rests(table: Whole & { view: GameView }): void {
  const [me] = table.info.seats;
  if (me !== undefined) me.rests = "wish";
}

function pauses(table: Whole & { view: GameView }): void {
  table.info.paused = true;
}

for (const game of GAMES)
  for (const viewport of [PHONE, TABLET])
    test(
      `status messages leave a table of ${game} free at ${viewport.width} px`,
      viewport === PHONE ? {} : LONG,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        for (const edit of [rests, pauses]) {
          await stage(page, { game, seats: 4 }, edit);
          const strip = page.locator(".strips p").first();
          await expect(strip.getByRole("button")).toBeVisible();
          await expectApart(page.locator(".strips p"), page.locator("header.bar, .scroller"));
          await picture(page, `${game}-${edit.name}-${viewport.width}`);
        }
      },
    );

/** Notes what the skip button covers whenever it is shown. */
async function watchSkip(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("parlour") ?? "{}") as object;
    localStorage.setItem("parlour", JSON.stringify({ ...kept, preferences: { pace: "slow" } }));
    const found = { shown: 0, covered: new Array<string>() };
    Object.assign(window, { found });
    const OTHERS =
      '[data-spot^="seat"], [data-spot^="player-"], [data-spot="prompt"], .fan button, .belt, .rows, header .game *, .unread';
    const look = (): void => {
      requestAnimationFrame(look);
      for (const skip of document.querySelectorAll<HTMLElement>(".skip:not(.idle, a)")) {
        const box = skip.getBoundingClientRect();
        if (box.width === 0) continue;
        found.shown += 1;
        for (const other of document.querySelectorAll(OTHERS)) {
          const { left, top, right, bottom } = other.getBoundingClientRect();
          const wide = Math.min(box.right, right) - Math.max(box.left, left);
          const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
          if (wide > 1 && high > 1) found.covered.push(other.getAttribute("data-spot") ?? other.className);
        }
      }
    };
    requestAnimationFrame(look);
  });
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const game of GAMES)
    for (const viewport of [PHONE, DESK])
      test(
        `the skip button covers nothing of ${game} at ${viewport.width} px`,
        viewport === DESK && game === "fzzzt" ? {} : LONG,
        async ({ page }) => {
          await page.setViewportSize(viewport);
          await sitAt(page, { game, seats: 3, window: 0 });
          await watchSkip(page);
          await page.reload();
          const found = (): Promise<{ shown: number; covered: string[] }> =>
            page.evaluate(() => (window as unknown as { found: { shown: number; covered: string[] } }).found);
          const button = page.locator(".skip:not(.idle, a):visible");
          await play(page, game, {
            watch: async () => {
              if ((await button.count()) > 0) await picture(page, `${game}-skip-${viewport.width}`);
              return (await found()).shown > 30;
            },
          });
          expect(new Set((await found()).covered)).toEqual(new Set());
        },
      );
});
