/** The Fzzzt! table and its end on small screens. */

import type { FzzztPart, FzzztUnitScore, FzzztView, Whole } from "../src/wire/messages";
import { boxesOf, expectApart } from "./boxes";
import { expect, picture, test } from "./room";
import { type Edit, stage } from "./staging";

const DESKS = [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
] as const;

function part(symbol: string, robot: string): FzzztPart {
  return { symbol, robot, locked: symbol === "N" };
}

const FOUR = [part("N", "1N"), part("B", "2B"), part("C", "3C"), part("O", "4O")];
const UNITS: FzzztUnitScore[] = [
  { unit: "NBCO13", widgets: [FOUR, FOUR], points: 26 },
  { unit: "NBC9", widgets: [FOUR.slice(0, 3), FOUR.slice(0, 3)], points: 18 },
  { unit: "NB5", widgets: [FOUR.slice(0, 2)], points: 5 },
  { unit: "CO6", widgets: [], points: -6 },
];

/** A finished game with large units. */
const ended: Edit<FzzztView> = (table) => {
  table.info.status = "over";
  table.choices = [];
  const sheet = { basic: 21, fzzzt: -2, units: UNITS, total: 64, robots: 12 };
  table.view.sheets = table.view.players.map(({ seat }) => ({ ...sheet, seat }));
  table.view.winners = [0];
};

test("the units of a score are legible with the log open", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await stage(page, { game: "fzzzt", seats: 4 }, ended);
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".rail.open")).toBeVisible();
    await expect(page.locator(".end .unit")).toHaveCount(UNITS.length);
    const text = page.locator(".end .unit .head > b, .end .unit .how, .end .unit .crates, .end .unit .sum");
    await expectApart(text, page.locator(".end .widget, .end .nothing, .end .unit .plan"));
    const [title] = await boxesOf(page.locator(".end header h2"));
    expect((title?.bottom ?? 0) - (title?.top ?? 0)).toBeGreaterThanOrEqual(40);
    await picture(page, `fzzzt-end-${width}`);
  }
  await expect(page.locator(".end h2").first()).toHaveText("You win.");
  await expect(page.locator(".end > .result")).not.toContainText(/\bAnn\b/u);
});

/** The player is bidding, with these cards in hand. */
function bidding(hand: string[]): Edit<FzzztView> {
  return (table) => {
    Object.assign(table.view, { phase: "bidding", actors: [0], chief: 0, hand, bid: [] });
    table.choices = hand.map((card, at) => [`bid ${card}`, at]);
  };
}

for (const [width, height, hand] of [
  [1280, 800, ["M1", "1BC", "2O", "3N"]],
  [768, 1024, ["M1", "1BC", "2O"]],
  [360, 740, ["M1", "1BC", "2O"]],
] as const)
  test(`the points of every card of a hand are visible where there is room at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await stage(page, { game: "fzzzt", seats: 4 }, bidding([...hand]));
    const cards = page.locator(".hand .fan button");
    await expect(cards).toHaveCount(hand.length);
    const covered = (): Promise<number> =>
      cards.evaluateAll(
        (all) =>
          all.filter((card) => {
            const { right, top, width } = card.getBoundingClientRect();
            return !card.contains(document.elementFromPoint(right - width * 0.14, top + width * 0.16));
          }).length,
      );
    await expect.poll(covered).toBe(0);
    await picture(page, `fzzzt-hand-${width}`);
  });

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the belt and its cards appear in their size", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.addInitScript(() => {
      const sizes = new Set<number>();
      Object.assign(window, { sizes });
      const look = (): void => {
        const head = document.querySelector(".belt li.head");
        if (head !== null) sizes.add(Math.round(head.getBoundingClientRect().width));
        requestAnimationFrame(look);
      };
      look();
    });
    await stage(page, { game: "fzzzt", seats: 4 }, bidding(["M1", "1BC", "2O", "3N"]));
    await expect(page.locator(".hand .fan button")).toHaveCount(4);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const sizes = await page.evaluate(() => [...(window as unknown as { sizes: Set<number> }).sizes]);
    expect(sizes).toHaveLength(1);
  });
});

test("a pause does not push the table down", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const tops: (number | undefined)[] = [];
  for (const paused of [false, true]) {
    await page.unrouteAll();
    await stage(page, { game: "fzzzt", seats: 3 }, (table: Whole & { view: FzzztView }) => {
      bidding(["M1", "1BC", "2O", "3N"])(table);
      table.info.paused = paused;
    });
    if (paused) await expect(page.getByText("paused", { exact: false }).first()).toBeVisible();
    tops.push((await page.locator(".factory .belt").boundingBox())?.y);
  }
  expect(tops[0]).toBe(tops[1]);
  await expectApart(page.locator(".strips p"), page.locator(".factory .players > li, .factory .belt"));
  await picture(page, "fzzzt-paused-1280");
});

test("names fit their panels on a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await stage(page, { game: "fzzzt", seats: 4 }, (table: Whole & { view: FzzztView }) => {
    bidding(["M1", "1BC", "2O", "3N"])(table);
    table.info.seats.forEach(
      (seat, at) => (seat.name = ["Ann", "Magnolia", "Mohammed", "Maximilian"][at] ?? ""),
    );
  });
  await page.evaluate(() => document.fonts.ready);
  const names = page.locator(".players h2 button > span");
  await expect(names.first()).toContainText("Magnolia");
  const cut = (): Promise<(string | null)[]> =>
    names.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
    );
  await expect.poll(cut).toEqual([]);
  await picture(page, "fzzzt-names-768");
});

test("the text of a card's help goes on below the card on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await stage(page, { game: "fzzzt", seats: 3 }, bidding(["M1", "1BC", "2O", "3N"]));
  await page.locator('.hand [data-card="1BC"]').click({ button: "right", position: { x: 18, y: 40 } });
  const help = page.getByRole("dialog");
  await expect(help.getByText("bolt or cog").first()).toBeVisible();
  const [card] = await boxesOf(help.locator(".picture"));
  const [last] = await boxesOf(help.locator("p").last());
  expect(last?.top).toBeGreaterThan(card?.bottom ?? 0);
  expect(last?.left).toBeLessThanOrEqual((card?.left ?? 0) + 1);
  await picture(page, "fzzzt-help-360");
});
