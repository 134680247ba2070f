/** First games, in German on a small laptop and on a phone: hints cover nothing, and the last one says goodbye. */

import { expect, type Page } from "@playwright/test";

import type { FlautzView, Whole } from "../src/wire/messages";
import { expectApart } from "./boxes";
import { arrive } from "./lobby";
import { click } from "./players/hands";
import { GAMES, play, watchToTheEnd } from "./players/playing";
import { LONG, picture, test } from "./room";
import { stage } from "./staging";

test.use({ locale: "de-DE", viewport: { width: 1280, height: 800 } });

/** The shares of the bar, the opponents and the hint's own targets that it covers, by name. */
function covered(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const bubble = document.querySelector(".bubble")?.getBoundingClientRect();
    const found: Record<string, number> = {};
    if (bubble === undefined) return found;
    const named: [string, Element][] = [
      ...[...document.querySelectorAll("header.bar")].map((one): [string, Element] => ["bar", one]),
      ...[...document.querySelectorAll('[data-spot^="seat"], [data-spot^="player-"]')]
        .map((one): [string, Element] => [one.getAttribute("data-spot") ?? "", one])
        .filter(([name]) => !/\D0$/u.test(name)),
      ...[...document.querySelectorAll(".table > .ring")].map((one): [string, Element] => ["target", one]),
    ];
    for (const [name, one] of named) {
      const box = one.getBoundingClientRect();
      const wide = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left);
      const high = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top);
      // A ring is a little larger than what it surrounds.
      if (wide > 6 && high > 6) found[name] = (wide * high) / (box.width * box.height);
    }
    return found;
  });
}

async function begin(page: Page, game: (typeof GAMES)[number]): Promise<void> {
  await page.goto("/");
  await page
    .locator(`.tint-${game}`)
    .getByRole("button", { name: /Erstes Spiel/u })
    .first()
    .click();
  await arrive(page, game);
}

/** Answers the visible hint, if any, after checking what it covers. */
async function answer(page: Page, heard: string[]): Promise<void> {
  const bubble = page.locator(".bubble");
  // It may be gone as soon as it was seen.
  const [text] = await bubble.locator("p:visible").allTextContents();
  if (text === undefined) return;
  if (!heard.includes(text)) {
    heard.push(text);
    if (!(await page.locator("dialog[open]").isVisible()))
      await expect.poll(() => covered(page), text).toEqual({});
  }
  await click(page, bubble.getByRole("button", { name: "Verstanden" })).catch(() => undefined);
}

for (const [place, how] of [
  ["a desk", {}],
  ["a phone", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(place, place === "a desk" ? {} : LONG, () => {
    test.use(how);

    for (const game of GAMES)
      test(`the hints of ${game} cover neither bar nor opponents nor what they speak of`, async ({
        page,
      }) => {
        await begin(page, game);
        const heard: string[] = [];
        await play(page, game, {
          watch: async () => {
            await answer(page, heard);
            return heard.length >= 5;
          },
        });
        await picture(page, `${game}-hint-de-${place.slice(2)}`);
      });
  });

for (const game of GAMES)
  test(`the first game of ${game} ends with the score and a goodbye`, LONG, async ({ page }) => {
    await begin(page, game);
    await page.getByRole("button", { name: "Menü" }).click();
    await page.getByRole("button", { name: /Bot .*spielen/u }).click();
    const bubble = page.locator(".bubble");
    await watchToTheEnd(page);
    await expect(bubble).toContainText(/gezählt|Punkte sind schlecht/u);
    await expectApart(bubble, page.locator(".end > .result, .end > .summary, .next"));
    await picture(page, `${game}-score-hint-de`);
    await bubble.getByRole("button", { name: "Verstanden" }).click();
    await expect(bubble).toContainText("Danke fürs Mitspielen!");
    await expectApart(bubble, page.locator(".end > .result, .end > .summary, .next"));
    await bubble.getByRole("button", { name: "Verstanden" }).click();
    await expect(bubble).toHaveCount(0);
  });

test("on a phone, the last hints leave the winner and the buttons free", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await stage(page, { game: "flautz", seats: 3, lesson: true }, (table: Whole & { view: FlautzView }) => {
    table.info.status = "over";
    table.choices = [];
    Object.assign(table.view, { step: "over", winners: [0] });
  });
  const bubble = page.locator(".bubble");
  for (const text of ["So wird gezählt", "Danke fürs Mitspielen!"]) {
    await expect(bubble).toContainText(text);
    await expectApart(bubble, page.locator(".end h2, .next"));
    await picture(page, `flautz-last-hint-360-${text.length}`);
    await bubble.getByRole("button", { name: "Verstanden" }).click();
  }
});
