/** Consent to studies: chosen for a table before anybody joins, and shown to everybody who does. */

import type { Page } from "@playwright/test";

import { planTable, tableOf } from "./lobby";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";
import { sitAt } from "./tables";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
/** By language: the switch, and what those who join are told. */
const WORDS = {
  en: ["Games may be studied without names", "The games at this table may be studied without names"],
  de: [
    "Spiele dürfen ohne Namen ausgewertet werden",
    "dürfen ohne Namen ausgewertet werden: Karten und Züge",
  ],
  nl: [
    "Spellen mogen zonder namen worden onderzocht",
    "mogen zonder namen worden onderzocht: kaarten en zetten",
  ],
} as const;

async function studyOf(page: Page): Promise<unknown> {
  const answer = await page.request.get(`/api/tables/${tableOf(page)}`);
  return ((await answer.json()) as { study: unknown }).study;
}

for (const locale of ["en", "de", "nl"] as const)
  test.describe(locale, () => {
    test.use({ locale, viewport: PHONE });
    const [label, told] = WORDS[locale];

    const part = locale === "de" ? {} : LONG;

    test(
      "a host consents by keyboard, and a guest is told before sitting down",
      part,
      async ({ page, browser }) => {
        await page.goto("/");
        await planTable(page, "fzzzt", 3);
        const dialog = page.getByRole("dialog");
        await dialog.locator("summary").first().click();
        const box = dialog.getByRole("switch", { name: label });
        await expect(box).not.toBeChecked();
        await box.focus();
        await page.keyboard.press("Space");
        await expect(box).toBeChecked();
        await expect(box).toHaveAccessibleDescription(/chat/iu);
        await expect(box).toBeInViewport({ ratio: 1 });
        await expectFits(page);
        await expectAccessible(page, `consent in the dialog, ${locale}`);
        await picture(page, `study-dialog-${locale}`);
        await dialog.locator(".actions .room-button").last().click();
        await page.waitForURL(/\/table\//u);
        const choice = page.locator("dl > div").filter({ hasText: label });
        await expect(choice.locator("dd")).toHaveText(locale === "en" ? "yes" : "ja");
        expect(await studyOf(page)).toBe(true);

        const context = await browser.newContext({ locale, viewport: PHONE, reducedMotion: "reduce" });
        const guest = await context.newPage();
        await guest.goto(page.url());
        await expect(guest.locator("footer").getByText(told)).toBeInViewport({ ratio: 1 });
        await expectFits(guest);
        await expectAccessible(guest, `consent in the waiting room, ${locale}`);
        await picture(guest, `study-guest-${locale}`);
        await context.close();
      },
    );
  });

test("nobody consents by accident", async ({ page }) => {
  await page.goto("/");
  await planTable(page, "flautz", 2);
  const dialog = page.getByRole("dialog");
  await dialog.locator("summary").first().click();
  await dialog.getByRole("switch", { name: WORDS.en[0] }).click();
  await page.keyboard.press("Escape");
  // It is chosen for one table, and not remembered for the next.
  await planTable(page, "flautz", 2);
  await page.getByRole("dialog").getByRole("button", { name: "Invite friends" }).click();
  await page.waitForURL(/\/table\//u);
  const choice = page.locator("dl > div").filter({ hasText: WORDS.en[0] });
  await expect(choice.locator("dd")).toHaveText("no");
  expect(await studyOf(page)).toBe(false);
});

test("the menu of a table tells of the consent", async ({ page }) => {
  for (const study of [true, false]) {
    await page.setViewportSize(DESKTOP);
    await sitAt(page, { game: "flautz", seats: 2, study });
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("dialog").getByText(WORDS.en[1])).toHaveCount(study ? 1 : 0);
      await expectFits(page);
      if (study) await expectAccessible(page, `the menu at ${size.width}`);
      if (study) await picture(page, `study-menu-${size.width}`);
      await page.keyboard.press("Escape");
    }
  }
});
