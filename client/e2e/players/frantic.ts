/** Plays a card that fits, draws otherwise, and fills in any dialog that opens. */

import type { Locator, Page } from "@playwright/test";

import { chance } from "./chance";
import { type as keys, type Use } from "./hands";
import type { Turn } from "./playing";

export const franticTurn: Turn = async (page, use) => {
  if (await page.locator(".frantic dialog[open]").isVisible()) return fill(page, use);
  const answers = page.locator(".window button:enabled");
  if ((await answers.count()) > 0) {
    await use(page, answers.first());
    return true;
  }
  const cards = page.locator(".hand .fan button.able");
  if ((await cards.count()) > 0) {
    await use(page, await oneOf(cards, use));
    return true;
  }
  for (const key of ["D", "P"]) {
    const button = page.locator(`button[aria-keyshortcuts=${key}]:enabled:visible`).first();
    if (await button.isVisible()) {
      await use(page, button);
      return true;
    }
  }
  return false;
};

/** One step in a sheet: a missing choice, or the button that sends it. */
async function fill(page: Page, use: Use): Promise<boolean> {
  const sheet = page.locator(".frantic dialog[open]");
  const send = sheet.locator("button.main:enabled");
  if ((await send.count()) > 0) {
    await use(page, send);
    return true;
  }
  const missing = [
    sheet.locator(
      "section.target [role=radiogroup]:not(:has(:checked)) input, section.wish [role=radiogroup]:not(:has(:checked)) input",
    ),
    sheet.locator(".gifts button.rest:enabled"),
    sheet.locator("section.shares .more button:last-child:enabled"),
    sheet.locator("section.cards button[aria-pressed=false]"),
  ];
  for (const choices of missing) {
    if ((await choices.count()) === 0) continue;
    const choice = await oneOf(choices, use);
    const isRadio = await choice.evaluate((element) => element.matches("[type=radio]"));
    await use(page, isRadio && use !== keys ? choice.locator("xpath=..") : choice);
    return true;
  }
  return false;
}

/** With the keyboard always the first: arrow keys choose every radio button that they pass. */
async function oneOf(choices: Locator, use: Use): Promise<Locator> {
  if (use === keys) return choices.first();
  const count = await choices.count();
  return choices.nth(Math.floor(chance(choices.page()) * count));
}
