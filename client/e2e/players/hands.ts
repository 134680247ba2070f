/** How somebody uses the page: with a mouse or a finger, or with the keyboard alone. */

import type { Locator, Page } from "@playwright/test";

export type Use = (page: Page, target: Locator) => Promise<void>;

/** Cards of a hand lie on each other: what can be seen of each is its left edge, best in the middle. */
const EDGE = 18;

export const click: Use = async (_, target) => {
  const isInHand = await target.evaluate((element) => element.closest(".fan") !== null);
  await target.click(isInHand ? { position: await edgeOf(target) } : {});
};

export async function edgeOf(card: Locator): Promise<{ x: number; y: number }> {
  const { height = 100 } = (await card.boundingBox()) ?? {};
  return { x: EDGE, y: height / 2 };
}

/** So many keys are enough to come to anything on a page. */
const PATIENCE = 120;

/** Tab until it has the focus, with arrow keys within a hand; then Enter, or the space bar for what is ticked. */
export const type: Use = async (page, target) => {
  await goTo(page, target);
  const isTicked = await target.evaluate((element) => element instanceof HTMLInputElement);
  await page.keyboard.press(isTicked ? "Space" : "Enter");
};

export async function goTo(page: Page, target: Locator): Promise<void> {
  for (let keys = 0; keys < PATIENCE; keys += 1) {
    const step = await target.evaluate((wanted) => {
      const now = document.activeElement;
      if (now === wanted) return "there";
      const group = wanted.closest("ul, [role=radiogroup]");
      const members = [...(group?.querySelectorAll("button, input") ?? [])];
      const from = now === null ? -1 : members.indexOf(now);
      // Only one card of a hand, and one of several radio buttons, is on the way of the tab key.
      const isApart =
        wanted instanceof HTMLElement && (wanted.tabIndex < 0 || wanted.matches("[type=radio]"));
      if (from < 0 || !isApart) return "Tab";
      return members.indexOf(wanted) > from ? "ArrowRight" : "ArrowLeft";
    });
    if (step === "there") return;
    await page.keyboard.press(step);
  }
  throw new Error(`The keyboard does not lead to ${String(target)}`);
}
