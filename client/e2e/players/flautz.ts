/** Swaps, focuses now and then, and calls as soon as that is possible. */

import { chance } from "./chance";
import type { Turn } from "./playing";

export const flautzTurn: Turn = async (page, use) => {
  const panel = page.locator(".panel footer .button");
  if (await panel.isVisible()) {
    await use(page, panel);
    return true;
  }
  const ready = page.locator("button.do.ready:not([aria-disabled=true])");
  if ((await ready.count()) > 0) {
    await use(page, ready);
    return true;
  }
  const call = page.locator("button.call.glows");
  if ((await call.count()) > 0) {
    await use(page, call);
    return true;
  }
  const inMiddle = page.locator(".card-of-row.able:not(.chosen)");
  const inHand = page.locator(".cards .fan button.able[aria-pressed=false]");
  const taken = await page.locator(".card-of-row.chosen").count();
  const count = await inMiddle.count();
  const focus = page.locator("button.focus:not([aria-disabled=true])");
  if (taken === 0 && count > 0) {
    if (chance(page) < 0.15 && (await focus.count()) > 0) await use(page, focus);
    else await use(page, inMiddle.nth(Math.floor(chance(page) * count)));
    return true;
  }
  const cards = await inHand.count();
  const put = await page.locator(".cards .fan button[aria-pressed=true]").count();
  if (cards === 0 || put > 0) return false;
  await use(page, inHand.nth(Math.floor(chance(page) * cards)));
  return true;
};
