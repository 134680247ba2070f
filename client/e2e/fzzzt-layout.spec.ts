/** The Fzzzt! table and its end, where room is scarce. */

import type { FzzztPart, FzzztUnitScore, FzzztView } from "../src/wire/messages";
import { expectApart } from "./boxes";
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

for (const [width, height] of DESKS)
  test(`the units of a score are legible at ${width} × ${height} with the log open`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await stage(page, { game: "fzzzt", seats: 4 }, ended);
    await expect(page.locator(".rail.open")).toBeVisible();
    await expect(page.locator(".end .unit")).toHaveCount(UNITS.length);
    const text = page.locator(".end .unit .head > b, .end .unit .how, .end .unit .crates, .end .unit .sum");
    await expectApart(text, page.locator(".end .widget, .end .nothing, .end .unit .plan"));
    await picture(page, `fzzzt-end-${width}`);
  });
