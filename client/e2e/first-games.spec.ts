/** First games, in German on a small laptop and on a phone: hints cover nothing, and the last one says goodbye. */

import { expect, type Page } from "@playwright/test";

import type { FlautzView, Whole } from "../src/wire/messages";
import { expectApart } from "./boxes";
import { arrive } from "./lobby";
import { click } from "./players/hands";
import { GAMES, play, unlessGone, watchToTheEnd } from "./players/playing";
import { LONG, picture, test } from "./room";
import { stage } from "./staging";

test.use({ locale: "de-DE", viewport: { width: 1280, height: 800 } });

/**
 * The shares of the bar, the opponents and the hint's own targets that it covers, by name; null unless the
 * bubble stands there with this text, and no dialog over it.
 */
function covered(page: Page, text: string): Promise<Record<string, number> | null> {
  return page.evaluate(async (wanted) => {
    // A new hint is placed a moment after its text is there.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const shown = document.querySelector(".bubble");
    const isThere = shown?.checkVisibility({ visibilityProperty: true }) ?? false;
    if (shown?.querySelector("p")?.textContent !== wanted || !isThere) return null;
    if (document.querySelector("dialog[open]") !== null) return null;
    const bubble = shown.getBoundingClientRect();
    const found: Record<string, number> = {};
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
  }, text);
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

/** Measures what the visible hint covers, if any, and dismisses it. */
async function answer(page: Page, heard: Set<string>): Promise<void> {
  // It may be gone as soon as it was seen.
  const [text] = await page.locator(".bubble p:visible").allTextContents();
  if (text === undefined) return;
  if (!heard.has(text)) {
    const last: { found: Record<string, number> | null } = { found: null };
    const clear = async (): Promise<boolean> => {
      last.found = await covered(page, text);
      return last.found === null || Object.keys(last.found).length === 0;
    };
    await expect.poll(clear, text).toBe(true);
    // A hint behind a dialog is still there when that is closed.
    if (last.found === null) return;
    heard.add(text);
  }
  const bubble = page.locator(".bubble").filter({ has: page.getByText(text, { exact: true }) });
  await unlessGone(click(page, bubble.getByRole("button", { name: "Verstanden" })));
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
        const heard = new Set<string>();
        await play(page, game, {
          watch: async () => {
            await answer(page, heard);
            return heard.size >= 5;
          },
        });
        expect(heard.size, "hints that were measured").toBeGreaterThanOrEqual(5);
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
