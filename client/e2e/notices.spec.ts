/** A game over days: everybody comes back for their turn, and is told when it is. */

import type { Page } from "@playwright/test";

import { WHOLE_BROWSER } from "./browser";
import { choose, tableOf } from "./lobby";
import { play } from "./players/playing";
import { PushEndpoint } from "./push-endpoint";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";
import { Server } from "./server";

// The browser without a user interface shows no notifications.
test.use({
  launchOptions: {
    executablePath: WHOLE_BROWSER,
    ignoreDefaultArgs: ["--headless"],
    args: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  },
});

const HOUR = 3_600_000;
const OPTIONS = [
  ...["--notice-network", "127.0.0.0/8", "--push-service", "127.0.0.1"],
  ...[
    "--notice-delay",
    "0.3",
    "--smtp",
    "127.0.0.1:9",
    "--smtp-tls",
    "none",
    "--smtp-sender",
    "room@cards.example",
  ],
];
const WORDS = {
  en: {
    days: "in days",
    day: "1 day",
    waits: "the game waits",
    play: "Play now",
    tell: "Tell me when it is my turn",
    here: "Tell me in this browser",
    own: "This browser",
    others: "Other ways",
    quiet: "Quiet hours",
    turn: "Fzzzt!: it is your turn",
    left: "You have 24 hours left.",
    state: /It is your turn\s*· 4 hr left/u,
    go: /^Continue/u,
    stop: "Stop",
  },
  de: {
    days: "in Tagen",
    day: "1 Tag",
    waits: "das Spiel wartet",
    play: "Sofort spielen",
    tell: "Sag mir, wann ich dran bin",
    here: "In diesem Browser Bescheid sagen",
    own: "Dieser Browser",
    others: "Andere Wege",
    quiet: "Ruhezeiten",
    turn: "Fzzzt!: Du bist am Zug",
    left: "Du hast noch 24 Stunden.",
    state: /Du bist dran\s*· noch 4 Std\./u,
    go: /^Weiterspielen/u,
    stop: "Abstellen",
  },
  nl: {
    days: "in dagen",
    day: "1 dag",
    waits: "het spel wacht",
    play: "Meteen spelen",
    tell: "Vertel me wanneer ik aan de beurt ben",
    here: "Vertel het me in deze browser",
    own: "Deze browser",
    others: "Andere manieren",
    quiet: "Stille uren",
    turn: "Fzzzt!: jij bent aan de beurt",
    left: "Je hebt nog 24 uur.",
    state: /Jouw beurt\s*· nog 4 uur/u,
    go: /^Verder/u,
    stop: "Stopzetten",
  },
};

async function openMenu(page: Page): Promise<void> {
  await page.locator(".bar button:has(svg)").last().click();
}

