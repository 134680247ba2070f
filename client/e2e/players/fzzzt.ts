/** Bids now high, now low, and takes what clean-up offers. */

import type { Turn } from "./playing";

export const fzzztTurn: Turn = async (page, use) => {
  const send = page.locator("dialog[open] button.send:enabled");
  if (await send.isVisible()) {
    const offer = page.locator("dialog[open] .offer:not(.taken) input:not(:checked)").first();
    const chosen = await page.locator("dialog[open] .offer input:checked").count();
    if (chosen === 0 && (await offer.count()) > 0) await use(page, offer);
    await use(page, send);
    return true;
  }
  const place = page.locator("button.place");
  if (await place.isEnabled({ timeout: 100 }).catch(() => false)) {
    await use(page, place);
    return true;
  }
  const asked = await page.locator(".prompt .asked, .prompt.asked").count();
  const cards = page.locator(".hand .fan button.able[aria-pressed=false]");
  const picked = await page.locator(".hand .fan button[aria-pressed=true]").count();
  const count = await cards.count();
  if (asked === 0 || picked > 0 || count === 0) return false;
  await use(page, count % 2 === 0 ? cards.last() : cards.first());
  return true;
};
