/** Two devices of one person: a game goes along by a code, and goes on at both until one of them leaves. */

import type { Browser, Page } from "@playwright/test";

import { arrive, playNow } from "./lobby";
import { play } from "./players/playing";
import { expect, expectAccessible, expectFits, LONG, listen, picture, test } from "./room";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Another device, at this address. */
async function phone(
  browser: Browser,
  address: string,
  locale = "en-GB",
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ ...PHONE, locale, reducedMotion: "reduce" });
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

const STORY = {
  en: {
    device: "Continue on another device",
    qr: "QR code of the link with the code",
    take: "Take over",
    got: "This game continues here",
    go: /^Continue/u,
    taken: "The other device has taken over.",
    stay: "Stay on both",
    used: "already used",
    leave: "Leave on this device",
    signOut: "Sign out the other device",
    sure: "Really? Only this device can play then",
    signedOut: "Only this device can play now.",
  },
  de: {
    device: "Auf anderem Gerät weiterspielen",
    qr: "QR-Code des Links mit dem Code",
    take: "Übernehmen",
    got: "Dieses Spiel geht hier weiter",
    go: /^Weiterspielen/u,
    taken: "Das andere Gerät hat übernommen.",
    stay: "Auf beiden bleiben",
    used: "schon benutzt",
    leave: "Auf diesem Gerät gehen",
    signOut: "Das andere Gerät abmelden",
    sure: "Wirklich? Dann spielt nur noch dieses Gerät",
    signedOut: "Jetzt kann nur noch dieses Gerät spielen.",
  },
  nl: {
    device: "Verder op een ander apparaat",
    qr: "QR-code van de link met de code",
    take: "Overnemen",
    got: "Dit spel gaat hier verder",
    go: /^Verder spelen/u,
    taken: "Het andere apparaat heeft het overgenomen.",
    stay: "Op allebei blijven",
    used: "al gebruikt",
    leave: "Weggaan op dit apparaat",
    signOut: "Het andere apparaat afmelden",
    sure: "Zeker weten? Dan speelt alleen dit apparaat nog",
    signedOut: "Nu kan alleen dit apparaat nog spelen.",
  },
} as const;

for (const [locale, words] of Object.entries(STORY))
  test.describe(locale, () => {
    test.use({ locale, ...(locale === "en" ? {} : PHONE) });

    test(
      "a game goes along to another device, goes on at both, and the old one leaves",
      locale === "en" ? {} : LONG,
      async ({ page, browser, excused }) => {
        // The old device asks for a code until there is none any more; a used one is refused.
        excused.push(/404/u);
        await page.goto("/");
        await playNow(page, "fzzzt");
        const table = page.url();
        await play(page, "fzzzt", { most: 2 });
        await page.goto("/");
        await page.getByRole("button", { name: words.device }).click();
        const offer = page.getByRole("dialog", { name: words.device });
        const code = await offeredCode(page);
        await expect(offer.getByRole("img", { name: `${words.qr} ${code}` })).toBeVisible();
        await expect(offer.getByRole("timer")).toContainText(/[45]:\d\d/u);
        await expectFits(page);
        await expectAccessible(page, "the offer");
        await picture(page, `devices-offered-${locale}`);

        const other = await phone(browser, new URL(`/take#${code.replaceAll(" ", "")}`, table).href, locale);
        await expect(other.page.getByLabel("Code", { exact: true })).toHaveValue(code);
        await expect(other.page).toHaveURL(/\/take$/u);
        await expectAccessible(other.page, "a code from another device");
        await picture(other.page, `devices-code-${locale}`);
        await other.page.getByRole("button", { name: words.take }).click();
        await expect(other.page.getByRole("heading", { name: words.got })).toBeFocused();
        await expectAccessible(other.page, "seats from another device");
        await expectFits(other.page);
        await picture(other.page, `devices-taken-${locale}`);
        await other.page.getByRole("link", { name: words.go }).click();
        await expect(other.page).toHaveURL(table);
        await arrive(other.page, "fzzzt");
        await play(other.page, "fzzzt", { most: 2 });

        await expect(offer.getByText(words.taken).last()).toBeVisible();
        await expectFits(page);
        await expectAccessible(page, "an offer that was taken up");
        await picture(page, `devices-gone-${locale}`);
        await offer.getByRole("button", { name: words.stay }).click();
        await page.getByRole("link", { name: words.go }).click();
        await arrive(page, "fzzzt");
        await play(page, "fzzzt", { most: 2 });
        await play(other.page, "fzzzt", { most: 2 });

        // One seat, by its table's menu; the code is typed, and the first one is worthless.
        await page.locator(".bar button:has(svg)").last().click();
        await page.getByRole("button", { name: words.device }).click();
        const second = await offeredCode(page);
        await other.page.goto("/take");
        await other.page.getByLabel("Code", { exact: true }).fill(code);
        await other.page.getByRole("button", { name: words.take }).click();
        await expect(other.page.getByRole("alert")).toContainText(words.used);
        await other.page.getByLabel("Code", { exact: true }).fill(second.toLowerCase());
        await other.page.getByRole("button", { name: words.take }).click();
        await expect(other.page.getByRole("link", { name: words.go })).toBeVisible();
        await offer.getByRole("button", { name: words.leave }).click();
        await expect(page).toHaveURL(/\/$/u);
        await expect(page.getByRole("link", { name: words.go })).toHaveCount(0);
        await other.page.getByRole("button", { name: words.signOut }).click();
        await other.page.getByRole("button", { name: words.sure }).click();
        await expect(other.page.getByText(words.signedOut)).toBeVisible();
        await expectFits(other.page);
        await other.page.getByRole("link", { name: words.go }).click();
        await arrive(other.page, "fzzzt");
        await play(other.page, "fzzzt", { most: 2 });
        expect(other.complaints.filter((text) => !/404/u.test(text))).toEqual([]);
        await other.page.context().close();
      },
    );
  });

