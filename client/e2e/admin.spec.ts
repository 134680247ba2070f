/** For whoever runs the room: reports from the chat, the admin page, and the privacy note. */

import type { Browser, Page } from "@playwright/test";

import { click, type as keys, type Use } from "./players/hands";
import { expect, expectAccessible, expectFits, listen, LONG, picture, test as base } from "./room";
import { Server } from "./server";

const TOKEN = "a-token-for-tests-that-is-long-enough";

const test = base.extend<object, { room: Server }>({
  room: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names
    async ({}, use) => {
      const server = await Server.start("localhost", [], { environment: { PARLOUR_ADMIN_TOKEN: TOKEN } });
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
});

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const WORDS = {
  en: {
    admin: "Room administration",
    token: "Token",
    open: "Open",
    wrong: "This is not the operator’s token.",
    report: "Report this message from Ben",
    reporting: "Report a message",
    reason: "Spam or advertising",
    send: "Report",
    thanks: "Thank you. The message was reported.",
    reports: /^Reports \(\d+\)/u,
    mute: /^Mute Ben/u,
    muted: "Muted (1)",
    unmute: /^Unmute/u,
    done: /^Done Ben/u,
    none: "There are no open reports.",
    close: /^Close Fzzzt!/u,
    sure: /^Close for good/u,
    closed: "This table was closed",
    refused: /has muted your connection/u,
    privacy: "Privacy",
    kept: "Deleted 90 days after anything last happened there.",
    log: "Log and chat",
  },
  de: {
    admin: "Salonverwaltung",
    token: "Token",
    open: "Öffnen",
    wrong: "Das ist nicht das Token für die Verwaltung.",
    report: "Diese Nachricht von Ben melden",
    reporting: "Nachricht melden",
    reason: "Spam oder Werbung",
    send: "Melden",
    thanks: "Danke. Die Nachricht ist gemeldet.",
    reports: /^Meldungen \(\d+\)/u,
    mute: /^Stummschalten Ben/u,
    muted: "Stummgeschaltet (1)",
    unmute: /^Freigeben/u,
    done: /^Erledigt Ben/u,
    none: "Es gibt keine offenen Meldungen.",
    close: /^Schließen Fzzzt!/u,
    sure: /^Endgültig schließen/u,
    closed: "Dieser Tisch wurde geschlossen",
    refused: /deinen Anschluss stummgeschaltet/u,
    privacy: "Datenschutz",
    kept: "Gelöscht 90 Tage, nachdem dort zuletzt etwas geschah.",
    log: "Verlauf und Chat",
  },
  nl: {
    admin: "Salonbeheer",
    token: "Token",
    open: "Openen",
    wrong: "Dit is niet het token van de beheerder.",
    report: "Dit bericht van Ben melden",
    reporting: "Bericht melden",
    reason: "Spam of reclame",
    send: "Melden",
    thanks: "Bedankt. Het bericht is gemeld.",
    reports: /^Meldingen \(\d+\)/u,
    mute: /^Dempen Ben/u,
    muted: "Gedempt (1)",
    unmute: /^Dempen opheffen/u,
    done: /^Afgehandeld Ben/u,
    none: "Er zijn geen openstaande meldingen.",
    close: /^Sluiten Fzzzt!/u,
    sure: /^Voorgoed sluiten/u,
    closed: "Deze tafel is gesloten",
    refused: /heeft je verbinding gedempt/u,
    privacy: "Privacy",
    kept: "Verwijderd 90 dagen nadat er voor het laatst iets gebeurde.",
    log: "Verloop en chat",
  },
};
type Words = (typeof WORDS)["en"];

interface Held {
  readonly table: string;
  readonly secret: string;
  readonly seat: number;
}

/** A table of Ann and Ben. */
async function tableOfTwo(page: Page): Promise<readonly [Held, Held]> {
  const opened = await page.request.post("/api/tables", { data: { game: "fzzzt", seats: 2, name: "Ann" } });
  const ann = (await opened.json()) as Held;
  const joined = await page.request.post(`/api/tables/${ann.table}/join`, { data: { name: "Ben" } });
  const ben = (await joined.json()) as Held;
  const headers = { authorization: `Bearer ${ann.secret}` };
  await page.request.post(`/api/tables/${ann.table}/start`, { headers });
  return [ann, ben];
}

/** Somebody else, with the same language and screen. */
async function secondBrowser(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    serviceWorkers: "block",
    baseURL: new URL(page.url()).origin,
    locale: await page.evaluate(() => navigator.language),
    viewport: page.viewportSize(),
  });
  const complaints = listen(context);
  context.on("close", () => expect(complaints.filter((text) => !/404/u.test(text))).toEqual([]));
  return context.newPage();
}

