/** The FRANTIC table on small screens: eight seats, the log open, phones. */

import type { Page } from "@playwright/test";

import type { FranticView } from "../src/wire/messages";
import { type Box, boxesOf, expectApart, expectInside } from "./boxes";
import { afterRound, HAND, holdsFour, turn } from "./frantic-moments";
import { expect, picture, test } from "./room";
import { type Edit, stage } from "./staging";

const DESK = { width: 1280, height: 800 };
const LAPTOP = { width: 1366, height: 768 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 360, height: 740 };
const FULL = { game: "frantic", seats: 8, window: 0 } as const;

async function sit(page: Page, size: typeof DESK, edit: Edit<FranticView>): Promise<void> {
  await page.setViewportSize(size);
  await stage(page, FULL, edit);
  await page.evaluate(() => document.fonts.ready);
}

async function openSheet(page: Page): Promise<void> {
  await page.locator('.hand [data-card="fantastic-four"]').press("Enter");
  await expect(page.locator("dialog[open]")).toBeVisible();
}

test("the sheet of a Fantastic Four shows everybody and one's own cards, and keeps its size", async ({
  page,
}) => {
  await sit(page, DESK, holdsFour);
  await openSheet(page);
  const sheet = page.locator("dialog[open]");
  const before = await boxesOf(sheet);
  await expectInside(sheet.locator(".shares li, .shares li button"), sheet.locator(".body"));
  await expectInside(sheet.locator(".rest svg"), sheet);
  await expectApart(sheet.locator(".rest"), sheet.locator(".body, footer"));
  for (const seat of [0, 1, 2, 3]) await sheet.locator(".more button:last-child").nth(seat).click();
  await sheet.getByText("yellow", { exact: true }).click();
  await expect(sheet.locator(".summary")).toContainText("The wish is yellow");
  const [width, height] = [before, await boxesOf(sheet)].map(([box]) => [
    (box?.right ?? 0) - (box?.left ?? 0),
    (box?.bottom ?? 0) - (box?.top ?? 0),
  ]);
  expect(width).toEqual(height);
  await picture(page, "frantic-four-1280");
});

test("the tokens of shares are drawn in full on a tablet", async ({ page }) => {
  await sit(page, TABLET, holdsFour);
  await openSheet(page);
  const more = page.locator("dialog[open] .more button:last-child").first();
  for (let token = 0; token < 3; token += 1) await more.click();
  const tokens = await boxesOf(page.locator("dialog[open] .tokens i"));
  expect(tokens.length).toBe(3);
  for (const { left, right } of tokens) expect(right - left).toBeGreaterThan(20);
  await expectApart(
    page.locator("dialog[open] .tokens i"),
    page.locator("dialog[open] .more, dialog[open] .who"),
  );
  await picture(page, "frantic-four-768");
});

/** Everybody lays a card face down. */
const gambling = turn(
  {
    step: "gamble",
    used_events: ["gambling-man"],
    questions: [{ ask: "cards", verb: "lay", count: 1, among: ["blue-1", "red-2"] }],
  },
  ["lay blue-1", "lay red-2"],
);

test("a sheet says what follows", async ({ page }) => {
  await sit(page, DESK, gambling);
  await expect(page.locator("dialog[open]").getByText("the second-lowest takes them all")).toBeVisible();
  await picture(page, "frantic-note-1280");
});

