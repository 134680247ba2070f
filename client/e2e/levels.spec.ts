/** Levels of bots, from the lobby to the table, and hints from the strongest. */

import { planTable } from "./lobby";
import { expect, expectAccessible, picture, test } from "./room";
import { sitAt } from "./tables";

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

test("a level is chosen for a game, and shown at the seats of bots", async ({ page }) => {
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await page.goto("/");
    await planTable(page, "flautz", 3);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio", { name: "hard" })).toBeVisible();
    await dialog.getByText("hard", { exact: true }).click();
    await expect(dialog).toContainText("They think before every decision.");
    await expectAccessible(page, `levels in the lobby, ${name}`);
    await picture(page, `levels-lobby-${name}`);
    await dialog.getByRole("button", { name: "Play now" }).click();
    await expect(page.locator(".table.mood-flautz")).toBeVisible();
    await expect(page.locator(".bot-mark").first()).toHaveAttribute("title", "bot, hard");
    await picture(page, `levels-table-${name}`);
  }
});

test("each bot has its own level in the waiting room", async ({ page }) => {
  await page.goto("/");
  await planTable(page, "fzzzt", 3);
  await page.getByRole("dialog").getByRole("button", { name: "Invite friends" }).click();
  for (const seat of [1, 2])
    await page.locator(`[data-seat="${seat}"]`).getByRole("button", { name: "Add a bot" }).click();
  await page
    .locator('[data-seat="2"]')
    .getByLabel(/^Level of/u)
    .selectOption("hard");
  await expect(page.locator('[data-seat="2"]')).toContainText("bot, hard");
  await expect(page.locator('[data-seat="1"]')).toContainText("bot, normal");
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await expectAccessible(page, `levels in the waiting room, ${name}`);
    await picture(page, `levels-waiting-${name}`);
  }
});

test("somebody among bots asks for a hint, by key and by menu", async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, { game: "flautz", seats: 3 });
  await expect(page.getByRole("button", { name: "Ask for a hint" })).toBeVisible();
  await page.keyboard.press("h");
  await expect(page.getByRole("status").filter({ hasText: "A hard bot would choose" })).toBeVisible();
  await expectAccessible(page, "a hint");
  await picture(page, "hint-desktop");
  await page.setViewportSize(SIZES.phone);
  await picture(page, "hint-phone");
  await page.reload();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ask for a hint" }).click();
  await expect(page.getByRole("status").filter({ hasText: "A hard bot would choose" })).toBeVisible();
});