async function sit(page: Page, { table, secret, seat }: Held): Promise<void> {
  await page.goto("/settings");
  await page.evaluate((held) => localStorage.setItem("parlour", JSON.stringify({ seats: [held] })), {
    ...{ table, secret, seat, game: "fzzzt", at: 1 },
  });
  await page.goto(`/table/${table}`);
  await expect(page.locator(".table")).toBeVisible();
}

/** The chat, which on phones is behind its handle. */
async function openChat(page: Page, words: Words): Promise<void> {
  const input = page.locator(".rail form input");
  if (!(await input.isVisible())) {
    const handle = page.locator(".rail .handle");
    if (await handle.isVisible()) await handle.click();
    else await page.getByRole("button", { name: words.log }).first().click();
  }
  await expect(input).toBeVisible();
}

async function say(page: Page, words: Words, text: string): Promise<void> {
  await openChat(page, words);
  await page.locator(".rail form input").fill(text);
  await page.locator(".rail form button").click();
}

async function signIn(page: Page, words: Words, use: Use): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel(words.token).fill("not the token at all");
  await use(page, page.getByRole("button", { name: words.open, exact: true }));
  await expect(page.getByRole("alert")).toHaveText(words.wrong);
  await expectAccessible(page, "the wrong token");
  await page.getByLabel(words.token).fill(TOKEN);
  await use(page, page.getByRole("button", { name: words.open, exact: true }));
  await expect(page.getByRole("heading", { name: words.reports })).toBeVisible();
}

async function reportBen(page: Page, browser: Browser, words: Words, name: string, use: Use): Promise<Page> {
  const [ann, ben] = await tableOfTwo(page);
  await sit(page, ann);
  const bens = await secondBrowser(browser, page);
  await sit(bens, ben);
  await say(bens, words, "Buy my cards!");
  await openChat(page, words);
  await use(page, page.getByRole("button", { name: words.report }));
  const dialog = page.getByRole("dialog", { name: words.reporting });
  await dialog.getByRole("radio", { name: words.reason }).check();
  await expectAccessible(page, "reporting a message");
  await expectFits(page);
  await picture(page, `report-${name}`);
  await use(page, dialog.getByRole("button", { name: words.send, exact: true }));
  await expect(dialog.getByRole("status")).toHaveText(words.thanks);
  await page.keyboard.press("Escape");
  return bens;
}

