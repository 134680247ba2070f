/** From the opened page to a table. */

import { expect, type Page } from "@playwright/test";

import type { Game } from "./players/playing";

/** One press on the opened page, and the game begins. */
export async function playNow(page: Page, game: Game): Promise<void> {
  await page.locator(`.tint-${game} .play .action`).first().click();
  await page.waitForURL(/\/table\//u);
  await expect(page.locator(`.table.mood-${game} .stage > *`).first()).toBeVisible();
}

/** The table of somebody's game, and what it says of itself. */
export function tableOf(page: Page): string {
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
