/** Full tables, on a desktop and on a phone. */

import { tableOf } from "./lobby";
import { type Game, play } from "./players/playing";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";
import { sitAt } from "./tables";
import type { TableNow } from "../src/wire/requests";

const MOST: Readonly<Record<Game, number>> = { fzzzt: 4, frantic: 8, flautz: 5 };
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const THINGS = 4;

for (const [game, seats] of Object.entries(MOST) as [Game, number][])
  for (const [name, size] of Object.entries(SIZES))
    test(
      `${seats} play ${game} on a ${name}`,
      name === "phone" && game === "frantic" ? {} : LONG,
      async ({ page }) => {
        await page.setViewportSize(size);
        await sitAt(page, { game, seats, window: 0 });
        expect(await play(page, game, { most: THINGS, look: () => expectFits(page) })).toBe(THINGS);
        const answer = await page.request.get(`/api/tables/${tableOf(page)}`);
        const { seats: taken } = (await answer.json()) as TableNow;
        for (const { name } of taken.slice(1))
          await expect(
            page
              .locator(".stage")
              .getByText(name ?? "")
              .first(),
          ).toBeAttached();
        await expectAccessible(page, `${seats} seats`);
        await picture(page, `${game}-${seats}-${name}`);
      },
    );
