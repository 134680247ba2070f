/** All other pages, in each language, checked for accessibility. */

import { choose, playNow } from "./lobby";
import { GAMES, play } from "./players/playing";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";

const LANGUAGES = ["en", "de", "nl"] as const;
const PAGES = {
  lobby: "/",
  settings: "/settings",
  books: "/rules",
  rules: "/rules/frantic",
  gallery: "/gallery",
  games: "/games",
  privacy: "/privacy",
  admin: "/admin",
  daily: "/daily",
};

for (const locale of LANGUAGES)
  test.describe(locale, () => {
    test.use({ locale });
    // German has the longest words.
    const shorter = locale === "de" ? {} : LONG;

    test("every page is there", shorter, async ({ page }) => {
      for (const [name, path] of Object.entries(PAGES))
        for (const size of [
          { width: 1440, height: 900 },
          { width: 360, height: 740 },
        ]) {
          await page.setViewportSize(size);
          await page.goto(path);
          await expect(page.locator("h1")).toHaveCount(1);
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          await page.waitForLoadState("networkidle");
          await expectFits(page);
          // Only the words differ between languages, so one check is enough.
          if (locale === "en") await expectAccessible(page, `${name} at ${size.width}`);
          await picture(page, `${name}-${locale}-${size.width}`);
        }
    });

    test("everybody can use every page", LONG, async ({ page }) => {
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await expectAccessible(page, name);
      }
      for (const game of GAMES) {
        await page.goto("/");
        await playNow(page, game);
        await play(page, game, { most: 3 });
        await expectAccessible(page, game);
      }
    });

    test("each game speaks the language", LONG, async ({ page }) => {
      for (const game of GAMES) {
        await page.goto("/");
        await playNow(page, game);
        await play(page, game, { most: 3 });
        // A key that no language file has is shown unchanged.
        await expect(page.locator("body")).not.toContainText(
          /\b(table|fzzzt|frantic|flautz|lobby|told|ask)-[a-z]+-?[a-z]*\b/u,
        );
        await picture(page, `${game}-${locale}`);
      }
    });
  });

test("the language is changed once and remembered", async ({ page }) => {
  await page.goto("/");
  await choose(page.getByRole("radio", { name: "Deutsch" }));
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByText("Regeln").first()).toBeVisible();
});

test("a rule has an address, and the search finds it", async ({ page }) => {
  await page.goto("/rules/flautz#Z-13");
  await expect(page.locator("#Z-13")).toBeInViewport();
  await page.getByRole("searchbox").fill("royal");
  await expect(page.locator("#Z-18")).toBeVisible();
  await expect(page.locator("#Z-2")).toBeHidden();
});

for (const game of GAMES)
  test(
    `the hand of ${game} can be reached in a low window`,
    game === "frantic" ? {} : LONG,
    async ({ page }) => {
      await page.goto("/");
      await playNow(page, game);
      for (const size of [
        { width: 720, height: 450 },
        { width: 740, height: 360 },
        { width: 1280, height: 640 },
      ]) {
        await page.setViewportSize(size);
        await expectFits(page);
        const card = page.locator(".fan button").first();
        await card.scrollIntoViewIfNeeded();
        await expect(card).toBeInViewport({ ratio: 0.3 });
      }
    },
  );
