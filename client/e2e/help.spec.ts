/** Help: guided games, the table in words, rules of cards. */

import type { Locator, Page } from "@playwright/test";

import { arrive, playNow } from "./lobby";
import { click, edgeOf, type as keys } from "./players/hands";
import { cardOnTurn, GAMES, play, TURNS } from "./players/playing";
import { expect, expectAccessible, LONG, picture, test } from "./room";

/** The number of hints at the start of every first game. */
const ENOUGH = 4;
/** The number of log lines after a few turns. */
const LINES = 12;
/** Milliseconds before a step that may have failed is tried again. */
const SOON = 10_000;

/** The page records which hint is visible when it is answered. */
async function noteHints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener(
      "click",
      ({ target }) => {
        const button = target instanceof Element ? target.closest(".bubble .main") : null;
        const text = button?.closest(".bubble")?.querySelector("p")?.textContent;
        if (text) heard.push(text);
      },
      { capture: true },
    );
  });
}

function heardOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

for (const game of GAMES)
  test(`the first game of ${game} is guided`, game === "fzzzt" ? {} : LONG, async ({ page }) => {
    await page.goto("/");
    await page
      .locator(`.tint-${game}`)
      .getByRole("button", { name: /First game/u })
      .first()
      .click();
    await arrive(page, game);
    const bubble = page.locator(".bubble");
    await noteHints(page);
    let isNew = true;
    await play(page, game, {
      watch: async () => {
        const next = bubble.getByRole("button", { name: "Got it" });
        if (await next.isVisible()) {
          if (isNew) await expectAccessible(page, "a hint");
          if (isNew) await picture(page, `${game}-lesson`);
          isNew = false;
          // The hint may be replaced or disappear before it is answered.
          await click(page, next).catch(() => undefined);
        }
        return (await heardOn(page)).length >= ENOUGH;
      },
    });
    const heard = await heardOn(page);
    expect(new Set(heard).size).toBe(heard.length);
    expect(heard.length).toBeGreaterThanOrEqual(ENOUGH);
    await page.reload();
    await arrive(page, game);
    for (const text of heard) await expect(bubble.getByText(text, { exact: true })).toHaveCount(0);
  });

/** Tick the first box of each group, and send them with the one button. */
async function fill(form: Locator): Promise<void> {
  for (const group of await form.locator("fieldset").all())
    await group.locator("input").first().check({ timeout: SOON });
  await form.locator("button").press("Enter", { timeout: SOON });
}

test("a bid in words has a box for each card, and a running total", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("parlour", JSON.stringify({ preferences: { text: true } })),
  );
  await page.goto("/");
  await page.locator(".tint-fzzzt .play .action").first().click();
  const form = page.locator(".text form:has(fieldset)");
  await expect(form.getByRole("checkbox")).toHaveCount(4);
  await expect(page.locator(".text .choices button")).toHaveCount(0);
  await expect(form.locator("output")).toHaveText("Power 0 with 0 cards");
  await form.getByRole("checkbox").nth(0).check();
  await form.getByRole("checkbox").nth(1).check();
  await expect(form.locator("output")).toContainText("with 2 cards");
  await picture(page, "fzzzt-words-bid");
  await form.getByRole("button", { name: "Place the bid" }).click();
  await expect(page.locator(".text ol li").filter({ hasText: "(you) bids" }).first()).toBeVisible();
});

for (const game of GAMES)
  test(`${game} can be played in words`, game === "frantic" ? {} : LONG, async ({ page }) => {
    await page.goto("/settings");
    await page.evaluate(() =>
      localStorage.setItem("parlour", JSON.stringify({ preferences: { text: true } })),
    );
    await page.goto("/");
    await page.locator(`.tint-${game} .play .action`).first().click();
    await page.waitForURL(/\/table\//u);
    const choices = page.locator(".text .choices button:enabled");
    const form = page.locator(".text form:has(fieldset)");
    await expect(choices.or(form).first()).toBeVisible();
    await expect(page.locator(".text")).toContainText("(you)");
    await expect(page.getByText("What the signs and short forms mean")).toBeVisible();
    await expectAccessible(page, "in words");
    await picture(page, `${game}-words`);
    const lines = page.locator(".text ol li");
    await expect(async () => {
      // A window may close before the keyboard reaches its buttons.
      if ((await form.count()) > 0) await fill(form);
      else await keys(page, choices.first());
      expect(await lines.count()).toBeGreaterThanOrEqual(LINES);
    }).toPass({ intervals: [0] });
  });

test("a card that does not fit says why, by which rule", async ({ page }) => {
  await page.goto("/");
  await playNow(page, "frantic");
  const unfit = page.locator(".hand .fan button[aria-disabled=true]").first();
  await expect(async () => {
    // The first card may ask the dealer a question, and all cards may be playable.
    const isAsked = await page.locator(".frantic dialog[open]").isVisible();
    if (isAsked || (await unfit.count()) === 0) await TURNS.frantic(page, click);
    expect(await unfit.count()).toBeGreaterThan(0);
    // Disabled cards react to touch as well.
    await unfit.click({ force: true, position: await edgeOf(unfit), timeout: SOON });
    await expect(page.locator(".why")).toContainText(/\(R-\d+\)/u, { timeout: 2000 });
  }).toPass({ intervals: [100] });
});

test("any card opens its rule", LONG, async ({ page }) => {
  await page.goto("/");
  for (const game of GAMES) {
    await page.goto("/");
    await playNow(page, game);
    const card = await cardOnTurn(page, game);
    await card.click({ button: "right", force: true, position: await edgeOf(card) });
    const help = page.getByRole("dialog");
    await expect(help.getByRole("link", { name: "All rules" })).toBeVisible();
    await expectAccessible(page, `help of ${game}`);
    await picture(page, `${game}-help`);
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
  }
});
