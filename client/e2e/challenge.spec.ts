/** A challenge: somebody else plays the same cards by a link, and then both see both results. */

import type { Page } from "@playwright/test";

import { arrive, tableOf } from "./lobby";
import { click, PATIENT, type as keys } from "./players/hands";
import { play } from "./players/playing";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";
import { DESK, expectSameCards, finish, person, PHONE } from "./same-cards";

/** A game of FLAUTZ! that is over after a few moves. */
const SHORT = {
  ...{ game: "flautz", seats: 2, name: "Ann", bots: { 1: "easy" }, start: true },
  options: { goal: 1, arena: "any,any,any" },
};

const WORDS = {
  en: {
    offer: "Same cards for friends",
    dialog: "Beat me on the same cards",
    link: "The link of the challenge",
    title: "Ann challenges you to FLAUTZ!",
    later: "You see the other results when you have finished your own game.",
    take: "Take up the challenge",
    results: "The results",
    own: "Your challenge: FLAUTZ!",
    replay: "Replay: Ann",
    close: "Close",
    mark: "challenge",
  },
  de: {
    offer: "Freunde heraus\u00ADfordern",
    dialog: "Schlag mich mit denselben Karten",
    link: "Der Link der Herausforderung",
    title: "Ann fordert dich heraus: FLAUTZ!",
    later: "Die anderen Ergebnisse siehst du, wenn du selbst zu Ende gespielt hast.",
    take: "Herausforderung annehmen",
    results: "Die Ergebnisse",
    own: "Deine Herausforderung: FLAUTZ!",
    replay: /: Ann$/u,
    close: "Schließen",
    mark: "Herausforderung",
  },
  nl: {
    offer: "Vrienden uitdagen",
    dialog: "Versla me met dezelfde kaarten",
    link: "De link van de uitdaging",
    title: "Ann daagt je uit: FLAUTZ!",
    later: "De andere resultaten zie je als je zelf hebt uitgespeeld.",
    take: "De uitdaging aangaan",
    results: "De resultaten",
    own: "Jouw uitdaging: FLAUTZ!",
    replay: /: Ann$/u,
    close: "Sluiten",
    mark: "uitdaging",
  },
} as const;

const LOOKS = [
  { locale: "en-GB", size: PHONE },
  { locale: "nl-NL", size: DESK },
  { locale: "en-GB", size: DESK },
  { locale: "de-DE", size: PHONE },
  { locale: "nl-NL", size: PHONE },
  { locale: "de-DE", size: DESK },
] as const;

/** Goes to the table of a new game; from then on the browser knows the seat as if it had been taken there. */
async function sitDown(page: Page): Promise<void> {
  const answer = await page.request.post("/api/tables", { data: SHORT });
  const { table, secret, seat } = (await answer.json()) as { table: string; secret: string; seat: number };
  await page.evaluate(
    (held) => {
      const known = JSON.parse(localStorage.getItem("parlour") ?? "{}") as object;
      localStorage.setItem("parlour", JSON.stringify({ ...known, seats: [held] }));
    },
    { table, secret, seat, game: SHORT.game, at: 1 },
  );
  await page.goto(`/table/${table}`);
  await arrive(page, "flautz");
}

