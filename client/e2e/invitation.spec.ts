/** The waiting room on a small laptop: everything is visible, with a short code, seat changes and chat. */

import { expect, type Page } from "@playwright/test";

import { expectApart } from "./boxes";
import { expectAccessible, picture, test, visitor } from "./room";

async function openTable(page: Page, game: string, seats: number): Promise<string> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const answer = await page.request.post("/api/tables", { data: { game, seats, name: "Ann" } });
  const { table, secret } = (await answer.json()) as { table: string; secret: string };
  await page.addInitScript((seat) => localStorage.setItem("parlour", JSON.stringify({ seats: [seat] })), {
    ...{ table, secret, game, at: 1 },
  });
  await page.goto(`/table/${table}`);
  await expect(page.getByRole("button", { name: /^Start/u })).toBeVisible();
  return table;
}

for (const [game, seats] of [
  ["fzzzt", 4],
  ["frantic", 8],
  ["flautz", 5],
] as const)
  test(`an invitation to ${game} is not cut off at 1280 × 800`, async ({ page }) => {
    await openTable(page, game, seats);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(800);
    for (const name of [/^Start/u, "Copy"])
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    const rows = page.locator("[data-seat]");
    await expect(rows).toHaveCount(seats);
    await expect(rows.last()).toBeInViewport({ ratio: 1 });
    await expectApart(rows, page.getByRole("button", { name: /^Start/u }));
    await expect(page.getByRole("img", { name: /^QR code/u })).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".share").getByText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/u)).toBeInViewport({ ratio: 1 });
    await picture(page, `${game}-invitation-1280`);
  });

test("a friend joins by the code, both chat and change seats", async ({ page, browser, baseURL }) => {
  const table = await openTable(page, "flautz", 3);
  const code = await page.locator(".share b").innerText();
  const { page: friend, complaints } = await visitor(browser, baseURL ?? "");
  await friend.getByRole("button", { name: /code/iu }).click();
  await friend.getByLabel(/^Code or link/u).fill(code.toLowerCase());
  await friend.keyboard.press("Enter");
  await friend.waitForURL(`**/table/${table}`);
  await friend.getByLabel("Your name").first().fill("Ben");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.locator('[data-seat="1"]')).toContainText("Ben");

  await friend.getByRole("button", { name: "Hello!" }).click();
  await expect(page.getByRole("log")).toContainText("Ben Hello!");
  await page.getByPlaceholder("Say something").fill("Sit beside me");
  await page.keyboard.press("Enter");
  await expect(friend.getByRole("log")).toContainText("Ann Sit beside me");

  await friend.locator('[data-seat="2"]').getByRole("button", { name: "Sit here" }).click();
  await expect(page.locator('[data-seat="2"]')).toContainText("Ben");
  await expect(friend.locator('[data-seat="2"]')).toContainText("You");
  // Chat lines keep the names of their authors.
  await expect(page.getByRole("log")).toContainText("Ben Hello!");
  await page.locator('[data-seat="1"]').getByRole("button", { name: "Add a bot" }).click();
  await page.locator('[data-seat="1"]').getByRole("button", { name: "Sit here" }).click();
  await expect(page.locator('[data-seat="1"]')).toContainText("You");
  await expect(page.locator('[data-seat="0"]')).toContainText("bot, normal");
  await expectAccessible(page, "the waiting room with a chat");
  await picture(page, "waiting-room-chat");
  await page.getByRole("button", { name: /^Start/u }).click();
  for (const player of [page, friend]) await expect(player.locator(".table.theme-flautz")).toBeVisible();
  expect(complaints).toEqual([]);
  await friend.context().close();
});

test("a seat for a program is offered on demand only", async ({ page }) => {
  await openTable(page, "flautz", 2);
  await expect(page.locator("[data-seat]").getByText(/program/iu)).toHaveCount(0);
  await page.getByRole("button", { name: "Keep a seat for a program" }).click();
  await page.getByLabel("Name of the program").fill("Robot");
  await page.getByRole("button", { name: "Keep the seat" }).click();
  await expect(page.getByLabel("Token")).toBeVisible();
});

test("a code that nobody has is refused in words", async ({ page, excused }) => {
  excused.push(/404/u);
  await page.goto("/");
  await page.getByRole("button", { name: /code/iu }).click();
  await page.getByLabel(/^Code or link/u).fill("zzz zzz");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "No table is waiting" })).toBeVisible();
});
