/** Makes high and low bids, and accepts what clean-up offers. */

import type { Turn } from "./playing";

export const fzzztTurn: Turn = async (page, use) => {
  const send = page.locator("dialog[open] footer button:last-child:enabled");
  if (await send.isVisible()) {
    const offers = page.locator("dialog[open] [role=radiogroup]").first().getByRole("radio");
    if ((await offers.count()) > 1) await use(page, offers.nth(1));
    await use(page, send);
    return true;
  }
  const place = page.locator("button[aria-keyshortcuts=B]:enabled");
  if ((await place.count()) > 0) {
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