for (const look of LOOKS) {
  const language = look.locale.slice(0, 2) as keyof typeof WORDS;
  const words = WORDS[language];
  const place = `${language}-${look.size.width}`;
  test(
    `a friend plays the same cards by a link (${place})`,
    place === "nl-1280" ? {} : LONG,
    async ({ browser, room }) => {
      const ann = await person(browser, "Ann", room.url, look);
      await sitDown(ann.page);
      await finish(ann.page);
      const record = `${tableOf(ann.page)}-1`;

      // By keyboard, from the end of the game.
      await keys(ann.page, ann.page.getByRole("button", { name: words.offer }), PATIENT);
      const dialog = ann.page.getByRole("dialog", { name: words.dialog });
      await expect(dialog.getByRole("textbox", { name: words.link })).toHaveValue(
        /\/challenge\/[a-z0-9]{16}$/u,
      );
      await expectAccessible(ann.page, "the dialog of a challenge");
      await expectFits(ann.page);
      await picture(ann.page, `challenge-dialog-${place}`);
      const link = `http://${await dialog.getByRole("textbox", { name: words.link }).inputValue()}`;

      // The friend sees nothing of that game before.
      const ben = await person(browser, "Ben", link, look);
      await expect(ben.page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      await expect(ben.page.getByText(words.later)).toBeVisible();
      await expect(ben.page.getByRole("table")).toHaveCount(0);
      expect(await ben.page.content()).not.toContain(record);
      await expectAccessible(ben.page, "a challenge");
      await expectFits(ben.page);
      await picture(ben.page, `challenge-page-${place}`, { fullPage: true });
      await keys(ben.page, ben.page.getByRole("button", { name: words.take }), PATIENT);
      await arrive(ben.page, "flautz");
      const replayed = await person(browser, "Cleo", link, look);
      await click(replayed.page, replayed.page.getByRole("button", { name: words.take }), PATIENT);
      await arrive(replayed.page, "flautz");
      await expectSameCards(ben.page, replayed.page);
      await play(ben.page, "flautz", { use: keys, most: 1 });
      await finish(ben.page, 1);

      // Both results, side by side, with the way to both replays.
      const results = ben.page.getByRole("region", { name: words.results });
      await expect(results.getByRole("row")).toHaveCount(3);
      await expect(results).toContainText("Ann");
      await expect(results.locator(".mine")).toContainText("Ben");
      await expectAccessible(ben.page, "two results at the end of a game");
      await expectFits(ben.page);
      await picture(ben.page, `challenge-end-${place}`);
      await ben.page.goto(link);
      await expect(results.getByRole("row")).toHaveCount(3);
      await expectAccessible(ben.page, "the results of a challenge");
      await expectFits(ben.page);
      await picture(ben.page, `challenge-results-${place}`, { fullPage: true });
      await results.getByRole("link", { name: words.replay }).click();
      await expect(ben.page).toHaveURL(new RegExp(`/replay/${record}`, "u"));

      // It is marked among the friend's games.
      await ben.page.goto("/games");
      await expect(ben.page.locator(".row .when")).toContainText(words.mark);

      // The challenger sees them too, and cannot take up the own challenge.
      await ann.page.goto(link);
      await expect(ann.page.getByRole("heading", { level: 1, name: words.own })).toBeVisible();
      await expect(ann.page.getByRole("region", { name: words.results }).getByRole("row")).toHaveCount(3);
      await expect(ann.page.getByRole("button", { name: words.take })).toHaveCount(0);
      for (const { page, complaints } of [ann, ben, replayed]) {
        expect(complaints).toEqual([]);
        await page.context().close();
      }
    },
  );
}

test("a replay and the list of your games offer the same challenge", async ({ browser, room }) => {
  const { page, complaints } = await person(browser, "Ann", room.url, { locale: "en-GB", size: DESK });
  await sitDown(page);
  await finish(page);
  const link = page.getByRole("dialog").getByRole("textbox", { name: WORDS.en.link });
  await page.getByRole("button", { name: WORDS.en.offer }).click();
  const first = await link.inputValue();
  await page.keyboard.press("Escape");
  await page.goto(`/replay/${tableOf(page)}-1`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: WORDS.en.offer }).click();
  await expect(link).toHaveValue(first);
  await page.goto("/games");
  await page.getByRole("button", { name: new RegExp(`^${WORDS.en.offer}: FLAUTZ!`, "u") }).click();
  await expect(link).toHaveValue(first);
  await expectAccessible(page, "a challenge from the list of your games");
  expect(complaints).toEqual([]);
  await page.context().close();
});
