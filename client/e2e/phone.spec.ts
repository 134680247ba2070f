/** Whole games on a phone, with a finger. */

import { playNow, playShort } from "./lobby";
import { press, tap } from "./players/hands";
import { Phases } from "./players/phases";
import { cardOnTurn, GAMES, handOf, play } from "./players/playing";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";

const THINGS = 8;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const game of GAMES) {
  test(`${game} is begun on a phone`, game === "frantic" ? LONG : {}, async ({ page }) => {
    await page.goto("/");
    await playShort(page, game, tap);
    await expectAccessible(page, "at the beginning");
    const done = await play(page, game, { use: tap, most: THINGS, look: () => expectFits(page) });
    expect(done).toBe(THINGS);
    await picture(page, `${game}-phone-begun`);
  });

  test(`${game} is played on a phone to the end`, LONG, async ({ page }) => {
    await page.goto("/");
    await playShort(page, game, tap);
    await picture(page, `${game}-phone`);
    const phases = new Phases(page, game, (phase) => expectAccessible(page, phase));
    await play(page, game, {
      use: tap,
      watch: () => phases.watch(),
      look: async (done) => {
        await expectFits(page);
        if (done === 6 || done === 20) await picture(page, `${game}-phone-${done}`);
      },
    });
    await expectAccessible(page, "at the end");
    await picture(page, `${game}-phone-end`);
  });

  test(
    `a finger that stays on a card of ${game} opens its rule`,
    game === "flautz" ? {} : LONG,
    async ({ page }) => {
      await page.goto("/");
      await playNow(page, game, tap);
      const card = await cardOnTurn(page, game, tap);
      const before = await handOf(page);
      const help = page.getByRole("dialog").filter({ has: page.getByRole("link", { name: "All rules" }) });
      await press(page, card, help);
      await expectAccessible(page, "a rule on a phone");
      await picture(page, `${game}-phone-help`);
      await expect(page.locator(".fan button[aria-pressed=true]")).toHaveCount(0);
      expect(await handOf(page)).toEqual(before);
    },
  );
}
