/** Tables whose cards others have too: a server on a certain day, and games that are played to their end at once. */

import { type Browser, expect, type Page } from "@playwright/test";

import { tableOf } from "./lobby";
import { listen } from "./room";
import { Server } from "./server";

const NOON = Date.UTC(2027, 2, 10, 12);
const DAY = 86_400_000;

/** A server at noon, so that no test meets midnight unless it wants to. */
export function serverAtNoon(): Promise<Server> {
  return Server.start("localhost", [], { ahead: NOON - Date.now() });
}

/** Lets a day pass while the server runs. */
export async function nextDay(server: Server): Promise<void> {
  const headers = { "x-test-ahead": String(NOON + DAY - Date.now()) };
  expect((await fetch(`${server.url}/api/daily`, { headers })).ok).toBe(true);
}

export interface Look {
  readonly locale: string;
  readonly size: { readonly width: number; readonly height: number };
}

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** Somebody with a browser of their own. */
export async function person(
  browser: Browser,
  name: string,
  address: string,
  { locale, size }: Look,
): Promise<{ page: Page; complaints: string[] }> {
  const isPhone = size.width < 700;
  const context = await browser.newContext({
    viewport: size,
    locale,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...(isPhone ? { hasTouch: true, isMobile: true } : {}),
  });
  const complaints = listen(context);
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate((called) => localStorage.setItem("parlour", JSON.stringify({ name: called })), name);
  await page.reload();
  return { page, complaints };
}

/** Both players see the same, as soon as both are asked. */
export async function expectSameCards(one: Page, other: Page): Promise<void> {
  await expect
    .poll(async () => {
      const [first, second] = [await cardsOf(one), await cardsOf(other)];
      return first.join() === second.join() ? "the same" : [first, second];
    })
    .toBe("the same");
}

async function cardsOf(page: Page): Promise<readonly string[]> {
  const cards = page.locator(".stage [data-spot]");
  await expect(cards.first()).toBeVisible();
  return cards.evaluateAll((found) =>
    found.map((one) => `${one.getAttribute("data-spot")} ${one.getAttribute("aria-label") ?? ""}`),
  );
}

/** Plays on at the same seat, always with the choice at this place, until the game is over. */
export async function finish(page: Page, place = 0): Promise<void> {
  await page.evaluate(
    async ([table, place]) => {
      const { seats } = JSON.parse(localStorage.getItem("parlour") ?? "{}") as {
        seats: { table: string; secret: string }[];
      };
      const secret = seats.find((held) => held.table === table)?.secret;
      const socket = new WebSocket(`ws://${location.host}/api/socket`);
      const send = (message: object): void => socket.send(JSON.stringify(message));
      await new Promise<void>((resolve) => {
        let moves = 0;
        socket.onopen = () => send({ type: "open", id: "open-again", table, secret });
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as {
            type: string;
            version: number;
            info?: { status: string };
            choices?: [string, number][];
          };
          if (told.info?.status === "over") return resolve();
          const { choices = [], version } = told;
          const move = choices[Math.min(place, choices.length - 1)]?.[0];
          if (move !== undefined) send({ type: "move", id: `quick-${(moves += 1)}`, version, move });
        };
      });
      socket.close();
    },
    [tableOf(page), place] as const,
  );
  await expect(page.locator(".end .next")).toBeVisible();
}
