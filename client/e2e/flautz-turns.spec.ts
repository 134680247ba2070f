/** FLAUTZ! asks before a costly move, and shows the results of matches. */

import type { FlautzView, Whole } from "../src/wire/messages";
import { spell, turn } from "./flautz-moments";
import { expect, picture, test } from "./room";
import { type Edit, stage } from "./staging";

for (const [name, last] of Object.entries({
  "on the last field": { round: 6 },
  "after a call": { caller: 1 },
}))
  test(`a focus ${name} is confirmed, and its price is named`, async ({ page }) => {
    const staged = await stage(page, { game: "flautz", seats: 3 }, turn());
    staged.change(turn(last));
    const focus = page.getByRole("button", { name: "Focus", exact: true });
    await expect(focus).toHaveAttribute("aria-pressed", "false");
    await focus.click();
    await expect(focus).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("[data-spot=prompt]")).toContainText("lose your spell of 13 points");
    expect(staged.moves).toEqual([]);
    await page.getByRole("button", { name: "Focus now" }).click();
    await expect.poll(() => staged.moves).toEqual(["focus"]);
  });

test("in words, a focus on the last turn is confirmed, too", async ({ page }) => {
  const staged = await stage(page, { game: "flautz", seats: 3 }, turn());
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("parlour") ?? "{}") as object;
    localStorage.setItem("parlour", JSON.stringify({ ...kept, preferences: { text: true } }));
  });
  await page.reload();
  const focus = page.locator(".text .choices").getByRole("button", { name: "Focus" });
  await expect(focus).toBeVisible();
  staged.change(turn({ round: 6 }));
  await focus.click();
  await expect(page.getByRole("alert")).toContainText("lose your spell of 13 points");
  expect(staged.moves).toEqual([]);
  await picture(page, "flautz-words-focus");
  await focus.click();
  await expect.poll(() => staged.moves).toEqual(["focus"]);
});

test("a focus at any other time needs one press", async ({ page }) => {
  await stage(page, { game: "flautz", seats: 3 }, turn());
  await expect(page.getByRole("button", { name: "Focus", exact: true })).not.toHaveAttribute("aria-pressed");
});

/** A finished game of matches whose last match ended with an opponent's royal FLAUTZ!. */
const ended: Edit<FlautzView> = (table) => {
  table.info.status = "over";
  table.info.record = "of-this-game";
  table.choices = [];
  const royal = spell(["orange-3", "orange-4", "orange-5", "orange-6", "orange-7"], 23, {
    ...{ flautz: true, straight: true, royal: true },
  });
  const scores = table.view.players.map(({ seat }) => ({
    ...{ seat, hand: seat === 1 ? royal.cards.map(({ card }) => card) : [] },
    ...{ spell: seat === 1 ? royal : null, crystals: seat === 1 ? 3 : 0 },
  }));
  Object.assign(table.view, {
    ...{ step: "over", matches: 3, goal: null, match: 3, winners: [0], spell: null },
    last_match: { reason: "royal", by: 1, scores },
  });
};

test("a game of matches ends with its winner and tally, then the last match", async ({ page }) => {
  // The record of a staged game has no story.
  await page.route(/\/api\/records\//u, (route) => route.fulfill({ json: [] }));
  await page.setViewportSize({ width: 1280, height: 800 });
  const chapters = [1, 2, 3].map((chapter) => ({ chapter, scores: [20, 10, 5].map((one) => one * chapter) }));
  await page.route("**/records/of-this-game/scores", (route) => route.fulfill({ json: chapters }));
  await stage(page, { game: "flautz", seats: 3 }, ended);
  await expect(page.locator(".end h2")).toHaveText("You win!");
  const order = page.locator(".end h2, .end .match > h3, .end figcaption, .end caption:not(.unseen *)");
  await expect(order).toHaveText(["You win!", "Final tally", "Royal FLAUTZ!", "The score, match by match"]);
  await expect(page.locator(".end figure th").first()).toHaveText("Match");
  await picture(page, "flautz-end-matches-1280");
});

test("a royal FLAUTZ! is the title of the match that it ends", async ({ page }) => {
  await stage(page, { game: "flautz", seats: 3 }, (table: Whole & { view: FlautzView }) => {
    ended(table);
    table.info.status = "playing";
    Object.assign(table.view, { step: "take", match: 4, actors: [1], turn: 1, winners: [] });
  });
  await page.getByRole("button", { name: "Last match" }).click();
  const panel = page.getByRole("dialog", { name: "Royal FLAUTZ!" });
  await expect(panel.getByText(/ wins 3 crystals$/u)).toBeVisible();
  await picture(page, "flautz-royal");
});

test("colours in the log carry the symbols of the cards", async ({ page }) => {
  await stage(page, { game: "flautz", seats: 3 }, turn());
  await page.locator(".rail .lines").getByRole("button", { name: "The game begins." }).click();
  const line = page.locator(".rail .lines li li").filter({ hasText: "apprentice" }).first();
  await expect(line.locator(".sign svg")).toBeVisible();
  await expect(page.locator(".rail .lines")).not.toContainText(/[≈♣☾▲✿]/u);
});
