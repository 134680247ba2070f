/** Keys, volume and text size: the list of keys is complete, and larger text fits wherever people read. */

import type { Page } from "@playwright/test";

import { turn as flautzTurn } from "./flautz-moments";
import { turn as franticTurn } from "./frantic-moments";
import { type Game, GAMES } from "./players/playing";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";
import { stage } from "./staging";
import { sitAt } from "./tables";

const keysIn = (page: Page): Promise<string[]> =>
  page.getByRole("dialog", { name: "Keys" }).locator("kbd").allTextContents();

test("the question mark lists the keys in the room", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".tint-fzzzt")).toBeVisible();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await expect(list.getByRole("heading", { name: "FRANTIC" })).toBeVisible();
  await expectAccessible(page, "the list of keys");
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await page.goto("/settings");
  await page.getByRole("textbox").fill("");
  await page.getByRole("textbox").press("?");
  await expect(page.getByRole("textbox")).toHaveValue("?");
  await page.getByRole("button", { name: "Keys" }).click();
  await expect(list).toBeVisible();
});

for (const game of GAMES)
  test(
    `the list of keys has those of ${game}, and a focused card explains itself`,
    game === "flautz" ? {} : LONG,
    async ({ page }) => {
      await sitAt(page, { game, seats: 2, window: 0 });
      const shortcuts = await page
        .locator("[aria-keyshortcuts]")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-keyshortcuts") ?? ""));
      await page.locator("h1").first().focus();
      await page.keyboard.press("?");
      expect(await keysIn(page)).toEqual(expect.arrayContaining(["?", "Esc", ...shortcuts]));
      expect(shortcuts.length).toBeGreaterThan(0);
      await picture(page, `${game}-keys`);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Keys" }).click();
      await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
      await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
      await page.keyboard.press("Escape");
      await page.locator(".fan button").first().focus();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog").getByRole("link", { name: "All rules" })).toBeVisible();
      await expect(page.getByRole("dialog", { name: "Keys" })).toHaveCount(0);
    },
  );

test("the volume is set beside the sound, and remembered", async ({ page }) => {
  await page.goto("/settings");
  const volume = page.getByRole("slider", { name: "Volume" });
  await expect(volume).toBeDisabled();
  await page.getByRole("switch", { name: "Sound" }).click();
  await expect(volume).toBeEnabled();
  await volume.fill("80");
  await expect(page.getByText("80%")).toBeVisible();
  await page.reload();
  await expect(volume).toHaveValue("80");
  await page.getByRole("switch", { name: "Sound" }).click();
});

/** What is written and runs out of what it is written on. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const around = text.parentElement?.closest("button, a, p, h1, h2, h3, label, dt, dd, li");
      const isHidden =
        text.parentElement?.closest(".unseen, .skip, .pace, .rail, [inert], svg, script, .fan") != null;
      if (!around || isHidden || text.textContent?.trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const [inner, outer] = [range.getBoundingClientRect(), around.getBoundingClientRect()];
      if (
        getComputedStyle(around).clipPath === "none" &&
        inner.width > 1 &&
        (inner.right > outer.right + 3 || inner.left < outer.left - 3)
      )
        found.push(text.textContent ?? "");
    }
    return found;
  });
}

async function enlarge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("parlour") ?? "{}") as object;
    localStorage.setItem("parlour", JSON.stringify({ ...kept, preferences: { textSize: "largest" } }));
  });
}

const SIZES = [
  [1280, 800],
  [360, 740],
] as const;
const DEALS: Readonly<Record<Game, Parameters<typeof stage>[2]>> = {
  fzzzt: () => undefined,
  frantic: franticTurn({}, ["play red-2", "draw"]) as Parameters<typeof stage>[2],
  flautz: flautzTurn() as Parameters<typeof stage>[2],
};

for (const [width, height] of SIZES)
  test.describe(`the largest text at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const locale of ["en-GB", "de-DE"])
      test.describe(locale, LONG, () => {
        test.use({ locale });

        test("fits the pages of the room", async ({ page }) => {
          await enlarge(page);
          for (const path of ["/", "/settings", "/rules", "/rules/frantic", "/gallery", "/games"]) {
            await page.goto(path);
            await expect(page.locator("h1").first()).toBeVisible();
            await expectFits(page);
            expect(await cutOff(page), path).toEqual([]);
            await picture(page, `largest${path.replaceAll("/", "-")}-${width}-${locale}`);
          }
        });
      });

    for (const game of GAMES)
      test(`fits a table of ${game}`, width < 1000 ? {} : LONG, async ({ page }) => {
        await stage(page, { game, seats: 4, window: 0 }, DEALS[game]);
        await enlarge(page);
        await page.reload();
        await expect(page.locator(".fan button").first()).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expectFits(page);
        expect(await cutOff(page)).toEqual([]);
        await picture(page, `${game}-largest-${width}`);
        await page.getByRole("button", { name: "Menu" }).click();
        await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
        await expectFits(page);
        await picture(page, `${game}-largest-menu-${width}`);
      });
  });

test("the text size is set in the settings, and remembered", async ({ page }) => {
  await page.goto("/settings");
  const sizeOf = (): Promise<number> =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  const before = await sizeOf();
  await page.getByText("Largest", { exact: true }).click();
  await expect.poll(sizeOf).toBeCloseTo(before * 1.3, 1);
  await page.reload();
  await expect.poll(sizeOf).toBeCloseTo(before * 1.3, 1);
});
