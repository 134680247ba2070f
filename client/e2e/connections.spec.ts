/** What goes wrong between a page and its server: reloads, restarts, several tabs. */

import { playNow } from "./lobby";
import { cardOnTurn, handOf, play } from "./players/playing";
import { expect, lookOut, test } from "./room";
import { Server } from "./server";

test("a reload in the middle of a game goes on where it was", async ({ page }) => {
  await page.goto("/");
  await playNow(page, "flautz");
  await play(page, "flautz", { most: 6 });
  // Nothing changes during the player's own turn, but the result of a match may cover the hand.
  await cardOnTurn(page, "flautz");
  const before = await handOf(page);
  const isBack = await lookOut(page, ".strips", "back");
  await page.reload();
  await isBack();
  await expect.poll(() => handOf(page)).toEqual(before);
  await expect(page.locator(".rail li").first()).toBeAttached();
  await play(page, "flautz", { most: 6 });
});

test("an unfinished game is offered on return", async ({ page }) => {
  await page.goto("/");
  await playNow(page, "fzzzt");
  const address = page.url();
  await page.goto("/");
  await page.getByRole("link", { name: /^continue/iu }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(".table.theme-fzzzt")).toBeVisible();
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
    const isBack = await lookOut(page, ".strips", "back");
    await server.open();
    await isBack();
    await expect(page.locator(".strips .warn")).toBeHidden();
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
  const showTheSame = async (): Promise<void> => {
    expect(await handOf(page)).not.toEqual([]);
    expect(await handOf(other)).toEqual(await handOf(page));
  };
  await expect(showTheSame).toPass();
  await play(page, "fzzzt", { most: 3 });
  await expect(showTheSame).toPass();
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
