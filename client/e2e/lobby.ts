/** From the lobby to a table. */

import { expect, type Locator, type Page } from "@playwright/test";

import { click, goTo, PATIENT, type as keys, type Use } from "./players/hands";
import type { Game } from "./players/playing";

/** Starts a game with one click in the lobby. */
export async function playNow(page: Page, game: Game, use: Use = click): Promise<void> {
  await use(page, page.locator(`.tint-${game} .play .action`).first(), PATIENT);
  await arrive(page, game);
}

/** Settings for a short game: two players, a low limit, no windows. */
const SHORT: Readonly<Record<Game, readonly string[]>> = {
  fzzzt: [],
  frantic: ["custom limit", "untimed"],
  flautz: ["swift"],
};
const LIMIT = "5";

export async function playShort(page: Page, game: Game, use: Use = click): Promise<void> {
  await planShort(page, game, use);
  await use(page, page.getByRole("dialog").getByRole("button", { name: "Play now" }), PATIENT);
  await arrive(page, game);
}

/** Opens the dialog for a new table and sets up a short game. */
export async function planShort(page: Page, game: Game, use: Use = click): Promise<void> {
  await planTable(page, game, 2, use);
  const dialog = page.getByRole("dialog");
  if (SHORT[game].length > 0) await use(page, dialog.locator("summary").first(), PATIENT);
  for (const choice of SHORT[game])
    await choose(dialog.getByRole("radio", { name: choice, exact: true }), use);
  if (game !== "frantic") return;
  const limit = dialog.getByRole("spinbutton", { name: "custom limit" });
  await goTo(page, limit, PATIENT);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(LIMIT);
  await expect(limit).toHaveValue(LIMIT);
}

export async function arrive(page: Page, game: Game): Promise<void> {
  await page.waitForURL(/\/table\//u);
  await expect(page.locator(`.table.theme-${game} .stage > *`).first()).toBeVisible();
}

/** The table on the page, and its public information. */
export function tableOf(page: Page): string {
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Opens the dialog for a new table with this many players. */
export async function planTable(page: Page, game: Game, seats: number, use: Use = click): Promise<void> {
  await use(page, page.locator(`.tint-${game} .change`), PATIENT);
  await choose(page.getByRole("dialog").getByRole("radio", { name: String(seats), exact: true }), use);
}

/** Radio buttons are hidden behind their labels. */
export async function choose(radio: Locator, use: Use = click): Promise<void> {
  await use(radio.page(), use === keys ? radio : radio.locator("xpath=.."), PATIENT);
  await expect(radio).toBeChecked();
}
