/** Your games: everything this browser has played, as a list and as statistics. */

import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";

import { writeHistory } from "../src/history/history-file";
import { arrive, playNow } from "./lobby";
import { manyGames } from "./played";
import { play } from "./players/playing";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";

/** A game of FLAUTZ! that is over after a few moves. */
const SHORT = {
  ...{ game: "flautz", seats: 2, name: "Ann", bots: { 1: "easy" }, start: true },
  options: { goal: 1, arena: "any,any,any" },
};

/** Plays it to its end; from then on the browser knows the seat as if it had been taken there. */
async function playShort(page: Page): Promise<void> {
  const answer = await page.request.post("/api/tables", { data: SHORT });
  const { table, secret, seat } = (await answer.json()) as { table: string; secret: string; seat: number };
  await page.evaluate((held) => localStorage.setItem("parlour", JSON.stringify({ seats: [held] })), {
    ...{ table, secret, seat, game: SHORT.game, at: 1 },
  });
  await page.goto(`/table/${table}`);
  await arrive(page, "flautz");
  await play(page, "flautz");
}

const rows = (page: Page) => page.locator(".row");

async function load(page: Page, text: string): Promise<void> {
  const file = { name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
}

test("a finished game is listed, counted, replayed, saved and brought back", async ({ page }) => {
  await page.goto("/games");
  await expect(page.getByRole("heading", { name: "Nothing played to the end yet" })).toBeVisible();
  await expectAccessible(page, "no games yet");
  await picture(page, "games-empty");
  await playShort(page);
  await page.goto("/games");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/FLAUTZ!\s*(?:Won|2nd of 2)/u);
  await expect(rows(page)).toContainText(/with .+ \(easy\)/u);
  await expect(rows(page)).toContainText(/\d+ moves · 1 min · one match · any · any · any/u);
  await expect(page.locator("dl")).toContainText(/Games\s*1/u);

  // The page of the game has all its charts.
  await page.getByRole("navigation", { name: "Games" }).getByRole("link", { name: "FLAUTZ!" }).click();
  await expect(page).toHaveURL(/\/games\/flautz$/u);
  for (const chart of ["Wins by number of players", "Wins by opponents", "Your scores over time"])
    await expect(page.getByRole("figure").filter({ hasText: chart })).toBeVisible();
  await expect(
    page.getByRole("figure", { name: "Favourite cards" }).locator(".picture svg").first(),
  ).toBeVisible();
  await page.getByRole("link", { name: /^Replay/u }).click();
  await expect(page).toHaveURL(/\/replay\//u);
  await page.goBack();

  // A file takes the game away and brings it back, once.
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const text = await readFile(await (await saving).path(), "utf8");
  await page.getByRole("button", { name: "Delete all" }).click();
  await page.getByRole("button", { name: "Really delete all games?" }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.reload();
  // It is not found again at its table.
  await expect(page.getByRole("heading", { name: "Nothing played to the end yet" })).toBeVisible();
  await load(page, text.replace('"seat":0', '"seat":7'));
  await expect(page.getByRole("alert")).toHaveText(
    "Game 1 in this file is damaged. Nothing has been changed.",
  );
  await expect(rows(page)).toHaveCount(0);
  await load(page, text);
  await expect(page.getByText("One game has been added.")).toBeVisible();
  await load(page, text);
  await expect(page.getByText("All games of this file are here already.")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);

  // Whoever forgets everything forgets this too.
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Forget everything" }).click();
  await page.getByRole("button", { name: /^Really\?/u }).click();
  await expect(page.getByText("Everything has been deleted.")).toBeVisible();
  await page.getByRole("link", { name: "Your games" }).click();
  await expect(page.getByRole("heading", { name: "Nothing played to the end yet" })).toBeVisible();
});

test("a game that ended while nobody looked is there as well", LONG, async ({ page, context }) => {
  await page.goto("/");
  await playNow(page, "fzzzt");
  const table = page.url();
  await page.goto("/games");
  await expect(page.getByRole("heading", { name: "Nothing played to the end yet" })).toBeVisible();
  // Another window of the same player, whose browser forgets it: as if it were another device.
  const other = await context.newPage();
  await other.goto(table);
  await other.evaluate(() =>
    Object.defineProperty(indexedDB, "open", {
      value: () => {
        throw new Error("no");
      },
    }),
  );
  await play(other, "fzzzt");
  await other.evaluate(() =>
    localStorage.setItem(
      "parlour",
      (localStorage.getItem("parlour") ?? "").replace(/,"noted":"[^"]*"/gu, ""),
    ),
  );
  await other.close();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Fzzzt!");
});

const KEYBOARD = {
  en: {
    all: /^All/u,
    won: "won",
    games: "games",
    tables: "Tables instead of charts",
    chart: "Wins by number of players",
    remove: "Delete",
  },
  de: {
    all: /^Alle/u,
    won: "gewonnen",
    games: "Spiele",
    tables: "Tabellen statt Diagrammen",
    chart: "Siege nach Personenzahl",
    remove: "Löschen",
  },
  nl: {
    all: /^Alle/u,
    won: "gewonnen",
    games: "spellen",
    tables: "Tabellen in plaats van grafieken",
    chart: "Zeges naar aantal spelers",
    remove: "Verwijderen",
  },
} as const;

for (const [locale, words] of Object.entries(KEYBOARD))
  test.describe(locale, () => {
    test.use({ locale, ...(locale === "en" ? {} : { viewport: { width: 360, height: 740 } }) });

    test(
      "the list is filtered and the charts become tables, all with the keyboard",
      locale === "en" ? {} : LONG,
      async ({ page }) => {
        await page.goto("/games/fzzzt");
        await load(page, writeHistory(manyGames(60)));
        await expect(rows(page)).toHaveCount(20);
        const all = page.getByRole("radio", { name: words.all }).first();
        await all.focus();
        await page.keyboard.press("ArrowRight");
        const won = page.getByRole("radio", { name: new RegExp(`^${words.won}`, "u") });
        await expect(won).toBeChecked();
        const count = Number((await won.locator("xpath=..").locator("small").textContent()) ?? 0);
        await expect(page.getByText(`${count} ${words.games}`)).toBeVisible();
        await expect(rows(page)).toHaveCount(count);
        for (const row of await rows(page).all())
          await expect(row).toContainText(words.won, { ignoreCase: true });

        const tables = page.getByRole("switch", { name: words.tables });
        await expect(page.locator("svg circle").first()).toBeVisible();
        await tables.focus();
        await page.keyboard.press("Space");
        await expect(page.getByRole("table", { name: words.chart })).toBeInViewport();
        await expect(page.locator(".chart")).toHaveCount(0);
        await expectFits(page);
        await expectAccessible(page, "tables");
        await picture(page, `games-tables-${locale}`, { fullPage: true });

        // One game is deleted, and the focus goes on.
        const first = rows(page).first();
        const name = await first.locator("time").textContent();
        await first.getByRole("button", { name: words.remove }).focus();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
        await expect(rows(page)).toHaveCount(count - 1);
        await expect(rows(page).first().locator("time")).not.toHaveText(name ?? "");
        await expect(page.locator("li:focus")).toHaveCount(1);
      },
    );
  });

const LANGUAGES = { en: "Your games", de: "Deine Spiele", nl: "Jouw spellen" } as const;
const SIZES = [
  [1440, 900],
  [360, 740],
] as const;

for (const [locale, title] of Object.entries(LANGUAGES))
  for (const [width, height] of SIZES)
    test.describe(`${locale} at ${width} × ${height}`, () => {
      test.use({ locale, viewport: { width, height } });
      // German has the longest words.
      const shorter = locale === "de" && width === 360 ? {} : LONG;

      test("the games and their statistics fit, and everybody can read them", shorter, async ({ page }) => {
        await page.goto("/games");
        await load(page, writeHistory(manyGames(60)));
        await expect(rows(page)).toHaveCount(20);
        for (const path of ["/games", "/games/fzzzt", "/games/frantic", "/games/flautz"]) {
          await page.goto(path);
          await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
          await expect(rows(page)).toHaveCount(20);
          if (path !== "/games") await expect(page.locator(".picture svg").first()).toBeVisible();
          await expectFits(page);
          await expectAccessible(page, path);
          await expect(page.locator("body")).not.toContainText(/\b(?:games|lobby|room)-[a-z]+/u);
          await picture(page, `games${path.slice(6).replace("/", "-")}-${locale}-${width}`, {
            fullPage: true,
          });
        }
      });
    });
