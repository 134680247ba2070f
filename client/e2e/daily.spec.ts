/** The deal of the day: the same cards in every browser, once, and the results of all who have played it. */

import type { Page } from "@playwright/test";

import { arrive, tableOf } from "./lobby";
import { click, PATIENT, type as keys, type Use } from "./players/hands";
import { play } from "./players/playing";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";
import { DESK, expectSameCards, finish, nextDay, person, PHONE, serverAtNoon } from "./same-cards";

const WORDS = {
  en: {
    title: "Deal of the day",
    day: "Wednesday, March 10",
    play: "Play: Deal of the day, FLAUTZ!",
    first: "You are the first to finish it.",
    better: /^Better than (?:0|50|100) % of the others$/u,
    people: "2 people have finished it.",
    result: "Your result: Deal of the day, FLAUTZ!",
    yesterday: "Yesterday",
    best: /^(?:The best game|A strong bot’s game), analysed: FLAUTZ!$/u,
    analysis: "Analysis",
    own: "Replay your game: FLAUTZ!",
    check: "Check the deal: FLAUTZ!",
    challenge: "Same cards for friends",
    table: "How many people have which score",
  },
  de: {
    title: "Spiel des Tages",
    day: "Mittwoch, 10. März",
    play: "Spielen: Spiel des Tages, FLAUTZ!",
    first: "Bisher hast nur du es zu Ende gespielt.",
    better: /^Besser als (?:0|50|100) % der anderen$/u,
    people: "2 Personen haben es zu Ende gespielt.",
    result: "Dein Ergebnis: Spiel des Tages, FLAUTZ!",
    yesterday: "Gestern",
    best: /^(?:Das beste Spiel|Spiel eines starken Bots) mit Analyse: FLAUTZ!$/u,
    analysis: "Analyse",
    own: "Dein Spiel ansehen: FLAUTZ!",
    check: "Karten prüfen: FLAUTZ!",
    challenge: "Freunde heraus\u00ADfordern",
    table: "Wie viele wie viele Punkte haben",
  },
  nl: {
    title: "Spel van de dag",
    day: "woensdag 10 maart",
    play: "Spelen: Spel van de dag, FLAUTZ!",
    first: "Je bent de eerste die het heeft uitgespeeld.",
    better: /^Beter dan (?:0|50|100)% van de anderen$/u,
    people: "2 mensen hebben het uitgespeeld.",
    result: "Jouw resultaat: Spel van de dag, FLAUTZ!",
    yesterday: "Gisteren",
    best: /^Het (?:beste spel|spel van een sterke bot), met analyse: FLAUTZ!$/u,
    analysis: "Analyse",
    own: "Je spel terugkijken: FLAUTZ!",
    check: "De kaarten nagaan: FLAUTZ!",
    challenge: "Vrienden uitdagen",
    table: "Hoeveel mensen welke score hebben",
  },
} as const;

const LOOKS = [
  { locale: "en-GB", size: DESK },
  { locale: "de-DE", size: PHONE },
  { locale: "en-GB", size: PHONE },
  { locale: "nl-NL", size: PHONE },
  { locale: "de-DE", size: DESK },
  { locale: "nl-NL", size: DESK },
] as const;

/** From the lobby to the table. */
async function begin(page: Page, name: string, use: Use): Promise<void> {
  await use(page, page.getByRole("button", { name, exact: true }), PATIENT);
  await arrive(page, "flautz");
}

