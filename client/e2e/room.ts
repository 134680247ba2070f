/** Fixtures: a server, a visitor whose page must not log errors, and accessibility checks. */

import AxeSource from "axe-core";
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type PageScreenshotOptions,
} from "@playwright/test";
import { fileURLToPath } from "node:url";

import { Server } from "./server";

export { expect };

/** Marks tests that are too long for `make test`; `make test-long` runs them. */
export const LONG = { tag: "@long" };

const PICTURES = fileURLToPath(new URL("../../build/e2e/pictures/", import.meta.url));

interface Own {
  readonly room: Server;
}

interface Fixtures {
  /** Errors that the test causes and expects. */
  readonly excused: RegExp[];
}

export const test = base.extend<Fixtures, Own>({
  room: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ room }, use) => use(room.url),
  // The server deals by the name of the test.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names
  extraHTTPHeaders: async ({}, use, { titlePath, repeatEachIndex }) =>
    use({ "x-test": encodeURIComponent([...titlePath, repeatEachIndex].join(" ")) }),
  excused: async ({ context }, use) => {
    const excused: RegExp[] = [];
    const complaints = listen(context);
    await use(excused);
    expect(complaints.filter((text) => !excused.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

// Every test checks for errors, also those that expect none.
test.beforeEach(({ excused }) => void excused);

/** Playwright says so on each page that tries. */
const BLOCKED = /Service Worker registration blocked by Playwright/u;

/** Collects the errors and warnings of all pages of a browser. */
export function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("console", (message) => {
    const isBad = message.type() === "error" || message.type() === "warning";
    if (isBad && !BLOCKED.test(message.text())) complaints.push(message.text());
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  return complaints;
}

/** A visitor on another machine. */
export async function visitor(
  browser: Browser,
  address: string,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
  });
  const complaints = listen(context);
  const page = await context.newPage();
  await page.goto(address);
  return { page, complaints };
}

/**
 * Notices what stands there for a moment only, also after a reload: the page itself looks out for it, from now
 * on, however late the test comes to ask.
 */
export async function lookOut(page: Page, selector: string, text: string): Promise<() => Promise<void>> {
  const begin = (wanted: { selector: string; text: string }): void => {
    const look = (): void => {
      const found = [...document.querySelectorAll(wanted.selector)];
      if (!found.some((one) => one.textContent?.includes(wanted.text))) return;
      Object.assign(window, { isSeen: true });
      observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  };
  await page.addInitScript(begin, { selector, text });
  await page.evaluate(begin, { selector, text });
  return async () => void (await page.waitForFunction(() => "isSeen" in window));
}

/** Checks the accessibility of the page. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AxeSource.source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof AxeSource };
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.slice(0, 4).map((node) => `${node.target.join(" ")} ${node.failureSummary ?? ""}`),
    }));
  });
  expect.soft(found, what).toEqual([]);
}

/** Saves a screenshot of the page, if they are asked for. */
export async function picture(page: Page, name: string, how: PageScreenshotOptions = {}): Promise<void> {
  if (process.env["PICTURES"] === undefined) return;
  await page.screenshot({ path: `${PICTURES}${name}.png`, ...how });
}

/** Checks that the page does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  // On phones, the layout viewport grows with a page that is too wide.
  const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  // The layout follows a change of size a moment later.
  await expect.poll(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
