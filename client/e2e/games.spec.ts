/** A whole game of each kind, played as a person would: with the mouse, and with the keyboard alone. */

import { playShort } from "./lobby";
import { type as keys } from "./players/hands";
import { Phases } from "./players/phases";
import { type Game, GAMES, play } from "./players/playing";
import { seeAgain } from "./replays";
import { expect, expectAccessible, LONG, picture, test } from "./room";

/** Phases that occur in every game; phases.spec.ts covers the others. */
const PHASES: Readonly<Record<Game, readonly string[]>> = {
  fzzzt: ["bidding", "clean-up"],
  frantic: [],
  flautz: ["turn", "swap"],
};
/** The number of actions with the keyboard alone; a whole game would take too long. */
const THINGS = 10;

for (const game of GAMES) {
  test.describe(game, () => {
    test(
      "is played to the end against bots, and seen again",
      game === "frantic" ? {} : LONG,
      async ({ page }) => {
        await page.goto("/");
        await playShort(page, game);
        await picture(page, `${game}-desk`);
        const phases = new Phases(page, game, (phase) => expectAccessible(page, phase));
        await play(page, game, {
          watch: () => phases.watch(),
          look: async (done) => {
            if (done === 6 || done === 20) await picture(page, `${game}-desk-${done}`);
          },
        });
        await expect(page.locator(".end .next")).toBeVisible();
        expect(phases.missing(PHASES[game])).toEqual([]);
        await expectAccessible(page, "at the end");
        await picture(page, `${game}-desk-end`);
        await seeAgain(page, game);
      },
    );

    test("is played with the keyboard alone", game === "fzzzt" ? {} : LONG, async ({ page }) => {
      await page.goto("/");
      await playShort(page, game, keys);
      expect(await play(page, game, { use: keys, most: THINGS })).toBe(THINGS);
    });

    test("is played with the keyboard alone, from the lobby to the end", LONG, async ({ page }) => {
      await page.goto("/");
      await playShort(page, game, keys);
      await play(page, game, { use: keys });
      await expectAccessible(page, "at the end");
      await keys(page, page.getByRole("link", { name: "Replay" }));
      await page.waitForURL(/\/replay\//u);
    });
  });
}
