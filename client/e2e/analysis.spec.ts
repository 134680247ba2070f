/** The analysis of a finished game in its replay. */

import type { Page } from "@playwright/test";

import { recorded } from "./replays";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

async function openAnalysis(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Analysis", exact: true });
  if ((page.viewportSize()?.width ?? 0) < 700) await page.getByRole("button", { name: "Menu" }).click();
  await button.click();
}

test("a replay tells what everybody could have done, by mouse, keyboard and on a phone", async ({ page }) => {
  const record = await recorded(page, "flautz", 2, { arena: "swift", goal: 1 });
  await page.setViewportSize(DESK);
  await page.goto(`/replay/${record}`);
  const slider = page.getByRole("slider", { name: "Move" });
  await expect(slider).toHaveValue("0");
  await openAnalysis(page);
  const panel = page.getByRole("region", { name: "Analysis" });
  await expect(panel.getByRole("heading", { name: "The moments that decided the game" })).toBeVisible({
    timeout: 120_000,
  });
  await expect(panel.getByText(/knowing only what .* knew/u)).toBeVisible();
  await expect(panel.getByText("Played", { exact: true })).toBeVisible();
  await expect(panel.getByText(/^(Best|No clearly better choice)$/u)).toBeVisible();
  await expect(panel.locator(".chance").first()).toHaveText(/^\d+%\s± \d+$/u);
  await expectAccessible(page, "the analysis");
  await picture(page, "analysis-1280");

  const chart = panel.getByRole("slider", { name: "Win probability over the course of the game" });
  await chart.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("1");
  await expect(chart).toHaveAttribute("aria-valuetext", /^Move 1 of \d+: .*%/u);
  await chart.click({ position: { x: 4, y: 20 } });
  await expect(slider).toHaveValue(/^[0-2]$/u);

  const moment = panel.getByRole("listitem").getByRole("button", { name: /^Move/u }).first();
  const number = /Move (\d+)/u.exec((await moment.textContent()) ?? "")?.[1];
  await moment.click();
  await expect(slider).toHaveValue(String(Number(number) - 1));
  await expect(panel.getByRole("heading", { name: `Move ${number}: what` })).toBeVisible();

  await page.setViewportSize(PHONE);
  await picture(page, "analysis-360");
  await expectAccessible(page, "the analysis on a phone");
  await panel.getByRole("button", { name: "Close the analysis" }).click();
  await expect(panel).toHaveCount(0);

  // It is kept, and its marks are there at once.
  await page.reload();
  await openAnalysis(page);
  await expect(panel.getByRole("heading", { name: "The moments that decided the game" })).toBeVisible();
});

const TITLES = {
  de: ["Analyse", "Die Momente, die das Spiel entschieden"],
  nl: ["Analyse", "De momenten die het spel beslisten"],
} as const;

for (const [locale, game, seats] of [
  ["de", "fzzzt", 4],
  ["nl", "frantic", 3],
] as const)
  test.describe(locale, () => {
    test.use({ locale });

    test(`an analysis of ${game} fits the screens`, LONG, async ({ page }) => {
      const [name, title] = TITLES[locale];
      const record = await recorded(page, game, seats, game === "frantic" ? { limit: 40 } : {});
      await page.setViewportSize(DESK);
      await page.goto(`/replay/${record}#3`);
      await page.getByRole("button", { name, exact: true }).click();
      const panel = page.locator(".analysis");
      await expect(panel.getByRole("heading", { name: title })).toBeVisible({ timeout: 600_000 });
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        await expectFits(page);
        const body = panel.locator(".body");
        expect(
          await body.evaluate((element) => element.scrollWidth - element.clientWidth),
        ).toBeLessThanOrEqual(0);
        await picture(page, `analysis-${game}-${size.width}`);
        await expectAccessible(page, `the analysis of ${game}`);
      }
    });
  });
