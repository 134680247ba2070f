/** The room as an app: on the home screen, without a connection, and after an upgrade. */

import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { WHOLE_BROWSER } from "./browser";
import { putBuild, UPGRADED, upgradeBuild } from "./pages-of-builds";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";
import { Server } from "./server";

const PHONE = { width: 360, height: 740 };
/** What browsers log about a server that is away, and about files that are gone. */
const AWAY = [
  /Failed to load resource/u,
  /ERR_/u,
  /Failed to fetch/u,
  /dynamically imported module/u,
  /Refused to apply style/u,
  /WebSocket/u,
];

/** The service worker controls the page, so it has everything it needs. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

async function withServer(use: (server: Server) => Promise<void>, options: string[] = []): Promise<void> {
  const server = await Server.start("localhost", options);
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

const ABOUT = {
  en: "Play card games in the browser",
  de: "Spiel Kartenspiele im Browser",
  nl: "Speel kaartspellen in de browser",
};

for (const [locale, about] of Object.entries(ABOUT))
  test(`Chromium would install the room in ${locale}`, locale === "en" ? {} : LONG, async ({ room }) => {
    const folder = mkdtempSync(join(tmpdir(), "parlour-profile-"));
    let context: BrowserContext | null = null;
    try {
      // A private window cannot install anything.
      context = await chromium.launchPersistentContext(folder, {
        executablePath: WHOLE_BROWSER,
        ignoreDefaultArgs: ["--headless"],
        args: ["--headless=new", "--no-sandbox", "--disable-gpu", `--lang=${locale}`],
        locale,
        viewport: PHONE,
      });
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto(room.url);
      await expect(page.locator(".tint-fzzzt")).toBeVisible();
      const session = await context.newCDPSession(page);
      const { errors, data } = await session.send("Page.getAppManifest");
      expect(errors).toEqual([]);
      expect(JSON.parse(data ?? "{}")).toMatchObject({ lang: locale, display: "standalone" });
      expect(JSON.parse(data ?? "{}").description).toContain(about);
      expect(await session.send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
    } finally {
      await context?.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

const INSTALL = { en: "Install", de: "Installieren", nl: "Installeren" };
const NO_ANSWER = {
  en: "The server does not answer.",
  de: "Der Server antwortet nicht.",
  nl: "De server antwoordt niet.",
};

for (const locale of ["en", "de", "nl"] as const)
  test.describe(locale, () => {
    test.use({ locale, viewport: PHONE, serviceWorkers: "allow" });

    test("the settings offer to install it, and the browser is asked once", LONG, async ({ page }) => {
      await page.goto("/settings");
      await expect(page.locator("h1")).toBeVisible();
      await page.evaluate(() => {
        const offer = new Event("beforeinstallprompt", { cancelable: true });
        Object.assign(offer, { prompt: async () => Object.assign(window, { isAsked: true }) });
        dispatchEvent(offer);
      });
      const install = page.getByRole("button", { name: INSTALL[locale], exact: true });
      await expectFits(page);
      await picture(page, `install-${locale}`, { fullPage: true });
      await install.click();
      await page.waitForFunction(() => "isAsked" in window);
      await expect(install).toHaveCount(0);
    });

    test(
      "without a connection, the lobby says so",
      locale === "de" ? {} : LONG,
      async ({ page, excused }) => {
        excused.push(...AWAY);
        await withServer(async (server) => {
          await page.goto(server.url);
          await untilKept(page);
          await server.crash();
          for (const path of ["/", "/table/abcdefgh12345678", "/games"]) {
            await page.goto(server.url + path);
            await expect(page.locator("html")).toHaveAttribute("lang", locale);
          }
          await expect(page.locator("h1")).toBeVisible();
          await page.getByRole("link", { name: "Parlour" }).click();
          await expect(page.locator(".tint-flautz")).toBeVisible();
          await expect(page.getByText(NO_ANSWER[locale])).toBeVisible();
          await expectFits(page);
          await expectAccessible(page, "the lobby without a connection");
          await picture(page, `offline-${locale}`);
          await server.open();
          await expect(page.getByText(NO_ANSWER[locale])).toHaveCount(0);
        });
      },
    );
  });

test.describe("after an upgrade", () => {
  test.use({ serviceWorkers: "allow" });

  const build = (page: Page): Promise<string | null> =>
    page.evaluate(() => document.querySelector("script[type=module]")?.getAttribute("src") ?? null);

  test("nobody gets old code", async ({ page, context, excused }) => {
    excused.push(...AWAY);
    const folder = mkdtempSync(join(tmpdir(), "parlour-page-"));
    await putBuild(folder);
    try {
      await withServer(
        async (server) => {
          await page.goto(server.url);
          await untilKept(page);
          expect(await build(page)).not.toContain(UPGRADED);
          const other = await context.newPage();
          await other.goto(server.url);
          await expect(other.locator(".tint-fzzzt")).toBeVisible();
          await server.crash();
          await upgradeBuild(folder);
          await server.open();
          // A page that was open needs a file that is gone.
          await other.getByRole("link", { name: "Settings" }).click();
          await expect(other.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
          expect(await build(other)).toContain(UPGRADED);
          // A page that is opened is the new one at once.
          await page.goto(`${server.url}/rules`);
          expect(await build(page)).toContain(UPGRADED);
          await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`shell-${UPGRADED}`]);
          // So is the shell.
          await server.crash();
          await page.goto(server.url);
          await expect(page.locator(".tint-fzzzt")).toBeVisible();
          expect(await build(page)).toContain(UPGRADED);
        },
        ["--page", folder],
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
