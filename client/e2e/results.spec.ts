/** The result of a round or match: bots wait while it is read. */

import type { Page } from "@playwright/test";

import { play, type Game } from "./players/playing";
import { expect, LONG, test } from "./room";
import { sitAt } from "./tables";

interface Versions {
  received: number;
  acknowledged: number;
}

/** The last version that the page has received, and the last one it has acknowledged. */
function watchVersions(page: Page): Versions {
  const versions = { received: 0, acknowledged: 0 };
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; version?: number };
      if (message.type === "update" || message.type === "table")
        versions.received = message.version ?? versions.received;
    });
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string; version?: number };
      if (message.type === "seen") versions.acknowledged = message.version ?? 0;
    });
  });
  return versions;
}

/** How a table gets to a result soon, and the button that closes it. */
const RESULTS: readonly [Game, object, RegExp][] = [
  ["flautz", { options: { arena: "any,any,any" } }, /^(?:Go on|Your turn)/u],
  ["frantic", { window: 0 }, /^(?:To the table|Your turn)/u],
];

for (const [game, more, name] of RESULTS)
  test(`bots of ${game} wait while a result is read`, game === "frantic" ? LONG : {}, async ({ page }) => {
    const versions = watchVersions(page);
    await sitAt(page, { game, seats: 2, ...more });
    const close = page.getByRole("dialog").getByRole("button", { name });
    await play(page, game, { until: () => close.isVisible() });
    await expect(close).toBeVisible();
    expect(versions.acknowledged).toBeLessThan(versions.received);
    await close.click();
    await expect.poll(() => versions.acknowledged).toBe(versions.received);
  });
