/** People on different machines: an invitation, a game, a spectator and a host. */

import { planShort, planTable, tableOf } from "./lobby";
import { GAMES, play } from "./players/playing";
import { expect, expectAccessible, LONG, picture, test, visitor } from "./room";
import { sitAt } from "./tables";

/** The number of actions before two people chat. */
const THINGS = 8;

for (const game of GAMES)
  test(
    `two browsers play ${game} against each other`,
    game === "fzzzt" ? {} : LONG,
    async ({ page, browser }) => {
      await page.goto("/");
      await planShort(page, game);
      await expectAccessible(page, "a new table");
      await picture(page, `${game}-new-table`);
      await page.getByRole("dialog").getByRole("button", { name: "Invite friends" }).click();
      await page.waitForURL(/\/table\//u);
      await expect(page.getByRole("button", { name: /^Start/u })).toBeVisible();
      await expectAccessible(page, "the waiting room");
      await picture(page, `${game}-invite`);

      const friend = await visitor(browser, page.url());
      await friend.page.getByLabel("Your name").first().fill("<b>Ben</b> & Söhne");
      await friend.page.getByRole("button", { name: "Sit down" }).click();
      await expect(page.getByText("<b>Ben</b> & Söhne").first()).toBeVisible();
      await page.getByRole("button", { name: /^Start/u }).click();

      const watcher = await visitor(browser, page.url());
      await expect(watcher.page.locator(`.table.theme-${game}`)).toBeVisible();
      await expect(watcher.page.locator(".fan button.able")).toHaveCount(0);

      const others = [friend.page];
      expect(await play(page, game, { others, most: THINGS })).toBeGreaterThanOrEqual(THINGS);
      // A line for each round, and one for each auction or turn.
      await expect(page.locator(".rail li").nth(1)).toBeAttached();
      await expectAccessible(watcher.page, "as a spectator");
      await picture(watcher.page, `${game}-watched`);

      await friend.page.getByRole("button", { name: "Hello!" }).click();
      await expect(page.locator(".rail .said").last()).toContainText("Hello!");
      await page.getByPlaceholder("Say something").fill("<script>alert(1)</script>");
      await page.getByPlaceholder("Say something").press("Enter");
      await expect(friend.page.locator(".rail .said").last()).toContainText("<script>alert(1)</script>");

      expect([...friend.complaints, ...watcher.complaints]).toEqual([]);
      await Promise.all([friend.page.context().close(), watcher.page.context().close()]);
    },
  );

test("two browsers play a game to its end", LONG, async ({ page, browser }) => {
  await page.goto("/");
  await planShort(page, "flautz");
  await page.getByRole("dialog").getByRole("button", { name: "Invite friends" }).click();
  await page.waitForURL(/\/table\//u);
  const friend = await visitor(browser, page.url());
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Everybody is seated.")).toBeVisible();
  await page.getByRole("button", { name: /^Start/u }).click();
  const watcher = await visitor(browser, page.url());
  await play(page, "flautz", { others: [friend.page] });
  for (const player of [page, friend.page, watcher.page])
    await expect(player.locator(".end .next")).toBeVisible();
  await expectAccessible(friend.page, "the end, for a guest");
  await picture(friend.page, "flautz-guest-end");
  expect([...friend.complaints, ...watcher.complaints]).toEqual([]);
  await Promise.all([friend.page.context().close(), watcher.page.context().close()]);
});

test(
  "a host pauses, a guest lets a bot play and comes back, and moves are taken back",
  LONG,
  async ({ page, browser }) => {
    await page.goto("/");
    await planTable(page, "flautz", 2);
    await page.getByRole("dialog").getByRole("button", { name: "Invite friends" }).click();
    await page.waitForURL(/\/table\//u);
    const friend = await visitor(browser, page.url());
    await friend.page.getByRole("button", { name: "Sit down" }).click();
    await expect(page.getByText("Everybody is seated.")).toBeVisible();
    await page.getByRole("button", { name: /^Start/u }).click();
    await expect(friend.page.locator(".table.theme-flautz")).toBeVisible();

    await page.getByRole("button", { name: "Menu" }).click();
    await expectAccessible(page, "the menu");
    await picture(page, "menu");
    await page.getByRole("dialog").getByRole("button", { name: "Pause" }).click();
    await page.keyboard.press("Escape");
    await expect(friend.page.locator(".strips")).toContainText("The game is paused.");
    await page.locator(".strips").getByRole("button", { name: "Resume" }).click();
    await expect(friend.page.locator(".strips")).not.toContainText("The game is paused.");

    await friend.page.getByRole("button", { name: "Menu" }).click();
    await friend.page.getByRole("button", { name: "Let a bot play for me" }).click();
    await expect(friend.page.locator(".strips")).toContainText("A bot is playing for you.");
    await friend.page.getByRole("button", { name: "I am back" }).click();
    await expect(friend.page.locator(".strips")).not.toContainText("A bot is playing for you.");

    // The friend's page shows the bot's move; the host's page may show it later.
    const free = "button.focus:not([aria-disabled=true])";
    const mover = (await friend.page.locator(free).count()) > 0 ? friend.page : page;
    const other = mover === page ? friend.page : page;
    await mover.locator(free).click();
    await expect(mover.locator("button.focus")).toHaveAttribute("aria-disabled", "true");
    await mover.getByRole("button", { name: "Menu" }).click();
    await mover.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await other.locator(".strips").getByRole("button", { name: "All right" }).click();
    await expect(mover.locator("button.focus")).toHaveAttribute("aria-disabled", "false");

    await friend.page.getByRole("button", { name: "Menu" }).click();
    await friend.page.getByRole("button", { name: "Leave the table" }).click();
    await friend.page.getByRole("alertdialog").getByRole("button", { name: "Leave the table" }).click();
    await friend.page.waitForURL((url) => url.pathname === "/");
    expect(tableOf(page)).not.toBe("");
    await play(page, "flautz", { most: 4 });
    expect(friend.complaints).toEqual([]);
    await friend.page.context().close();
  },
);

test("a clock runs down, and a bot decides when it has", LONG, async ({ page }) => {
  await sitAt(page, { game: "flautz", seats: 2, clock: { kind: "move", seconds: 3 } });
  await expect(page.locator(".clock").first()).toBeVisible();
  await expect(page.locator(".rail li").filter({ hasText: /^You /u }).nth(1)).toBeVisible();
});
