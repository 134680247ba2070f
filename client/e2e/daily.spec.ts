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
    better: /^Better than (?:0|50|100)% of the others$/u,
    people: "2 people have finished it.",
    result: "Your result: Deal of the day, FLAUTZ!",
    yesterday: "Yesterday",
    best: /^(?:The best game|A strong bot’s game), analysed: FLAUTZ!$/u,
    analysis: "Analysis",
    own: "Replay your game: FLAUTZ!",
    check: "Check the deal: FLAUTZ!",
    challenge: "Same cards for friends",
    table: "Distribution of scores",
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

const RARE = {
  en: {
    late: "Your game ended after its day",
    alone: "Nobody else finished it.",
    soon: "when it is sure of the date",
    tooLate: "It is too late to start this deal.",
    gone: "its table was closed or deleted",
    bot: "A strong bot’s game, analysed: FLAUTZ!",
  },
  de: {
    late: "Dein Spiel endete erst nach seinem Tag",
    alone: "Sonst hat es niemand zu Ende gespielt.",
    soon: "wenn er sich des Datums sicher ist",
    tooLate: "Dieses Spiel kann nicht mehr begonnen werden.",
    gone: "Sein Tisch wurde geschlossen oder ist gelöscht.",
    bot: "Spiel eines starken Bots mit Analyse: FLAUTZ!",
  },
  nl: {
    late: "Je spel eindigde pas na zijn dag",
    alone: "Niemand anders heeft het uitgespeeld.",
    soon: "als hij zeker is van de datum",
    tooLate: "Met dit spel kan niet meer worden begonnen.",
    gone: "de tafel is gesloten of verwijderd",
    bot: "Het spel van een sterke bot, met analyse: FLAUTZ!",
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

for (const look of LOOKS) {
  const language = look.locale.slice(0, 2) as keyof typeof WORDS;
  const words = WORDS[language];
  const place = `${language}-${look.size.width}`;
  const when = place === "de-360" ? {} : LONG;
  test(`two browsers play the deal of the day (${place})`, when, async ({ browser }) => {
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
        const answer = await one.page.request.get(`${server.url}/api/records/${record}/analysis`);
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

/** The deals as the server tells them, with other facts about that of FLAUTZ! yesterday. */
async function tell(page: Page, facts: object): Promise<void> {
  await page.unrouteAll();
  await page.route("**/api/daily", async (route) => {
    const answer = await route.fetch();
    const days = (await answer.json()) as { today: { game: string }[] };
    const deal = days.today.find(({ game }) => game === "flautz");
    await route.fulfill({ response: answer, json: { ...days, yesterday: [{ ...deal, ...facts }] } });
  });
  await page.goto("/daily");
}

for (const look of [LOOKS[0], LOOKS[1], LOOKS[3]])
  test(`the page of the day has words for what is rare (${look.locale})`, async ({ browser, room }) => {
    const rare = RARE[look.locale.slice(0, 2) as keyof typeof RARE];
    const { page, complaints } = await person(browser, "Ann", room.url, look);
    const past = page.getByRole("article", { name: "FLAUTZ!" }).last();
    const mine = { table: "t", over: true, score: 3, place: 1, percentile: null, counted: false };
    const over = { open: false, over: true, secret: "00", players: 0, scores: [] };
    await tell(page, { ...over, mine: { ...mine, gone: false, record: null } });
    await expect(past).toContainText(rare.late);
    await expect(past).toContainText(rare.alone);
    await tell(page, { ...over, mine: { ...mine, over: false, score: null, gone: true, record: null } });
    await expect(past).toContainText(rare.gone);
    await tell(page, { ...over, mine: null, best: "abcdefgh-1", best_by_bot: true });
    await expect(past.getByRole("link", { name: rare.bot })).toBeVisible();
    await expectAccessible(page, "the page of the day with a game of a bot");
    // The server has started after midnight.
    await tell(page, { ...over, over: false, secret: null, mine: null });
    await expect(past).toContainText(rare.soon);
    await expect(past).toContainText(rare.tooLate);
    await expect(past.getByRole("button")).toHaveCount(0);
    await picture(page, `daily-uncertain-${look.locale}`, { fullPage: true });
    await expectFits(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

test("a day that is over has a page of its own", async ({ browser }) => {
  const server = await serverAtNoon();
  await nextDay(server);
  const { page, complaints } = await person(browser, "Ann", server.url, LOOKS[2]);
  await page.goto(`${server.url}/daily`);
  await keys(page, page.getByRole("link", { name: "Earlier days" }), PATIENT);
  await expect(page).toHaveURL(/\/daily\/2027-03-10$/u);
  await expect(page.getByText(WORDS.en.day)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expectAccessible(page, "the page of a past day");
  await expectFits(page);
  await picture(page, "daily-past-day", { fullPage: true });
  await expect(page.getByRole("link", { name: "The day before" })).toHaveCount(0);
  await keys(page, page.getByRole("link", { name: "The day after" }), PATIENT);
  await expect(page).toHaveURL(/\/daily\/2027-03-11$/u);
  expect(complaints).toEqual([]);
  await page.context().close();
  await server.close();
});

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
