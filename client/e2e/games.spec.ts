/** A whole game of each kind, played as a person would: with the mouse, with the keyboard alone, on a phone. */

import { playShort } from "./lobby";
import { type as keys } from "./players/hands";
import { GAMES, play } from "./players/playing";
import { seeAgain } from "./replays";
import { expect, expectAccessible, expectFits, picture, test } from "./room";

for (const game of GAMES) {
  test.describe(game, () => {
    test("is played to the end against bots, and seen again", async ({ page }) => {
      await page.goto("/");
      await playShort(page, game);
      await picture(page, `${game}-desk`);
      await expectAccessible(page, "at the start");
      await play(page, game, {
        look: async (done) => {
          if (done % 12 === 0) await expectAccessible(page, `after ${done} things`);
          if (done === 6 || done === 20) await picture(page, `${game}-desk-${done}`);
        },
      });
      await expect(page.locator(".end .next")).toBeVisible();
      await expectAccessible(page, "at the end");
      await picture(page, `${game}-desk-end`);
      await seeAgain(page, game);
    });

    test("is played on a phone", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/");
      await playShort(page, game);
      await picture(page, `${game}-phone`);
      await play(page, game, {
        look: async (done) => {
          await expectFits(page);
          if (done % 15 === 0) await expectAccessible(page, `after ${done} things`);
          if (done === 6 || done === 20) await picture(page, `${game}-phone-${done}`);
        },
      });
      await expectAccessible(page, "at the end");
      await picture(page, `${game}-phone-end`);
    });

    test("is played with the keyboard alone", async ({ page }) => {
      await page.goto("/");
      await playShort(page, game);
      // A short game may be over before.
      expect(await play(page, game, { use: keys, most: 24 })).toBeGreaterThan(5);
    });
  });
}
