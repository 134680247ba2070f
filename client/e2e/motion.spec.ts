/** Animated cards: no flying card is left behind, nothing jumps, and motion can be turned off. */

import { DECKS } from "./decks";
import { Phases } from "./players/phases";
import { type Game, GAMES, play } from "./players/playing";
import { expect, expectAccessible, LONG, test } from "./room";
import { sitAt } from "./tables";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Elements that exist only during animations. */
const PASSING = /reveal|event: /u;
/** The least number of actions, and the number after which an animation must have been seen. */
const [ENOUGH, MOST] = [8, 100];
const DEALT: Readonly<Record<Game, object>> = {
  fzzzt: {},
  frantic: { deck: DECKS.events, window: 0 },
  flautz: {},
};

for (const game of GAMES)
  test(`things move in ${game}, and arrive`, LONG, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { flights: 0, shift: 0 };
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.classList.contains("flying")) seen.flights += 1;
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: false });
    });
    await sitAt(page, { game, seats: 2, ...DEALT[game] });
    await page.evaluate(() => ((window as unknown as { seen: { shift: number } }).seen.shift = 0));
    const phases = new Phases(page, game, (phase) =>
      PASSING.test(phase) ? expectAccessible(page, phase) : Promise.resolve(),
    );
    const isSeen = (): boolean => game === "flautz" || PASSING.test([...phases.seen].join());
    let done = 0;
    await play(page, game, {
      most: MOST,
      watch: async () => {
        await phases.watch();
        return done >= ENOUGH && isSeen();
      },
      look: async (so) => void (done = so),
    });
    expect(isSeen(), [...phases.seen].join()).toBe(true);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { flights: number; shift: number } }).seen,
    );
    expect(seen.flights).toBeGreaterThan(3);
    expect(seen.shift).toBeLessThan(0.1);
    await expect(page.locator(".flying")).toHaveCount(0);
  });
