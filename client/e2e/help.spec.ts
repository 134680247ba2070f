/** Help: guided games, the table in words, rules of cards. */

import { playNow } from "./lobby";
import { click, edgeOf, type as keys } from "./players/hands";
import { cardOnTurn, GAMES, TURNS } from "./players/playing";
import { expect, expectAccessible, picture, test } from "./room";

/** So many hints come early in any course of a first game. */
const ENOUGH = 4;

for (const game of GAMES)
  test(`the first game of ${game} is guided`, async ({ page }) => {
    await page.goto("/");
    await page
      .locator(`.tint-${game}`)
      .getByRole("button", { name: /First game/u })
      .first()
      .click();
    await page.waitForURL(/\/table\//u);
    const bubble = page.locator(".bubble");
    const heard = new Set<string>();
    const end = Date.now() + 90_000;
    while (heard.size < ENOUGH && Date.now() < end) {
      if (await bubble.isVisible()) {
        // The moment of a hint may pass while it is being read.
        const text = await bubble
          .locator("p")
          .innerText({ timeout: 1000 })
          .catch(() => null);
        if (text === null) continue;
        if (heard.size === 0) {
          await expectAccessible(page, "a hint");
          await picture(page, `${game}-lesson`);
        }
        await bubble
          .getByRole("button", { name: "Got it" })
          .click({ timeout: 1000 })
          .then(
            () => heard.add(text),
            () => undefined,
          );
      } else if (!(await TURNS[game](page, click).catch(() => false))) await page.waitForTimeout(30);
    }
    expect(heard.size).toBe(ENOUGH);
    await page.reload();
    await expect(page.locator(`.table.mood-${game}`)).toBeVisible();
    for (const text of heard) await expect(bubble.getByText(text, { exact: true })).toHaveCount(0);
  });

for (const game of GAMES)
  test(`${game} can be played in words`, async ({ page }) => {
    await page.goto("/settings");
    await page.evaluate(() =>
      localStorage.setItem("parlour", JSON.stringify({ preferences: { text: true } })),
    );
    await page.goto("/");
    await page.locator(`.tint-${game} .play .action`).first().click();
    await page.waitForURL(/\/table\//u);
    const choices = page.locator(".text .choices button:enabled");
    await expect(choices.first()).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, "in words");
    await picture(page, `${game}-words`);
    for (let done = 0; done < 8; done += 1) {
      await expect(choices.first()).toBeVisible({ timeout: 20_000 });
      await keys(page, choices.first());
      await page.waitForTimeout(150);
    }
    expect(await page.locator(".text ol li").count()).toBeGreaterThan(3);
  });

test("a card that does not fit says why, by which rule", async ({ page }) => {
  await page.goto("/");
  await playNow(page, "frantic");
  const unfit = page.locator(".hand .fan button[aria-disabled=true]").first();
  await expect(async () => {
    // The first card may ask the dealer for something; and all cards may fit.
    const isAsked = await page.locator(".frantic dialog[open]").isVisible();
    if (isAsked || (await unfit.count()) === 0) await TURNS.frantic(page, click);
    // What cannot be chosen can be touched all the same.
    await unfit.click({ force: true, position: await edgeOf(unfit), timeout: 1000 });
    await expect(page.locator(".why")).toContainText(/\(R-\d+\)/u, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
});

test("any card opens its rule", async ({ page }) => {
  await page.goto("/");
  for (const game of GAMES) {
    await page.goto("/");
    await playNow(page, game);
    const card = await cardOnTurn(page, game);
    await card.click({ button: "right", force: true, position: await edgeOf(card) });
    const help = page.getByRole("dialog");
    await expect(help.getByRole("link", { name: "All rules" })).toBeVisible();
    await expectAccessible(page, `help of ${game}`);
    await picture(page, `${game}-help`);
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
  }
});
