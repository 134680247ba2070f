/** Another game after the first: everybody is asked, and nobody loses sight of the result. */

import { type Browser, expect, type Page } from "@playwright/test";

import { sitAt } from "./tables";
import { boxesOf, expectApart } from "./boxes";
import { expectAccessible, LONG, picture, test, visitor } from "./room";

/** Two people whose bots play a short game to its end. */
async function playedOut(page: Page, browser: Browser): Promise<{ friend: Page; complaints: string[] }> {
  const answer = await page.request.post("/api/tables", {
    data: { game: "flautz", seats: 2, name: "Ann", options: { goal: 1, arena: "swift" } },
  });
  const { table, secret } = (await answer.json()) as { table: string; secret: string };
  await page.addInitScript((seat) => localStorage.setItem("parlour", JSON.stringify({ seats: [seat] })), {
    ...{ table, secret, game: "flautz", at: 1 },
  });
  await page.goto(`/table/${table}`);
  const { page: friend, complaints } = await visitor(browser, page.url());
  await friend.getByLabel("Your name").first().fill("Ben");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Everybody is seated.")).toBeVisible();
  await page.getByRole("button", { name: /^Start/u }).click();
  for (const player of [page, friend]) {
    await player.getByRole("button", { name: "Menu" }).click();
    await player.getByRole("button", { name: "Let a bot play for me" }).click();
  }
  for (const player of [page, friend]) await expect(player.locator(".end .next")).toBeVisible();
  return { friend, complaints };
}

test("the next game begins when everybody wants it, and nobody is dragged along", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { friend, complaints } = await playedOut(page, browser);
  await page.locator(".next").getByRole("button", { name: "again" }).click();
  const ben = page.locator(".next li").filter({ hasText: "Ben" });
  await expect(ben.getByText("is still looking at the result")).toBeVisible();
  const rows = await page
    .locator(".next .button")
    .evaluateAll((all) => new Set(all.map((button) => Math.round(button.getBoundingClientRect().top))).size);
  expect(rows).toBe(2);
  await expectApart(page.locator(".next .who"), page.locator(".next .rest"));
  const [who] = await boxesOf(page.locator(".next .who"));
  const [again] = await boxesOf(page.getByRole("button", { name: "Not after all" }));
  expect(who?.bottom).toBeGreaterThan(again?.top ?? Infinity);
  await expect(friend.locator(".next li").filter({ hasText: "Ann" })).toContainText("is ready");
  await expect(friend.getByRole("region", { name: "The result" })).toBeVisible();
  await picture(page, "rematch-asked");
  await picture(friend, "rematch-guest");
  await page.getByRole("button", { name: "Not after all" }).click();
  await expect(friend.locator(".next li")).toHaveCount(0);
  await page.locator(".next").getByRole("button", { name: "again" }).click();
  await friend.locator(".next").getByRole("button", { name: "again" }).click();
  for (const player of [page, friend]) {
    await expect(player.locator(".end > .next")).toHaveCount(0);
    await expect(player.locator(".table.theme-flautz")).toBeVisible();
    // The bots played the last game only.
    await expect(player.locator(".strips")).not.toContainText("A bot is playing for you.");
  }
  expect(complaints).toEqual([]);
  await friend.context().close();
});

test("a host who goes on alone leaves the others their result", LONG, async ({ page, browser }) => {
  const { friend } = await playedOut(page, browser);
  await page.locator(".next").getByRole("button", { name: "again" }).click();
  await page.getByRole("button", { name: "To the waiting room" }).click();
  await expect(page.locator('[data-seat="1"]')).toContainText("Still looking at the result");
  const colours = await page
    .locator("[data-seat] .face")
    .evaluateAll((all) => all.map((face) => getComputedStyle(face).backgroundColor));
  expect(new Set(colours).size).toBe(2);
  await expectAccessible(page, "the waiting room");
  await picture(page, "waiting-colours");
  await expect(page.getByRole("button", { name: /^Start/u })).toHaveAttribute("aria-disabled", "true");
  await expect(friend.locator(".end .result")).toBeVisible();
  await friend.locator(".next").getByRole("button", { name: "again" }).click();
  await expect(friend.getByText("You have a seat.")).toBeVisible();
  await page.getByRole("button", { name: /^Start/u }).click();
  for (const player of [page, friend]) await expect(player.locator(".table.theme-flautz")).toBeVisible();
  await friend.context().close();
});

test("against bots one press is enough", async ({ page }) => {
  await sitAt(page, { game: "flautz", seats: 3, options: { goal: 1, arena: "swift" } });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await page.locator(".next").getByRole("button", { name: "again" }).click();
  await expect(page.locator(".end > .next")).toHaveCount(0);
  await expect(page.locator(".table.theme-flautz")).toBeVisible();
});
