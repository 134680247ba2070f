/** What a host may do with other players' seats, before and during a game. */

import { planTable } from "./lobby";
import { play } from "./players/playing";
import { expect, expectAccessible, LONG, test, visitor } from "./room";

/** Milliseconds: longer than the page waits for a confirmation. */
const HESITATION = 10_000;

test("a host sends somebody away, and lets bots play instead", LONG, async ({ page, browser }) => {
  await page.goto("/");
  await planTable(page, "flautz", 3);
  await page.getByRole("dialog").getByRole("button", { name: "Invite friends" }).click();
  await page.waitForURL(/\/table\//u);
  await page
    .getByRole("button", { name: /^Add a bot/u })
    .last()
    .click();
  await expect(page.getByText("bot, normal")).toBeVisible();

  const friend = await visitor(browser, page.url());
  await friend.page.getByLabel("Your name").first().fill("Ben");
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Everybody is seated.")).toBeVisible();
  await page.getByRole("button", { name: /^Start/u }).click();
  await expect(friend.page.locator(".table.theme-flautz")).toBeVisible();

  const address = friend.page.url();
  await friend.page.goto("about:blank");
  await page.getByRole("button", { name: "Menu" }).click();
  const ben = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Ben" });
  await ben.getByRole("button", { name: /^Let a bot play/u }).click();
  await expect(ben).toContainText("a bot plays");
  await expectAccessible(page, "the menu of a host");

  await friend.page.goto(address);
  // A player who returns plays on.
  await expect(ben).not.toContainText("a bot plays");
  // The page asks again after a late confirmation.
  await expect(async () => {
    await ben.getByRole("button", { name: /^Remove/u }).click({ timeout: HESITATION });
    await ben.getByRole("button", { name: /^Really remove/u }).click({ timeout: HESITATION });
  }).toPass();
  await expect(friend.page.getByRole("alert")).toContainText("Your seat was given away");
  await expect(friend.page.locator(".fan button.able")).toHaveCount(0);
  await expectAccessible(friend.page, "somebody who lost a seat");

  await page.keyboard.press("Escape");
  expect(await play(page, "flautz", { most: 4 })).toBe(4);
  expect(friend.complaints).toEqual([]);
  await friend.page.context().close();
});
