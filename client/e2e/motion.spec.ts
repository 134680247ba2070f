/** Cards that fly: nothing is left in the air, nothing jumps, and whoever wants it still has it still. */

import { playNow } from "./lobby";
import { GAMES, play } from "./players/playing";
import { expect, test } from "./room";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const game of GAMES)
  test(`things move in ${game}, and arrive`, async ({ page }) => {
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
    await page.goto("/");
    await playNow(page, game);
    await page.evaluate(() => ((window as unknown as { seen: { shift: number } }).seen.shift = 0));
    await play(page, game, { most: 10 });
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { flights: number; shift: number } }).seen,
    );
    expect(seen.flights).toBeGreaterThan(3);
    expect(seen.shift).toBeLessThan(0.1);
    await expect(page.locator(".flying")).toHaveCount(0, { timeout: 20_000 });
  });
