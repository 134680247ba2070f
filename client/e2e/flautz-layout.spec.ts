/** The FLAUTZ! table on small screens: no text or button is covered. */

import type { Page } from "@playwright/test";

import type { FlautzView } from "../src/wire/messages";
import { expectApart, expectInside } from "./boxes";
import { HAND, held, spell, turn } from "./flautz-moments";
import { expect, picture, test } from "./room";
import { type Edit, stage } from "./staging";

const SIZES = [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [768, 1024],
  [360, 740],
] as const;

async function sit(
  page: Page,
  [width, height]: readonly [number, number],
  edit: Edit<FlautzView>,
  seats = 4,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await stage(page, { game: "flautz", seats }, edit);
  await page.evaluate(() => document.fonts.ready);
}

test("the hand leaves the prompt and the buttons free", async ({ page }) => {
  await sit(page, SIZES[0], turn());
  await page.locator("[data-spot=ground-3]").click();
  await page.locator(held("blue-2")).click();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(page.locator("button.do.ready")).toBeVisible();
    const cards = page.locator(".hand .fan button");
    await expectApart(cards, page.locator("[data-spot=prompt] p, .deeds button"));
    await expectApart(cards, page.locator(".mine .self .me > *"));
    await picture(page, `flautz-swap-${width}`);
  }
});

/** A short spell with a long label. */
const NOTED = spell(["prism", "orange-3"], 8, { prisms: [["blue", "orange"]] });

/** What lies on the upper left of a card in hand: along the edge that its neighbour leaves free, and on the value. */
function coveredCards(page: Page): Promise<string[]> {
  return page.locator(".hand .fan button").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const matrix = new DOMMatrix(getComputedStyle(card.closest("li") ?? card).transform);
      const box = card.getBoundingClientRect();
      const [w, h] = [(card as HTMLElement).offsetWidth, (card as HTMLElement).offsetHeight];
      return [
        [0.1, 0.03],
        [0.3, 0.03],
        [0.5, 0.03],
        [0.2, 0.12],
        [0.2, 0.25],
      ].flatMap(([along = 0, down = 0]) => {
        const [x, y] = [(along - 0.5) * w, (down - 0.5) * h];
        const at = document.elementFromPoint(
          box.x + box.width / 2 + matrix.a * x + matrix.c * y,
          box.y + box.height / 2 + matrix.b * x + matrix.d * y,
        );
        return card.contains(at) ? [] : [`${card.ariaLabel} at ${along}, ${down}: ${at?.className}`];
      });
    }),
  );
}

test("the label of the best spell covers no card", async ({ page }) => {
  await sit(page, SIZES[0], turn({ hand: ["prism", ...HAND.slice(0, 1), ...HAND.slice(2)], spell: NOTED }));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".hand .label")).toBeVisible();
    await expect.poll(() => coveredCards(page)).toEqual([]);
    await picture(page, `flautz-label-${width}`);
  }
});

test("a picked card is outlined and glows, and the arrow ends at it", async ({ page }) => {
  await sit(page, SIZES[0], turn());
  const card = page.locator(held("orange-4"));
  const before = await card.boundingBox();
  await page.locator("[data-spot=air-1]").click();
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  const mark = await card.evaluate((element) => {
    const { borderTopWidth, boxShadow } = getComputedStyle(element, "::after");
    return { borderTopWidth, glows: boxShadow !== "none" };
  });
  expect(mark).toEqual({ borderTopWidth: "3px", glows: true });
  const after = await card.boundingBox();
  expect((before?.y ?? 0) - (after?.y ?? 0)).toBeGreaterThanOrEqual(18);
  const line = page.locator("svg .shaft").first();
  await expect(line).toBeVisible();
  // The card lies just beyond the tip of the arrow.
  const end = await line.evaluate((path) => {
    const { x: left, y: top } =
      (path as SVGPathElement).ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
    const length = (path as SVGPathElement).getTotalLength();
    const [last, near] = [length, length - 1].map((at) => (path as SVGPathElement).getPointAtLength(at));
    if (last === undefined || near === undefined) return null;
    const beyond = (by: number): Element | null =>
      document.elementFromPoint(
        left + last.x + (last.x - near.x) * by,
        top + last.y + (last.y - near.y) * by,
      );
    return beyond(12)?.closest("button")?.dataset["card"] ?? null;
  });
  expect(end).toBe("orange-4");
  await picture(page, "flautz-arrow-1280");
});

/** A game of matches, with points to show. */
const counting: Edit<FlautzView> = (table) => {
  turn({ matches: 2 })(table);
  for (const player of table.view.players) Object.assign(player, { points: 24, crystals: 1 });
};

for (const seats of [2, 3, 5])
  test(`the buttons of a game of matches are above the log on small screens, with ${seats} seats`, async ({
    page,
  }) => {
    await sit(page, SIZES[3], counting, seats);
    for (const [width, height] of [SIZES[3], SIZES[4]]) {
      await page.setViewportSize({ width, height });
      await expectInside(page.locator(".deeds button"), page.locator(".scroller"));
      await picture(page, `flautz-matches-${width}-${seats}`);
    }
  });
