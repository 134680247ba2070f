/** Levels of bots, from the lobby to the table, and hints from the strongest. */

import type { Page } from "@playwright/test";

import type { FlautzView, FranticView, FzzztView } from "../src/wire/messages";
import { turn as flautzTurn } from "./flautz-moments";
import { turn as franticTurn } from "./frantic-moments";
import { planTable } from "./lobby";
import { expect, expectAccessible, LONG, picture, test } from "./room";
import { type Edit, stage, type Staged } from "./staging";
import { sitAt } from "./tables";

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

test("a level is chosen for a game, and shown at the seats of bots", async ({ page }) => {
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await page.goto("/");
    await planTable(page, "flautz", 3);
    const dialog = page.getByRole("dialog");
    const levels = dialog.getByRole("group", { name: "Bots" });
    await expect(levels.getByRole("radio", { name: "hard" })).toBeVisible();
    await levels.getByText("hard", { exact: true }).click();
    await expect(dialog).toContainText("They think before every decision.");
    await expectAccessible(page, `levels in the lobby, ${name}`);
    await picture(page, `levels-lobby-${name}`);
    await dialog.getByRole("button", { name: "Play now" }).click();
    await expect(page.locator(".table.theme-flautz")).toBeVisible();
    await expect(page.locator(".bot-mark").first()).toHaveAttribute("title", "bot, hard");
    await expect(page.locator(".seat .bot-mark .bars").first()).toBeVisible();
    await picture(page, `levels-table-${name}`);
  }
});

test("the bot that stands in is chosen for a table", async ({ page }) => {
  await page.goto("/");
  await planTable(page, "flautz", 3);
  const dialog = page.getByRole("dialog");
  await dialog.getByText("More choices").click();
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    const levels = dialog.getByRole("group", { name: "Stand-in" });
    await levels.scrollIntoViewIfNeeded();
    await expect(levels.getByRole("radio", { name: "easy" })).toBeChecked();
    await picture(page, `stand-in-${name}`);
  }
  await dialog.getByRole("group", { name: "Stand-in" }).getByText("normal", { exact: true }).click();
  await dialog.getByRole("button", { name: "Play now" }).click();
  await expect(page.locator(".table.theme-flautz")).toBeVisible();
  const answer = await page.request.get(page.url().replace("/table/", "/api/tables/"));
  expect(await answer.json()).toMatchObject({ stand_in: "normal" });
});

test("each bot has its own level in the waiting room", async ({ page }) => {
  await page.goto("/");
  await planTable(page, "fzzzt", 3);
  await page.getByRole("dialog").getByRole("button", { name: "Invite friends" }).click();
  for (const seat of [1, 2])
    await page.locator(`[data-seat="${seat}"]`).getByRole("button", { name: "Add a bot" }).click();
  await page
    .locator('[data-seat="2"]')
    .getByLabel(/^Level of/u)
    .selectOption("hard");
  await expect(page.locator('[data-seat="2"]')).toContainText("bot, hard");
  await expect(page.locator('[data-seat="1"]')).toContainText("bot, normal");
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await expectAccessible(page, `levels in the waiting room, ${name}`);
    await picture(page, `levels-waiting-${name}`);
  }
});

test("somebody among bots asks for a hint, by key and by menu", async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await sitAt(page, { game: "flautz", seats: 3 });
  await expect(page.getByRole("button", { name: "Ask for a hint" })).toBeVisible();
  await page.keyboard.press("h");
  await expect(page.getByRole("status").filter({ hasText: "A hard bot would choose" })).toBeVisible();
  await expectAccessible(page, "a hint");
  await picture(page, "hint-desktop");
  await page.setViewportSize(SIZES.phone);
  await picture(page, "hint-phone");
  await page.reload();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ask for a hint" }).click();
  await expect(page.getByRole("status").filter({ hasText: "A hard bot would choose" })).toBeVisible();
});

