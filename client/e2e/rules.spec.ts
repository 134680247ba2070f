/** The rules: the goal, the steps in pictures, numbered rules with pictures, an index that follows, and paper. */

import { GAMES } from "./players/playing";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";

const STEPS = 6;

for (const game of GAMES)
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ])
    test(
      `the rules of ${game} begin with the goal and pictures at ${size.width}`,
      size.width > 1000 && game === "fzzzt" ? {} : LONG,
      async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(`/rules/${game}`);
        await expect(page.locator(".goal")).toContainText(/^The goal: \p{Lu}.{60,}/u);
        await expect(page.locator(".goal")).toBeInViewport({ ratio: 1 });
        const steps = page.locator("#overview li");
        await expect(steps).toHaveCount(STEPS);
        await expect(steps.first()).toBeInViewport();
        for (const text of await steps.allTextContents()) expect(text.trim().length).toBeGreaterThan(40);

        // Pictures are drawn, stay in their frame, and can be read aloud.
        const figures = page.locator('.figure[role="img"]');
        expect(await figures.count()).toBeGreaterThan(STEPS + 9);
        const poor = await figures.evaluateAll((all) =>
          all
            .filter((figure) => {
              const frame = figure.parentElement?.getBoundingClientRect();
              const isInside = [...figure.querySelectorAll("svg")].every((drawing) => {
                const { left, top, right, bottom, width } = drawing.getBoundingClientRect();
                return (
                  frame !== undefined &&
                  width > 15 &&
                  left >= frame.left - 1 &&
                  right <= frame.right + 1 &&
                  top >= frame.top - 1 &&
                  bottom <= frame.bottom + 1
                );
              });
              const label = figure.ariaLabel ?? "";
              return !isInside || label.length < 4 || /\b\d[NBCO]+\b|\b[a-z]+-\d\b/u.test(label);
            })
            .map((figure) => figure.ariaLabel),
        );
        expect(poor).toEqual([]);
        await expectFits(page);
        await expectAccessible(page, `rules of ${game} at ${size.width}`);
        await picture(page, `rules-${game}-${size.width}`, { fullPage: true });
      },
    );

test("the index of the rules follows on a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/rules/frantic");
  const index = page.getByRole("navigation", { name: "Contents" });
  await expect(index.getByRole("link", { name: "How it goes" })).toHaveAttribute("aria-current", "location");
  await index.getByRole("link", { name: "Specials" }).click();
  await expect(page).toHaveURL(/#R-17$/u);
  await expect(page.locator("#R-17")).toBeInViewport();
  await page.locator("#E-12").scrollIntoViewIfNeeded();
  await page.locator("#E-12").evaluate((rule) => rule.scrollIntoView({ block: "start" }));
  const last = index.getByRole("link", { name: "The twenty events" });
  await expect(last).toHaveAttribute("aria-current", "location");
  await expect(last).toBeInViewport();
});

test("a search shows rules at once", async ({ page }) => {
  await page.goto("/rules/flautz");
  await page.getByRole("searchbox").fill("royal");
  await expect(page.locator("#overview")).toBeHidden();
  await expect(page.locator("#Z-18")).toBeInViewport();
});

test("the rules can be printed", async ({ page }) => {
  await page.goto("/rules/flautz");
  await expect(page.locator("#Z-23")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const name of ["Contents", "Rules of the games", "Pages"])
    await expect(page.getByRole("navigation", { name })).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeHidden();
  for (const selector of ["h1", ".goal", "#overview p", "#Z-10 p", "#Z-10 .row b"])
    await expect(page.locator(selector).first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await picture(page, "rules-on-paper", { fullPage: true });
});