test("Escape sets a sheet aside wherever the focus is", async ({ page }) => {
  await sit(page, DESK, gambling);
  await expect(page.locator("dialog[open]")).toBeVisible();
  await page.getByRole("textbox").focus();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("everybody is in the table of a round", async ({ page }) => {
  await sit(page, DESK, afterRound());
  await page.getByRole("button", { name: "Previous round" }).click();
  await expect(page.locator("dialog[open] tbody tr")).toHaveCount(8);
  await expectInside(page.locator("dialog[open] tbody tr"), page.locator("dialog[open] .body"));
  await picture(page, "frantic-round-1280");
});

const ended: Edit<FranticView> = (table) => {
  afterRound({ step: "over", winners: [1] })(table);
  table.info.status = "over";
  table.choices = [];
};

test("everybody is in the table of a game that is over", async ({ page }) => {
  await sit(page, DESK, ended);
  for (const size of [DESK, LAPTOP]) {
    await page.setViewportSize(size);
    await expect(page.locator(".end tbody tr")).toHaveCount(8);
    const below = async (): Promise<number> => {
      const [last] = await boxesOf(page.locator(".end tbody tr:last-child"));
      const [result] = await boxesOf(page.locator(".end > .result"));
      return (result?.bottom ?? 0) - (last?.bottom ?? Infinity);
    };
    // After a game that was played there is also a line about its course.
    await expect.poll(below).toBeGreaterThanOrEqual(40);
    await picture(page, `frantic-end-${size.width}`);
  }
  await expect(page.locator(".end tbody .bot-mark")).toHaveCount(7);
  await expect(page.locator(".end tbody .bot-mark .bars").first()).toBeVisible();
  await expect(page.locator(".end tbody")).toContainText("You");
  await expect(page.locator(".end > .result")).not.toContainText(/\bAnn\b/u);
});

test("on a phone, the limit ends with the bar of a total", async ({ page }) => {
  await sit(page, PHONE, ended);
  const [totals = [], bars = []] = await Promise.all(
    [".end td.total", ".end td.total .bar"].map((part) => boxesOf(page.locator(part))),
  );
  expect(totals.map(({ bottom }) => bottom)).toEqual(bars.map(({ bottom }) => bottom));
  await picture(page, "frantic-end-360");
});

/** Everybody gives a card away. */
const party = turn(
  {
    step: "give",
    used_events: ["surprise-party"],
    questions: [
      { ask: "cards", verb: "give", count: 1, among: ["blue-1", "red-2"] },
      { ask: "target", verb: "give", count: 1, among: ["2", "3", "4", "5", "6", "7", "8"] },
    ],
  },
  ["give blue-1", "give red-2"],
);

test("everybody can be chosen in a sheet", async ({ page }) => {
  await sit(page, DESK, party);
  for (const size of [DESK, LAPTOP]) {
    await page.setViewportSize(size);
    const sheet = page.locator("dialog[open]");
    await expect(sheet.locator(".target label")).toHaveCount(7);
    await expectInside(sheet.locator(".target label"), sheet.locator(".body"));
    await picture(page, `frantic-party-${size.width}`);
  }
});

test("the numerals of a wish keep off their boxes", async ({ page }) => {
  await sit(page, DESK, holdsFour);
  await openSheet(page);
  await expect(page.locator(".numbers label")).toHaveCount(9);
  const tight = async (): Promise<Box[]> => {
    const [boxes = [], numerals = []] = await Promise.all(
      [".numbers label", ".numbers label svg"].map((part) => boxesOf(page.locator(part))),
    );
    return boxes.filter((box, at) => {
      const numeral = numerals[at];
      return numeral === undefined || numeral.left - box.left < 5 || box.right - numeral.right < 5;
    });
  };
  for (const size of [DESK, TABLET]) {
    await page.setViewportSize(size);
    await expect.poll(tight).toEqual([]);
    await picture(page, `frantic-wish-${size.width}`);
  }
});

test("the tags of seats leave their names free", async ({ page }) => {
  await sit(page, DESK, (table) => {
    turn()(table);
    for (const player of table.view.players) player.skipped = player.seat % 2 === 1;
    table.info.seats.forEach((seat, at) => (seat.name = at % 3 === 1 ? "Maximiliane" : seat.name));
  });
  for (const size of [DESK, TABLET, PHONE]) {
    await page.setViewportSize(size);
    await expectApart(page.locator(".seat-tag .tag"), page.locator("[data-spot^='seat:'] .name"));
    await picture(page, `frantic-tags-${size.width}`);
  }
});

for (const undoable of [false, true])
  test(`the colour in force and the dealer are in the bar beside the log${undoable ? ", and an undo" : ""}`, async ({
    page,
  }) => {
    await sit(page, DESK, (table) => {
      turn({ colour: "yellow", fits: { colour: "yellow", number: 5, sort: null } })(table);
      table.undoable = undoable;
    });
    await expect(page.locator(".rail.open")).toBeVisible();
    await picture(page, `frantic-bar-${undoable}`);
    const bar = page.locator(".frantic-bar");
    await expectInside(bar.locator("dl > div, .colour.on > span"), bar);
    await expectApart(bar.locator("dl > div"), bar.locator(".colour.on > span"));
    await expect(bar.getByText("yellow in force")).toBeVisible();
    await expect(bar.locator(".dealer dd")).toBeVisible();
  });

/** The player is attacked and may or may not hold a Counterattack. */
function attacked(choices: string[]): Edit<FranticView> {
  const attack = { card: "gift", attacker: 2, target: 0, cards: 0, redirects: null };
  return turn({ step: "window", turn: 2, attack }, choices);
}

test("the panel of a window is always as large", async ({ page }) => {
  const size = async (): Promise<number[]> => {
    const [box] = await boxesOf(page.locator(".window"));
    return [(box?.right ?? 0) - (box?.left ?? 0), (box?.bottom ?? 0) - (box?.top ?? 0)];
  };
  for (const viewport of [DESK, PHONE]) {
    await page.unrouteAll();
    await page.setViewportSize(viewport);
    const staged = await stage(page, FULL, attacked(["pass"]));
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator(".window")).toBeVisible();
    const before = await size();
    await picture(page, `frantic-window-${viewport.width}-1`);
    staged.change(attacked(["play counterattack", "pass"]));
    await expect(page.locator(".window button")).toHaveCount(2);
    expect(await size()).toEqual(before);
    await picture(page, `frantic-window-${viewport.width}-2`);
  }
});

test("on a phone, a ninth card leaves the others as they are", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const staged = await stage(page, FULL, turn({ hand: HAND.slice(0, 8) }));
  const cards = page.locator(".hand .fan button");
  const others = async (): Promise<number[][]> => {
    const boxes = await boxesOf(page.locator(".hand, [data-spot=prompt], .hand .fan button"));
    return boxes.slice(0, 10).map(({ left, top, right, bottom }) => [left, top, right, bottom]);
  };
  await page.evaluate(() => document.fonts.ready);
  await expect(cards).toHaveCount(8);
  const before = await others();
  staged.change(turn({ hand: HAND }));
  await expect(cards).toHaveCount(9);
  expect(await others()).toEqual(before);
  await picture(page, "frantic-nine-360");
});