/** Asks for a hint and expects the mark on this button alone. */
async function expectMark(page: Page, staged: Staged<never>, hint: string, button: string): Promise<void> {
  staged.hint = hint;
  const mark = page.locator(".hint-mark").filter({ visible: true });
  // A hint for the moment before, which may still be shown, is forgotten.
  await expect(async () => {
    await page.keyboard.press("h");
    await expect(mark).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(page.locator(button).filter({ visible: true, has: mark })).toHaveCount(1);
}

test("a hint marks the button of a move without cards: FLAUTZ!", async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  const staged = await stage<FlautzView>(page, { game: "flautz", seats: 3 }, flautzTurn());
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    staged.change(flautzTurn());
    await expectMark(page, staged as Staged<never>, "focus", '[data-spot="focus"]');
    await expectAccessible(page, `a hint to focus, ${name}`);
    await picture(page, `hint-focus-${name}`);
    staged.change((table) => {
      flautzTurn()(table);
      table.choices.push(["flautz", 13]);
    });
    await expectMark(page, staged as Staged<never>, "flautz", '[data-spot="call"]');
    await picture(page, `hint-call-${name}`);
  }
});

const QUESTIONS = {
  attack: { ask: "target", verb: "attack", count: 1, among: ["2", "3"] },
  wish: { ask: "wish", verb: "wish", count: 1, among: ["red", "yellow", "green", "blue", "7"] },
} as const;

function asked(name: keyof typeof QUESTIONS): Edit<FranticView> {
  const { among, ...question } = QUESTIONS[name];
  const [step, top] = name === "attack" ? (["aim", "red-skip"] as const) : (["wish", "fantastic"] as const);
  return franticTurn(
    { step, top, discard: [top], questions: [{ ...question, among: [...among] }] },
    among.map((answer) => `${question.verb} ${answer}`),
  );
}

test("a hint marks the button of a move without cards: FRANTIC", async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  const staged = await stage<FranticView>(page, { game: "frantic", seats: 3 }, franticTurn());
  const show = (edit: Edit<FranticView>): void => staged.change(edit);
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    show(franticTurn());
    await expectMark(page, staged as Staged<never>, "draw", 'button[aria-keyshortcuts="D"]');
    await picture(page, `hint-draw-${name}`);
    show(franticTurn({ step: "play-on" }, ["play red-2", "pass"]));
    await expectMark(page, staged as Staged<never>, "pass", 'button[aria-keyshortcuts="P"]');
    await picture(page, `hint-pass-${name}`);
    show(asked("attack"));
    await expect(page.locator("dialog label").first()).toBeVisible();
    await expectMark(page, staged as Staged<never>, "attack 3", "dialog label");
    await expectAccessible(page, `a hint to attack, ${name}`);
    await picture(page, `hint-attack-${name}`);
    show(asked("wish"));
    await expect(page.locator("dialog label.flat").first()).toBeVisible();
    await expectMark(page, staged as Staged<never>, "wish green", "dialog label.flat.green");
    await picture(page, `hint-wish-${name}`);
  }
});

/** The clean-up: one unit, which may get a robot or none. */
const cleanUp: Edit<FzzztView> = (table) => {
  const offers = [["1N", "2B"]];
  Object.assign(table.view, {
    phase: "clean-up",
    actors: [0],
    hand: ["M1", "1N", "2B"],
    choices: [],
    offers,
  });
  const [me] = table.view.players;
  if (me) me.units = [{ card: "NB5", robots: [], widgets: 0, missing: "NB" }];
  table.choices = ["allocate 1N", "allocate 2B", "leave"].map((move, at) => [move, at]);
};

test("a hint marks the button of a move without cards: Fzzzt!", LONG, async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  const staged = await stage<FzzztView>(page, { game: "fzzzt", seats: 3 }, cleanUp);
  await page.getByRole("dialog").getByRole("button", { name: "Look at the table" }).first().click();
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    staged.change(cleanUp);
    await expectMark(page, staged as Staged<never>, "leave", ".prompt button");
    await page.locator(".prompt button").filter({ visible: true }).click();
    await expect(page.locator("dialog label.none .hint-mark")).toBeVisible();
    await expect(page.locator("dialog .hint-mark")).toHaveCount(1);
    await expectAccessible(page, `a hint to leave, ${name}`);
    await picture(page, `hint-leave-${name}`);
    await page.getByRole("dialog").getByRole("button", { name: "Look at the table" }).first().click();
  }
});
