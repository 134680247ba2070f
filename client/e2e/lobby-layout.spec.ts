/** No text on the tiles of the lobby is cut off. */

import { planShort } from "./lobby";
import { expect, picture, test } from "./room";

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`a tile names choices of one's own in full at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await planShort(page, "frantic");
    await page.keyboard.press("Escape");
    const preset = page.locator(".tint-frantic .play small");
    await expect(preset).toContainText("custom");
    const isCut = await preset.evaluate((small) => {
      const { overflow, whiteSpace } = getComputedStyle(small);
      return (overflow === "hidden" && whiteSpace === "nowrap") || small.scrollWidth > small.clientWidth;
    });
    expect(isCut).toBe(false);
    await picture(page, `lobby-own-${width}`);
  });