for (const [locale, words, size, use] of [
  ["en", WORDS.en, DESK, keys],
  ["en", WORDS.en, PHONE, click],
  ["de", WORDS.de, PHONE, keys],
  ["nl", WORDS.nl, PHONE, keys],
] as const)
  test.describe(`${locale}-${size.width}`, () => {
    test.use({ locale });

    test(
      "a message is reported, its sender muted, and the table closed",
      locale === "en" && size === DESK ? {} : LONG,
      async ({ page, browser, context, excused }) => {
        // The browser notes a refused request.
        excused.push(/403|404/u);
        await page.setViewportSize(size);
        const bens = await reportBen(page, browser, words, `${locale}-${size.width}`, use);
        const operator = await context.newPage();
        await operator.setViewportSize(size);
        await signIn(operator, words, use);
        const report = operator.locator("section", {
          has: operator.getByRole("heading", { name: words.reports }),
        });
        await expect(report.locator(".reported")).toContainText("Buy my cards!");
        await expectAccessible(operator, "the admin page");
        await expectFits(operator);
        await picture(operator, `admin-${locale}-${size.width}`, { fullPage: true });

        await use(operator, report.getByRole("button", { name: words.mute }));
        await expect(operator.getByRole("heading", { name: words.muted })).toBeVisible();
        await say(bens, words, "Still here");
        await expect(bens.getByText(words.refused)).toBeVisible();
        await use(operator, operator.getByRole("button", { name: words.unmute }));
        await expect(operator.getByRole("heading", { name: words.muted })).toHaveCount(0);

        // The table is closed from the list or, in English, from the report, which has it when the game is over, too.
        const dismiss = async (): Promise<void> => {
          await use(operator, report.getByRole("button", { name: words.done }));
          await expect(operator.getByText(words.none)).toBeVisible();
        };
        if (locale !== "en") await dismiss();
        await use(
          operator,
          locale === "en"
            ? report.getByRole("button", { name: "Close the table Fzzzt!" })
            : operator.getByRole("button", { name: words.close }).first(),
        );
        await operator.getByRole("button", { name: words.sure }).press("Enter");
        for (const player of [page, bens]) {
          await expect(player.getByRole("heading", { name: words.closed })).toBeVisible();
          await expectAccessible(player, "a closed table");
        }
        await picture(page, `closed-${locale}-${size.width}`);
        if (locale === "en") await dismiss();
        // Nothing leads back there, and the token ends with the tab.
        await page.reload();
        await expect(page.locator(".table")).toHaveCount(0);
        await operator.reload();
        await expect(operator.getByRole("heading", { name: words.reports })).toBeVisible();
        expect(await operator.evaluate(() => JSON.stringify(localStorage))).not.toContain(TOKEN);
        expect(operator.url()).not.toContain(TOKEN);
      },
    );
  });

for (const locale of ["en", "de", "nl"] as const)
  test.describe(locale, () => {
    test.use({ locale });
    const words = WORDS[locale];

    test("the operator signs in by keyboard on a phone", async ({ page, excused }) => {
      excused.push(/403/u);
      await page.setViewportSize(PHONE);
      await signIn(page, words, keys);
      await expectAccessible(page, "the admin page on a phone");
      await expectFits(page);
    });

    test("the privacy note says what is kept", locale === "en" ? {} : LONG, async ({ page }) => {
      for (const view of [DESK, PHONE]) {
        await page.setViewportSize(view);
        await page.goto("/");
        await page.locator("footer").getByRole("link", { name: words.privacy }).click();
        await expect(page.getByRole("heading", { name: words.privacy, level: 1 })).toBeVisible();
        await expect(page.getByText(words.kept)).toBeVisible();
        await expectAccessible(page, "the privacy note");
        await expectFits(page);
        await picture(page, `privacy-${locale}-${view.width}`, { fullPage: true });
      }
      await page.goto("/settings");
      await page.getByRole("main").getByRole("link", { name: words.privacy }).click();
      await expect(page).toHaveURL(/\/privacy$/u);
    });
  });

base(
  "a room without an operator has no admin page, and nothing to report",
  async ({ page, browser, excused }) => {
    excused.push(/404/u);
    await page.goto("/admin");
    await page.getByLabel("Token").fill(TOKEN);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.getByText("This room has no administration page.")).toBeVisible();
    await expectAccessible(page, "no admin page");
    const [ann, ben] = await tableOfTwo(page);
    const bens = await secondBrowser(browser, page);
    await sit(page, ann);
    await sit(bens, ben);
    await say(bens, WORDS.en, "Hello");
    await openChat(page, WORDS.en);
    await expect(page.locator(".rail .said")).toContainText("Hello");
    await expect(page.getByRole("button", { name: WORDS.en.report })).toHaveCount(0);
  },
);
