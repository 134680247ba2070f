/** From the opened page to a table. */

import { expect, type Locator, type Page } from "@playwright/test";

import type { Game } from "./players/playing";

/** One press on the opened page, and the game begins. */
export async function playNow(page: Page, game: Game): Promise<void> {
  await page.locator(`.tint-${game} .play .action`).first().click();
  await arrive(page, game);
}

/** What makes a game short: two players, a near end, and nobody waits for those who could step in. */
const SHORT: Readonly<Record<Game, readonly string[]>> = {
  fzzzt: [],
  frantic: ["own limit", "by hand"],
  flautz: ["swift"],
};
const LIMIT = "40";

export async function playShort(page: Page, game: Game): Promise<void> {
  await planTable(page, game, 2);
  const dialog = page.getByRole("dialog");
  if (SHORT[game].length > 0) await dialog.locator("summary").first().click();
  for (const choice of SHORT[game]) await choose(dialog.getByRole("radio", { name: choice, exact: true }));
  if (game === "frantic") await dialog.getByRole("spinbutton", { name: "own limit" }).fill(LIMIT);
  await dialog.getByRole("button", { name: "Play now" }).click();
  await arrive(page, game);
}

async function arrive(page: Page, game: Game): Promise<void> {
  await page.waitForURL(/\/table\//u);
  await expect(page.locator(`.table.mood-${game} .stage > *`).first()).toBeVisible();
}

/** The table of somebody's game, and what it says of itself. */
export function tableOf(page: Page): string {
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The dialog for a new table, with so many players. */
export async function planTable(page: Page, game: Game, seats: number): Promise<void> {
  await page.locator(`.tint-${game} .change`).click();
  await choose(page.getByRole("dialog").getByRole("radio", { name: String(seats), exact: true }));
}

/** A radio button is hidden behind what it stands for. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator("xpath=..").click();
  await expect(radio).toBeChecked();
}
