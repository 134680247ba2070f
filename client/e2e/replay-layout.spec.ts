/** Replays with open hands, where room is scarce. */

import { boxesOf, expectInside } from "./boxes";
import { recorded } from "./replays";
import { expect, picture, test } from "./room";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** A moment in the middle of a game. */
const MOMENT = 14;

test("a replay of FRANTIC with eight seats shows the nearest hand on a phone, and always a caption", async ({
  page,
}) => {
  const record = await recorded(page, "frantic", 8, { limit: 20 });
  await page.setViewportSize(PHONE);
  await page.goto(`/replay/${record}#${MOMENT}`);
  await expect(page.getByRole("slider")).toHaveValue(String(MOMENT));
  await expectInside(page.locator(".hand .fan button").first(), page.locator(".scroller"));
  await picture(page, "frantic-replay-360");
  const caption = page.locator(".told");
  await page.locator("header h1").focus();
  for (let at = MOMENT + 1; at < MOMENT + 12; at += 1) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("slider")).toHaveValue(String(at));
    await expect(caption).not.toHaveText("");
  }
  await page.setViewportSize(DESK);
  const cards = page.locator("[data-spot^='seat:'] .backs svg");
  await expect.poll(async () => widest(await boxesOf(cards))).toBeGreaterThanOrEqual(30);
  await picture(page, "frantic-replay-1280");
});

for (const [game, hand] of [
  ["fzzzt", ".players ul[aria-label$='hand'] svg"],
  ["flautz", ".seats .cards.open svg"],
] as const)
  test(`open hands of a replay of ${game} are legible`, async ({ page }) => {
    const options = game === "flautz" ? { arena: "swift", goal: 1 } : {};
    const record = await recorded(page, game, 3, options);
    await page.setViewportSize(DESK);
    await page.goto(`/replay/${record}#4`);
    await expect.poll(async () => widest(await boxesOf(page.locator(hand)))).toBeGreaterThanOrEqual(37);
    await expectInside(page.locator(".hand .fan button").first(), page.locator(".scroller"));
    await picture(page, `${game}-replay-1280`);
  });

for (const locale of ["en-GB", "de-DE"])
  test.describe(locale, () => {
    test.use({ locale });

    test("the slider of a replay has room for its marks", async ({ page }) => {
      const record = await recorded(page, "fzzzt", 3);
      await page.goto(`/replay/${record}#4`);
      const controls = page.locator(".controls");
      const slider = page.getByRole("slider");
      for (const width of [768, 1280, 1440, 1680, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expectInside(controls.locator("button, select, input, a"), controls);
        await expect.poll(async () => widest(await boxesOf(slider))).toBeGreaterThanOrEqual(200);
        await picture(page, `fzzzt-controls-${locale}-${width}`);
      }
    });
  });

function widest(boxes: readonly { left: number; right: number }[]): number {
  return Math.max(0, ...boxes.map(({ left, right }) => right - left));
}
