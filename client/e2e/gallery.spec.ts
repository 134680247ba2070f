/** The gallery: every card of every game is drawn, can be filtered, and explains itself. */

import { GAMES } from "./players/playing";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";

/** FRANTIC's events are cards that are never in a hand. */
const EVENTS = 20;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

for (const game of GAMES) {
  test(`the gallery draws every card of ${game}, with what it does`, LONG, async ({ page }) => {
    await page.goto(`/gallery/${game}`);
    // For printing, all cards are drawn, visible or not.
    await page.emulateMedia({ media: "print" });
    const deck = (await (await page.request.get(`/api/games/${game}/cards`)).json()) as unknown[];
    const cards = page.locator("li button[data-card]");
    await expect(cards).toHaveCount(deck.length + (game === "frantic" ? EVENTS : 0));
    const poor = await cards.evaluateAll((all) =>
      all
        .filter((card) => {
          const drawing = card.querySelector("svg");
          const { width, height } = drawing?.getBBox() ?? { width: 0, height: 0 };
          const isDrawn = width > 0 && height > 0 && (drawing?.getBoundingClientRect().width ?? 0) > 130;
          return !isDrawn || (card.querySelector(".brief")?.textContent?.trim().length ?? 0) < 10;
        })
        .map((card) => card.textContent),
    );
    expect(poor).toEqual([]);
    await picture(page, `gallery-whole-${game}`, { fullPage: true, timeout: 60_000 });
  });

  for (const size of SIZES)
    test(
      `everybody can use the gallery of ${game} at ${size.width}`,
      size === SIZES[0] && game === "frantic" ? {} : LONG,
      async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(`/gallery/${game}`);
        await expect(page.locator("li button[data-card]").first()).toBeVisible();
        await expectFits(page);
        await expectAccessible(page, `${game} at ${size.width}`);
        await picture(page, `gallery-${game}-${size.width}`);
        await page.locator("li button[data-card]").first().click();
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        await expectFits(page);
        await expectAccessible(page, `a card of ${game} at ${size.width}`);
        await picture(page, `gallery-card-${game}-${size.width}`);
      },
    );
}

for (const size of SIZES)
  test(
    `filters leave some cards, and are kept in the address, at ${size.width}`,
    size === SIZES[0] ? {} : LONG,
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto("/gallery/frantic");
      const cards = page.locator("li button[data-card]");
      await page.getByRole("group", { name: "Colour" }).getByText("Red").click();
      await expect(cards).toHaveCount(13);
      await page.getByRole("radio", { name: /^Specials in one colour/u }).check({ force: true });
      await expect(cards).toHaveCount(4);
      await expect(page.getByRole("status").filter({ hasText: "4 cards shown" })).toHaveCount(1);
      await expect(page).toHaveURL(/\/gallery\/frantic\?kind=special&colour=red$/u);
      await page.reload();
      await expect(cards).toHaveCount(4);
      // Events have no colour, so that filter goes.
      await page.getByRole("radio", { name: /^Events/u }).check({ force: true });
      await expect(cards).toHaveCount(EVENTS);
      await expect(page).toHaveURL(/\?kind=event$/u);
      await page.reload();
      await expect(
        page.locator("label", { has: page.getByRole("radio", { name: /^Events/u }) }),
      ).toBeInViewport({
        ratio: 0.9,
      });
      await expectFits(page);
      // An address with a filter that leaves nothing shows the rest.
      await page.goto("/gallery/flautz?kind=prism&colour=blue&size=xl");
      await expect(cards).toHaveCount(1);
    },
  );

test("filters are chosen by keyboard, and keep the focus", async ({ page }) => {
  await page.goto("/gallery/fzzzt");
  const kinds = page.getByRole("group", { name: "Kind" }).getByRole("radio");
  await kinds.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\?kind=robot$/u);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/\?kind=mechanic$/u);
  await expect(page.getByRole("radio", { name: /^Mechanics/u })).toBeFocused();
  await expect(page.locator("li button[data-card]")).toHaveCount(4);
});

test("cards are leafed through by button and arrow keys, and the focus returns", async ({ page }) => {
  await page.goto("/gallery/flautz?kind=mirage");
  await page.getByRole("button", { name: /^mirage 3/iu }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "mirage 3" })).toBeVisible();
  await expect(dialog.getByText("one in the deck")).toBeVisible();
  await expect(dialog.getByText("A mirage has a fixed value", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByRole("heading", { name: "mirage 4" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("status")).toHaveText("mirage 6, 6 of 7");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("heading", { name: "mirage 5" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^mirage 5/iu })).toBeFocused();
});

test("old links to the gallery still lead to the cards of a game", async ({ page }) => {
  await page.goto("/gallery#flautz");
  await expect(page.getByRole("heading", { level: 1, name: "The cards of FLAUTZ!" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Cards of the games" })
    .getByRole("link", { name: "FRANTIC" })
    .click();
  await expect(page).toHaveURL(/\/gallery\/frantic$/u);
  await expect(page.getByRole("heading", { level: 1, name: "The cards of FRANTIC" })).toBeVisible();
});