for (const [at, look] of LOOKS.entries()) {
  const language = look.locale.slice(0, 2) as keyof typeof WORDS;
  const words = WORDS[language];
  const place = `${language}-${look.size.width}`;
  test(`two browsers play the deal of the day (${place})`, at < 2 ? {} : LONG, async ({ browser }) => {
    const server = await serverAtNoon();
    const one = await person(browser, "Ann", server.url, look);
    const other = await person(browser, "Ben", server.url, look);

    // In the lobby, by keyboard.
    const panel = one.page.getByRole("region", { name: words.title });
    await expect(panel).toContainText(words.day);
    await expectAccessible(one.page, "the lobby with the deals of the day");
    await expectFits(one.page);
    await panel.scrollIntoViewIfNeeded();
    await picture(one.page, `daily-lobby-${place}`, { fullPage: true });
    await begin(one.page, words.play, keys);
    await begin(other.page, words.play, click);
    expect(tableOf(one.page)).not.toBe(tableOf(other.page));
    await expectSameCards(one.page, other.page);

    await play(one.page, "flautz", { use: keys, most: 2 });
    await finish(one.page);
    await expect(one.page.getByText(words.first)).toBeVisible();
    await expectAccessible(one.page, "the end of the first");
    await picture(one.page, `daily-end-${place}`);
    await finish(other.page, 1);
    await expect(other.page.getByText(words.better)).toBeVisible();
    await expect(other.page.getByText(words.people)).toBeVisible();
    const distribution = other.page.getByRole("table", { name: words.table });
    await expect(distribution.locator(".mine")).toHaveCount(1);
    await expectAccessible(other.page, "the end of the second");
    await expectFits(other.page);
    await picture(other.page, `daily-end-second-${place}`);

    // The same browser gets its own table again, and counts once.
    const table = tableOf(one.page);
    await one.page.goto(server.url);
    await expect(panel.getByText(words.better)).toBeVisible();
    await one.page.getByRole("link", { name: words.result }).click();
    await expect(one.page.getByText(words.people)).toBeVisible();
    await expect(one.page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    await expectAccessible(one.page, "the page of the day");
    await expectFits(one.page);
    await picture(one.page, `daily-page-${place}`, { fullPage: true });
    const again = await one.page.evaluate(async () => {
      const { browser } = JSON.parse(localStorage.getItem("parlour") ?? "{}") as { browser: string };
      const answer = await fetch("/api/daily/2027-03-10/flautz/plays", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "Ann", browser }),
      });
      return ((await answer.json()) as { table: string }).table;
    });
    expect(again).toBe(table);

    expect(other.complaints).toEqual([]);
    await other.page.context().close();

    // A day later the deal is revealed, and everything can be seen.
    await nextDay(server);
    await one.page.goto(`${server.url}/daily`);
    await expect(one.page.getByRole("heading", { level: 2, name: words.yesterday })).toBeVisible();
    const past = one.page.getByRole("article", { name: "FLAUTZ!" }).last();
    await past.locator("summary").click();
    await expect(past.locator("code")).toHaveCount(2);
    await expectAccessible(one.page, "the page of the next day");
    await expectFits(one.page);
    await picture(one.page, `daily-next-day-${place}`, { fullPage: true });
    await past.getByRole("link", { name: words.best }).click();
    await expect(one.page).toHaveURL(/\/replay\//u);
    await expect(one.page.locator(".replay .stage > *").first()).toBeVisible();
    // Nobody has to ask for its analysis.
    const record = new URL(one.page.url()).pathname.split("/").at(-1);
    await expect
      .poll(async () => {
        const answer = await one.page.request.get(`/api/records/${record}/analysis`);
        return ((await answer.json()) as { status: string }).status;
      })
      .toMatch(/^(?:waiting|running|done)$/u);
    if (look.size === PHONE) await one.page.getByRole("button", { name: /^Men[uü]$/u }).click();
    await one.page.getByRole("button", { name: words.analysis, exact: true }).click();
    await expect(one.page.getByRole("region", { name: words.analysis })).toBeVisible();
    expect(one.complaints).toEqual([]);
    await one.page.context().close();
    await server.close();
  });
}

test("the deal of the day can be played to its end with the keyboard", LONG, async ({ browser }) => {
  const server = await serverAtNoon();
  const { page, complaints } = await person(browser, "Ann", server.url, LOOKS[0]);
  await begin(page, WORDS.en.play, keys);
  await play(page, "flautz", { use: keys });
  await expect(page.getByText(WORDS.en.first)).toBeVisible();
  await keys(page, page.getByRole("button", { name: WORDS.en.challenge }), PATIENT);
  await expect(page.getByRole("dialog")).toContainText("This is the deal of the day");
  await expectAccessible(page, "a challenge on the deal of the day");
  expect(complaints).toEqual([]);
  await page.context().close();
  await server.close();
});