for (const [locale, words] of Object.entries(WORDS))
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 360, height: 740 }, serviceWorkers: "allow" });

    test("a slow game goes on over days", locale === "en" ? {} : LONG, async ({ page, context, excused }) => {
      excused.push(/Failed to load resource|ERR_|WebSocket/u);
      const endpoint = await PushEndpoint.open();
      const server = await Server.start("localhost", OPTIONS);
      try {
        await endpoint.serve(context);
        await page.goto(server.url);
        await page.locator(".tint-fzzzt .change").click();
        const plan = page.getByRole("dialog");
        await choose(plan.getByRole("radio", { name: "2", exact: true }));
        await plan.locator("summary").first().click();
        await choose(plan.getByRole("radio", { name: words.days, exact: true }));
        await choose(plan.getByRole("radio", { name: words.day, exact: true }));
        await expect(plan.getByRole("radio", { name: words.waits, exact: true })).toBeChecked();
        await expectFits(page);
        await expectAccessible(page, "the choice of a slow game");
        await picture(page, `slow-table-${locale}`);
        await plan.getByRole("button", { name: words.play }).click();
        await page.waitForURL(/\/table\//u);
        const table = tableOf(page);

        // It is your turn as soon as the bot has moved.
        await expect.poll(() => asked(page)).toContain(0);
        await page.evaluate(() => navigator.serviceWorker.ready);
        await openMenu(page);
        await page.getByRole("button", { name: words.tell }).click();
        const dialog = page.getByRole("dialog", { name: words.tell });
        await dialog.locator("summary", { hasText: words.others }).click();
        await dialog.getByRole("switch", { name: words.quiet }).click();
        await expectFits(page);
        await expectAccessible(page, "the dialog about notices");
        await picture(page, `notices-${locale}`);
        await dialog.getByRole("switch", { name: words.quiet }).click();
        await dialog.getByRole("button", { name: words.here }).click();
        await expect(dialog.getByText(words.own, { exact: true })).toBeVisible();
        await picture(page, `notices-on-${locale}`);
        await expectAccessible(page, "a subscription");
        expect(endpoint.notices).toEqual([]);

        // Whoever is away is told.
        await page.goto("about:blank");
        await expect.poll(() => endpoint.notices.length).toBe(1);
        const notice = { title: words.turn, text: words.left, path: `/table/${table}`, tag: table };
        expect(endpoint.notices).toEqual([notice]);

        // Twenty hours later, after a restart, the lobby says how long there is.
        await server.crash();
        await server.open(20 * HOUR - 60_000);
        await page.goto(server.url);
        await expect(page.getByText(words.state)).toBeVisible();
        await expectFits(page);
        await picture(page, `slow-lobby-${locale}`);
        await showNotice(page, JSON.stringify(notice), words.turn);
        await page.getByRole("link", { name: words.go }).click();
        await page.waitForURL(`**/table/${table}`);
        const before = await version(page);
        await play(page, "fzzzt", { until: async () => (await version(page)) > before });
        await expect.poll(() => asked(page)).toContain(0);
        await page.goto("about:blank");
        await expect.poll(() => endpoint.notices.length).toBe(2);

        // Two days later the time is up, and the game waits.
        await server.crash();
        await server.open(68 * HOUR);
        await page.goto(`${server.url}/table/${table}`);
        await openMenu(page);
        await page.getByRole("button", { name: words.tell }).click();
        await dialog.getByRole("button", { name: words.stop }).click();
        await expect(dialog.getByText(words.own, { exact: true })).toHaveCount(0);
        expect(endpoint.notices.length).toBe(2);

        // A browser that forgets everything is told nothing more.
        await dialog.getByRole("button", { name: words.here }).click();
        await expect(dialog.getByText(words.own, { exact: true })).toBeVisible();
        const secret = await page.evaluate(
          () => (JSON.parse(localStorage.getItem("parlour") ?? "") as Stored).seats[0]?.secret,
        );
        await page.goto(`${server.url}/settings`);
        const forget = page.locator("section.room-panel").last().getByRole("button");
        await forget.click();
        await forget.click();
        const subscriptions = async (): Promise<unknown> =>
          (
            await page.request.get(`${server.url}/api/tables/${table}/notices`, {
              headers: { authorization: `Bearer ${secret}` },
            })
          ).json();
        await expect.poll(subscriptions).toEqual([]);
      } finally {
        endpoint.close();
        await server.close();
      }
    });
  });

/** What the browser knows about its seats. */
interface Stored {
  readonly seats: readonly { readonly secret: string }[];
}

/** What the server tells everybody about the table on the page. */
async function told(page: Page, part = ""): Promise<unknown> {
  const answer = await page.request.get(`${new URL(page.url()).origin}/api/tables/${tableOf(page)}${part}`);
  return answer.json();
}

/** The seats that have to decide. */
async function asked(page: Page): Promise<readonly number[]> {
  return ((await told(page)) as { asked: number[] }).asked;
}

async function version(page: Page): Promise<number> {
  return ((await told(page, "/story")) as { version: number }).version;
}

/** What the test uses of a service worker. */
interface WorkerScope extends Pick<EventTarget, "dispatchEvent"> {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (to: string) => Promise<null> };
  readonly PushEvent: new (type: string, more: { data: string }) => Event;
  readonly NotificationEvent: new (type: string, more: { notification: Notification }) => Event;
}

/** The service worker gets the message, shows it, and opens the table when it is clicked. */
async function showNotice(page: Page, message: string, title: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const worker = page.context().serviceWorkers()[0];
  if (worker === undefined) throw new Error("There is no service worker.");
  const opened = await worker.evaluate(async (data) => {
    const scope = self as unknown as WorkerScope;
    const waited: Promise<unknown>[] = [];
    const dispatch = async (event: Event): Promise<void> => {
      Object.assign(event, { waitUntil: (done: Promise<unknown>) => waited.push(done) });
      scope.dispatchEvent(event);
      await Promise.all(waited);
    };
    await dispatch(new scope.PushEvent("push", { data }));
    const [notification] = await scope.registration.getNotifications();
    if (notification === undefined) return null;
    // Windows open only for people.
    let path = "";
    scope.clients.openWindow = async (to) => {
      path = to;
      return null;
    };
    await dispatch(new scope.NotificationEvent("notificationclick", { notification }));
    return { title: notification.title, path };
  }, message);
  expect(opened).toEqual({ title, path: (JSON.parse(message) as { path: string }).path });
}
