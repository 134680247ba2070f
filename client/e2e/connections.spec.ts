/** What goes wrong between a page and its server: reloads, restarts, several tabs. */

import type { Page } from "@playwright/test";

import { playNow } from "./lobby";
import { play } from "./players/playing";
import { expect, test } from "./room";
import { Server } from "./server";

/** The own cards. */
function hand(page: Page): Promise<(string | null)[]> {
  return page.locator(".fan button").evaluateAll((all) => all.map((one) => one.ariaLabel));
}

test("a reload in the middle of a game goes on where it was", async ({ page }) => {
  await page.goto("/");
  await playNow(page, "flautz");
  await play(page, "flautz", { most: 6 });
  await expect(page.locator(".cards .fan button.able").first()).toBeVisible();
  const before = await hand(page);
  await page.reload();
  await expect(page.locator(".strips")).toContainText(/back/u);
  await expect.poll(() => hand(page)).toEqual(before);
  await expect(page.locator(".rail li").first()).toBeAttached();
  await play(page, "flautz", { most: 6 });
});

test("an unfinished game is offered on return", async ({ page }) => {
  await page.goto("/");
  await playNow(page, "fzzzt");
  const address = page.url();
  await page.goto("/");
  const offer = page
    .getByRole("link", { name: /continue/iu })
    .or(page.getByRole("button", { name: /continue/iu }));
  await offer.first().click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(".table.mood-fzzzt")).toBeVisible();
});

test("a server that is lost and comes back loses nothing", async ({ page, excused }) => {
  excused.push(/WebSocket|Failed to load resource|ERR_CONNECTION/u);
  const server = await Server.start();
  try {
    await page.goto(server.url);
    await playNow(page, "fzzzt");
    await play(page, "fzzzt", { most: 4 });
    await server.crash();
    await expect(page.locator(".strips .warn")).toBeVisible();
    await server.open();
    await expect(page.locator(".strips .warn")).toBeHidden({ timeout: 30_000 });
    await expect(page.locator(".strips")).toContainText(/back/u);
    expect(await play(page, "fzzzt", { most: 6 })).toBe(6);
  } finally {
    await server.close();
  }
});

test("two tabs of one seat show the same", async ({ page, context }) => {
  await page.goto("/");
  await playNow(page, "fzzzt");
  const other = await context.newPage();
  await other.goto(page.url());
  await expect.poll(() => hand(other)).toEqual(await hand(page));
  await play(page, "fzzzt", { most: 6 });
  await expect.poll(async () => (await hand(other)).join() === (await hand(page)).join()).toBe(true);
  expect(await play(other, "fzzzt", { most: 2 })).toBe(2);
});

test("who does not exist is told so", async ({ page, excused }) => {
  excused.push(/404/u);
  await page.goto("/table/nosuchtable");
  await expect(page.getByText("There is no table nosuchtable.")).toBeVisible();
  await page.goto("/nowhere/at/all");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page.locator(".tile")).toHaveCount(3);
});
