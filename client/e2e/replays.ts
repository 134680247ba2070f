/** Replays: of a game that has just ended, and of one between bots. */

import { expect, type Page } from "@playwright/test";

import type { Game } from "./players/playing";
import { expectAccessible, picture } from "./room";

export async function seeAgain(page: Page, game: Game): Promise<void> {
  await page.getByRole("link", { name: "Replay" }).click();
  await page.waitForURL(/\/replay\//u);
  const slider = page.getByRole("slider");
  await expect(slider).toHaveValue("0");
  await expectAccessible(page, "the replay");
  await page.locator("header h1").focus();
  for (let at = 1; at <= 5; at += 1) {
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue(String(at));
  }
  await expect(page).toHaveURL(/#5$/u);
  await picture(page, `${game}-replay`);
  for (const viewer of ["spectator", "1", "open"]) {
    await page.getByRole("combobox", { name: "Perspective" }).selectOption(viewer);
    await page.waitForLoadState("networkidle");
    await expect(page.locator(".failed")).toHaveCount(0);
  }
  await page.reload();
  await expect(slider).toHaveValue("5");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("checkbox", { name: "Text view" }).check();
  await expect(page.locator(".text")).toContainText("All hands");
  await expectAccessible(page, "the replay in words");
  await page.getByRole("checkbox", { name: "Text view" }).uncheck();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 740 });
  await picture(page, `${game}-replay-phone`);
}

/** A game that bots have played. */
export async function recorded(page: Page, game: Game, seats: number, options: object = {}): Promise<string> {
  const bots = Object.fromEntries(Array.from({ length: seats }, (_, at) => [String(at), "easy"]));
  const answer = await page.request.post("/api/tables", {
    data: { game, seats, name: "Ann", sit: false, bots, options, window: 0, start: true },
  });
  const { table } = (await answer.json()) as { table: string };
  const record = `${table}-1`;
  await expect.poll(async () => (await page.request.get(`/api/records/${record}`)).status()).toBe(200);
  return record;
}
