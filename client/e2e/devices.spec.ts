/** Two devices of one person: a game goes along by a code, and goes on at both until one of them leaves. */

import type { Browser, Page } from "@playwright/test";

import { arrive, playNow } from "./lobby";
import { play } from "./players/playing";
import { expect, expectAccessible, expectFits, listen, picture, test } from "./room";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Another device, at this address. */
async function phone(browser: Browser, address: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ ...PHONE, locale: "en-GB", reducedMotion: "reduce" });
  const complaints = listen(context);
  const page = await context.newPage();
  await page.goto(address);
  return { page, complaints };
}

/** What the dialog shows. */
async function offeredCode(page: Page): Promise<string> {
  const code = page.getByRole("dialog").locator(".ways b");
  await expect(code).toHaveText(/^[A-Z2-9]{3} [A-Z2-9]{3} [A-Z2-9]{3}$/u);
  return (await code.textContent()) ?? "";
}

test("a game goes along to another device, goes on at both, and the old one leaves", async ({
  page,
  browser,
  excused,
}) => {
  // The old device asks for a code until there is none any more; a used one is refused.
  excused.push(/404/u);
  await page.goto("/");
  await playNow(page, "fzzzt");
  const table = page.url();
  await play(page, "fzzzt", { most: 2 });
  await page.goto("/");
  await page.getByRole("button", { name: "Continue on another device" }).click();
  const offer = page.getByRole("dialog", { name: "Continue on another device" });
  const code = await offeredCode(page);
  await expect(offer.getByRole("img", { name: `QR code of the link with the code ${code}` })).toBeVisible();
  await expect(offer.getByRole("timer")).toContainText(/[45]:\d\d/u);
  await expectAccessible(page, "the offer");
  await picture(page, "devices-offer");

  const other = await phone(browser, new URL(`/take#${code.replaceAll(" ", "")}`, table).href);
  await expect(other.page.getByLabel("Code")).toHaveValue(code);
  await expect(other.page).toHaveURL(/\/take$/u);
  await expectAccessible(other.page, "a code from another device");
  await picture(other.page, "devices-take");
  await other.page.getByRole("button", { name: "Take over" }).click();
  await expect(other.page.getByRole("heading", { name: "This game goes on here" })).toBeFocused();
  await expectAccessible(other.page, "seats from another device");
  await expectFits(other.page);
  await picture(other.page, "devices-taken");
  await other.page.getByRole("link", { name: /^Continue/u }).click();
  await expect(other.page).toHaveURL(table);
  await arrive(other.page, "fzzzt");
  await play(other.page, "fzzzt", { most: 2 });

  await expect(offer.getByText("The other device has taken over.").last()).toBeVisible();
  await expectAccessible(page, "an offer that was taken up");
  await picture(page, "devices-gone");
  await offer.getByRole("button", { name: "Stay on both" }).click();
  await page.getByRole("link", { name: /^Continue/u }).click();
  await arrive(page, "fzzzt");
  await play(page, "fzzzt", { most: 2 });
  await play(other.page, "fzzzt", { most: 2 });

  // One seat, by its table's menu; the code is typed, and the first one is worthless.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Continue on another device" }).click();
  const second = await offeredCode(page);
  await other.page.goto("/take");
  await other.page.getByLabel("Code").fill(code);
  await other.page.getByRole("button", { name: "Take over" }).click();
  await expect(other.page.getByRole("alert")).toContainText("already used");
  await other.page.getByLabel("Code").fill(second.toLowerCase());
  await other.page.getByRole("button", { name: "Take over" }).click();
  await expect(other.page.getByRole("link", { name: /^Continue/u })).toBeVisible();
  await offer.getByRole("button", { name: "Leave on this device" }).click();
  await expect(page).toHaveURL(/\/$/u);
  await expect(page.getByRole("link", { name: /^Continue/u })).toHaveCount(0);
  await other.page.getByRole("link", { name: /^Continue/u }).click();
  await arrive(other.page, "fzzzt");
  await play(other.page, "fzzzt", { most: 2 });
  expect(other.complaints.filter((text) => !/404/u.test(text))).toEqual([]);
  await other.page.context().close();
});

test("the new device signs the old one out", async ({ page, browser, excused }) => {
  excused.push(/404/u);
  await page.goto("/");
  await playNow(page, "flautz");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Continue on another device" }).click();
  const code = (await offeredCode(page)).replaceAll(" ", "");
  const other = await phone(browser, new URL("/", page.url()).href);
  // A code of a hand-over is understood where codes of tables are.
  await other.page.getByRole("button", { name: "Join with a code" }).click();
  await other.page.getByRole("textbox", { name: "Code or link of the table" }).fill(code);
  await other.page.keyboard.press("Enter");
  await other.page.getByRole("button", { name: "Take over" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay on both" }).click();
  await other.page.getByRole("button", { name: "Sign out the other device" }).click();
  await other.page.getByRole("button", { name: "Really?" }).click();
  await expect(other.page.getByText("Only this device can play now.")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "signed this one out" })).toBeVisible();
  await expect(page.locator(".fan button.able")).toHaveCount(0);
  await expectAccessible(page, "signed out");
  await picture(page, "devices-signed-out");
  await other.page.getByRole("link", { name: /^Continue/u }).click();
  await arrive(other.page, "flautz");
  await play(other.page, "flautz", { most: 2 });

  // At the table, where the connection has to change its secret as well.
  await other.page.getByRole("button", { name: "Menu" }).click();
  await other.page.getByRole("button", { name: "Sign out other devices" }).click();
  await other.page.getByRole("button", { name: "Really?" }).click();
  await expect(other.page.getByRole("dialog")).toHaveCount(0);
  await play(other.page, "flautz", { most: 2 });
  await expect(other.page.getByRole("alert").filter({ hasText: "watching" })).toHaveCount(0);
  expect(other.complaints).toEqual([]);
  await other.page.context().close();
});

const WORDS = {
  en: ["Continue on another device", "Cancel", "Take over"],
  de: ["Auf anderem Gerät weiterspielen", "Abbrechen", "Übernehmen"],
  nl: ["Verder op een ander apparaat", "Annuleren", "Overnemen"],
} as const;

for (const [language, [other, cancel, take]] of Object.entries(WORDS))
  test.describe(() => {
    test.use(PHONE);
    test(`the hand-over fits on a phone in ${language}`, async ({ page }) => {
      const opened = await page.request.post("/api/tables", {
        data: { game: "frantic", seats: 2, name: "Ann" },
      });
      const { table, secret } = (await opened.json()) as { table: string; secret: string };
      const seats = [{ table, secret, game: "frantic", at: 1, seat: 0 }];
      await page.addInitScript((state) => localStorage.setItem("parlour", JSON.stringify(state)), {
        language,
        seats,
      });
      await page.goto("/");
      await page.getByRole("button", { name: other }).click();
      await offeredCode(page);
      await expectFits(page);
      await expectAccessible(page, `the offer in ${language}`);
      await picture(page, `devices-offer-${language}`);
      await page.getByRole("button", { name: cancel }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.goto("/settings");
      await expect(page.getByRole("button", { name: other })).toBeVisible();
      await page.goto("/take");
      const code = page.getByLabel("Code", { exact: true });
      await code.fill("WWW MMM WWW");
      expect(await code.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
      await code.clear();
      await page.getByRole("button", { name: take }).click();
      await expect(page.getByRole("alert")).not.toBeEmpty();
      await expectFits(page);
      await expectAccessible(page, `a code in ${language}`);
      await picture(page, `devices-take-${language}`);
    });
  });
