/** Every card of every game is drawn, and can be looked at in one picture. */

import { GAMES } from "./players/playing";
import { expect, picture, test } from "./room";

/** Events of FRANTIC are cards that no hand ever holds. */
const EVENTS = 20;

test("the gallery draws every card of every game, near and far", async ({ page }) => {
  await page.goto("/gallery");
  // What is printed is drawn whole, whether it is on the screen or not.
  await page.emulateMedia({ media: "print" });
  for (const game of GAMES) {
    const deck = (await (await page.request.get(`/api/games/${game}/cards`)).json()) as unknown[];
    const cards = deck.length + (game === "frantic" ? EVENTS : 0);
    for (const look of ["near", "far"]) {
      const drawn = page.locator(`section.${game} li svg.${look}`);
      await expect(drawn).toHaveCount(cards);
      const empty = await drawn.evaluateAll((all) =>
        all
          .filter((one) => {
            const { width, height } = one instanceof SVGSVGElement ? one.getBBox() : { width: 0, height: 0 };
            const box = one.getBoundingClientRect();
            return !(width > 0 && height > 0 && box.width > 20 && box.height > 20 && one.checkVisibility());
          })
          .map((one) => one.closest("button")?.textContent),
      );
      expect(empty, `${game}, ${look}`).toEqual([]);
    }
  }
  await picture(page, "gallery-whole", { fullPage: true, timeout: 60_000 });
});
