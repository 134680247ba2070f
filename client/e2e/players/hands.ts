/** Ways to use the page: with a mouse, a finger, or the keyboard alone. */

import { expect, type Locator, type Page } from "@playwright/test";

/** How long to wait for an element. */
export interface Patience {
  readonly timeout?: number;
}
export type Use = (page: Page, target: Locator, patience?: Patience) => Promise<void>;

/** Cards of a hand overlap: click the visible left edge, at half height. */
const EDGE = 18;
/** Others play too, so the element may be gone: then it is better to look again than to wait. */
const SOON: Patience = { timeout: 2000 };
/** For elements that nobody else's move can remove. */
export const PATIENT: Patience = {};

export const click: Use = async (_, target, patience = SOON) => {
  await target.click({ ...patience, ...(await whereOn(target, patience)) });
};

/** With touch events. */
export const tap: Use = async (_, target, patience = SOON) => {
  await target.tap({ ...patience, ...(await whereOn(target, patience)) });
};

async function whereOn(
  target: Locator,
  patience: Patience,
): Promise<{ position?: { x: number; y: number } }> {
  const isInHand = await target.evaluate((element) => element.closest(".fan") !== null, null, patience);
  return isInHand ? { position: await edgeOf(target) } : {};
}

/** A long press on a card, until its help opens. */
export async function press(page: Page, target: Locator, comes: Locator): Promise<void> {
  const { x, y } = await edgeOf(target);
  // Waits until it lies still.
  await target.tap({ trial: true, position: { x, y } });
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to press: ${String(target)}`);
  const browser = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + x, y: box.y + y }];
  await browser.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(comes).toBeVisible();
  await browser.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await browser.detach();
}

export async function edgeOf(card: Locator): Promise<{ x: number; y: number }> {
  const { height = 100 } = (await card.boundingBox(SOON)) ?? {};
  return { x: EDGE, y: height / 2 };
}

/** Enough key presses to reach anything on a page. */
const PATIENCE = 120;

/** Tab until it has the focus, with arrow keys within a hand; then Enter, or the space bar for what is ticked. */
export const type: Use = async (page, target, patience = SOON) => {
  await goTo(page, target, patience);
  const isTicked = await target.evaluate((element) => element instanceof HTMLInputElement, null, patience);
  await page.keyboard.press(isTicked ? "Space" : "Enter");
};

export async function goTo(page: Page, target: Locator, patience = SOON): Promise<void> {
  for (let keys = 0; keys < PATIENCE; keys += 1) {
    const step = await target.evaluate(
      (wanted) => {
        const now = document.activeElement;
        if (now === wanted) return "there";
        const group = wanted.closest("ul, fieldset, [role=radiogroup]");
        const members = [...(group?.querySelectorAll("button, input") ?? [])];
        const from = now === null ? -1 : members.indexOf(now);
        // The tab key reaches only one card of a hand, and one radio button of a group.
        const isApart =
          wanted instanceof HTMLElement && (wanted.tabIndex < 0 || wanted.matches("[type=radio]"));
        if (from < 0 || !isApart) return "Tab";
        return members.indexOf(wanted) > from ? "ArrowRight" : "ArrowLeft";
      },
      null,
      patience,
    );
    if (step === "there") return;
    await page.keyboard.press(step);
  }
  throw new Error(`The keyboard does not lead to ${String(target)}`);
}
