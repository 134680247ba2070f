/** What if: from a moment of a replay, somebody plays on against bots, to the end. */

import type { Page } from "@playwright/test";

import { arrive } from "./lobby";
import { click, type as keys } from "./players/hands";
import { type Game, play } from "./players/playing";
import { recorded } from "./replays";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const WORDS = {
  en: {
    open: "Play on from here",
    title: "What if …?",
    seat: "Your seat",
    bots: "Bots",
    begin: "Play on",
    back: /^What if · move 2/u,
    again: "Try again from there",
    replay: "Watch the replay",
    original: "To the game it came from",
    noted: /what if/u,
  },
  de: {
    open: "Von hier weiterspielen",
    title: "Was wäre, wenn …?",
    seat: "Dein Platz",
    bots: "Bots",
    begin: "Weiterspielen",
    back: /^Was wäre, wenn · Zug 2/u,
    again: "Noch einmal versuchen",
    replay: "Aufzeichnung ansehen",
    original: "Zum ursprünglichen Spiel",
    noted: /Was wäre, wenn/u,
  },
  nl: {
    open: "Vanaf hier verder spelen",
    title: "Wat als …?",
    seat: "Jouw plaats",
    bots: "Bots",
    begin: "Verder spelen",
    back: /^Wat als · zet 2/u,
    again: "Opnieuw proberen",
    replay: "Terugkijken",
    original: "Naar het oorspronkelijke spel",
    noted: /wat als/u,
  },
};
const OPTIONS: Readonly<Record<Game, object>> = {
  fzzzt: {},
  frantic: { limit: 5 },
  flautz: { goal: 1, arena: "swift" },
};

async function replayAt(page: Page, game: Game, moment: string): Promise<string> {
  const record = await recorded(page, game, 2, OPTIONS[game]);
  await page.goto(`/replay/${record}#${moment}`);
  await expect(page.getByRole("slider").first()).toHaveValue(/^\d+$/u);
  return record;
}

for (const [locale, words, game, size, use] of [
  ["en", WORDS.en, "flautz", DESK, click],
  ["en", WORDS.en, "flautz", PHONE, keys],
  ["de", WORDS.de, "fzzzt", PHONE, click],
  ["de", WORDS.de, "flautz", DESK, keys],
  ["nl", WORDS.nl, "frantic", PHONE, click],
  ["nl", WORDS.nl, "flautz", PHONE, keys],
] as const)
  test.describe(`${locale}-${size.width}-${use.name}`, () => {
    test.use({ locale });

    test(
      `somebody plays on from a replay of ${game} to the end`,
      locale === "en" && size === DESK ? {} : LONG,
      async ({ page }) => {
        await page.setViewportSize(size);
        const record = await replayAt(page, game, "2@2");
        await expectAccessible(page, "the replay");
        await picture(page, `what-if-replay-${locale}`);
        await use(page, page.getByRole("button", { name: words.open }));
        const dialog = page.getByRole("dialog", { name: words.title });
        // The seat that is seen from, and the bots of the game.
        await expect(dialog.getByRole("combobox", { name: words.seat })).toHaveValue("1");
        await expect(dialog.getByRole("combobox", { name: words.bots })).toHaveValue("easy");
        await expectAccessible(page, "what if");
        await expectFits(page);
        await picture(page, `what-if-dialog-${locale}`);
        await dialog.getByRole("combobox", { name: words.bots }).selectOption("random");
        await use(page, dialog.getByRole("button", { name: words.begin }));
        await arrive(page, game);
        const table = page.url();

        // The table says where it comes from, and leads back there.
        const back = page.getByRole("link", { name: words.back });
        await expect(back).toHaveAttribute("href", `/replay/${record}#2@2`);
        await expectAccessible(page, "the table of a what-if");
        await expectFits(page);
        await picture(page, `what-if-table-${locale}`);
        // Its link opens it again.
        await page.reload();
        await arrive(page, game);
        await play(page, game, { use });
        await expect(page.getByRole("button", { name: words.again })).toBeVisible();
        await expectAccessible(page, "the end of a what-if");
        await expectFits(page);
        await picture(page, `what-if-end-${locale}`);

        // It is marked among the games of this browser, and does not count.
        await page.goto("/games");
        await expect(page.locator(".row")).toHaveCount(1);
        await expect(page.locator(".row")).toContainText(words.noted);
        await expect(page.locator(".row .won")).toHaveCount(0);
        await page.goto(table);

        // Its replay begins at that moment, and leads back as well.
        await page.getByRole("link", { name: words.replay }).click();
        await expect(page.getByRole("slider").first()).toHaveValue("0");
        await expect(back).toHaveAttribute("href", `/replay/${record}#2@2`);
        await expectAccessible(page, "the replay of a what-if");
        await expectFits(page);
        await picture(page, `what-if-own-replay-${locale}`);
        await page.goBack();

        // Another try has another table.
        await page.getByRole("button", { name: words.again }).click();
        await page.waitForURL((url) => url.href !== table && url.pathname.startsWith("/table/"));
        await arrive(page, game);
        await page.goto(table);
        await page.getByRole("link", { name: words.original }).click();
        await expect(page).toHaveURL(new RegExp(`/replay/${record}#2`, "u"));
      },
    );
  });

for (const locale of ["en", "de", "nl"] as const)
  test.describe(`${locale} on a phone`, () => {
    test.use({ locale });

    test("the question is asked and answered by keyboard", async ({ page }) => {
      const words = WORDS[locale];
      await page.setViewportSize(PHONE);
      await replayAt(page, "flautz", "2");
      await page.locator("header h1").focus();
      await page.keyboard.press("w");
      const dialog = page.getByRole("dialog", { name: words.title });
      await expect(dialog.getByRole("combobox", { name: words.seat })).toBeVisible();
      await expectAccessible(page, "what if on a phone");
      await expectFits(page);
      await keys(page, dialog.getByRole("button", { name: words.begin }));
      await arrive(page, "flautz");
      await expectFits(page);
    });
  });

test("by keyboard alone, from a replay to the end", LONG, async ({ page }) => {
  await page.setViewportSize(DESK);
  await replayAt(page, "flautz", "2");
  await page.locator("header h1").focus();
  await page.keyboard.press("w");
  const dialog = page.getByRole("dialog", { name: "What if …?" });
  await expect(dialog).toBeVisible();
  // Escape leaves everything as it was.
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press("w");
  await dialog.getByRole("combobox", { name: "Your seat" }).focus();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("combobox", { name: "Bots" })).toBeFocused();
  await keys(page, dialog.getByRole("button", { name: "Play on" }));
  await arrive(page, "flautz");
  await play(page, "flautz", { use: keys });
  await keys(page, page.getByRole("button", { name: WORDS.en.again }));
  await arrive(page, "flautz");
});

test("nobody plays on from the end of a game", async ({ page }) => {
  await replayAt(page, "flautz", "0");
  const button = page.getByRole("button", { name: "Play on from here" });
  await expect(button).toBeEnabled();
  await page.locator("header h1").focus();
  await page.keyboard.press("End");
  await expect(button).toBeDisabled();
  await page.keyboard.press("w");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await click(page, page.getByRole("button", { name: "One move back" }));
  await expect(button).toBeEnabled();
});