test.describe("a device with another seat at the table", () => {
  test.use({ locale: "de", ...PHONE });

  test("chooses which one it keeps", async ({ page }) => {
    const post = async (path: string, data: object): Promise<Record<string, string>> =>
      (await (await page.request.post(`/api/${path}`, { data })).json()) as Record<string, string>;
    const { table, secret } = await post("tables", { game: "frantic", seats: 2, name: "Ann" });
    const own = await post(`tables/${table}/join`, { name: "Ben" });
    const { code } = await post("hand-overs", { seats: [{ table, secret }] });
    await page.addInitScript((held) => localStorage.setItem("parlour", JSON.stringify({ seats: [held] })), {
      table,
      secret: own["secret"],
      game: "frantic",
      at: 1,
      seat: 1,
    });
    await page.goto(`/take#${code}`);
    await page.getByRole("button", { name: STORY.de.take }).click();
    await expect(page.getByText("Auf diesem Gerät spielst du schon als Ben.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Ben bleiben" })).toBeVisible();
    await expect(page.getByRole("link", { name: STORY.de.go })).toHaveCount(0);
    await expectFits(page);
    await expectAccessible(page, "two seats");
    await picture(page, "devices-two-seats");
    await page.getByRole("button", { name: "Ann übernehmen" }).click();
    await expect(page.getByRole("link", { name: STORY.de.go })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("parlour"))).toContain(secret);
  });
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

const CANCEL = { en: "Cancel", de: "Abbrechen", nl: "Annuleren" } as const;

for (const language of ["en", "de", "nl"] as const)
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
      await page.getByRole("button", { name: STORY[language].device }).click();
      await offeredCode(page);
      await expectFits(page);
      await expectAccessible(page, `the offer in ${language}`);
      await picture(page, `devices-offer-${language}`);
      await page.getByRole("button", { name: CANCEL[language] }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.goto("/settings");
      await expect(page.getByRole("button", { name: STORY[language].device })).toBeVisible();
      await page.goto("/take");
      const code = page.getByLabel("Code", { exact: true });
      await code.fill("WWW MMM WWW");
      expect(await code.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
      await code.clear();
      await page.getByRole("button", { name: STORY[language].take }).click();
      await expect(page.getByRole("alert")).not.toBeEmpty();
      await expectFits(page);
      await expectAccessible(page, `a code in ${language}`);
      await picture(page, `devices-take-${language}`);
    });
  });
