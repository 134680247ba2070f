/** A game as a story: log, belt, scores, end screen and replay agree. */

import type { Page } from "@playwright/test";

import { boxesOf } from "./boxes";
import { cardOnTurn, GAMES, play } from "./players/playing";
import { expect, expectAccessible, expectFits, LONG, picture, test } from "./room";
import { sitAt } from "./tables";

const lines = (page: Page): Promise<string[]> => page.locator(".lines ol > li").allInnerTexts();

/** Waits until the log stops growing. */
async function settled(page: Page): Promise<string[]> {
  let before: string[] = [];
  await expect
    .poll(async () => {
      const now = await lines(page);
      const isSame = now.length > 0 && now.join() === before.join();
      before = now;
      return isSame;
    })
    .toBe(true);
  return before;
}

/** All texts of the line about a game's course stand on one line. */
async function expectOneBaseline(page: Page): Promise<void> {
  const tops = await page.locator(".summary").evaluate((summary) => {
    const texts = document.createTreeWalker(summary, NodeFilter.SHOW_TEXT, (text) =>
      text.textContent?.trim() === "" || text.parentElement?.closest("svg")
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const tops: number[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      tops.push(range.getBoundingClientRect().top);
    }
    return tops;
  });
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
}

for (const game of GAMES)
  test(`the log of ${game} is the same after a reload`, LONG, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await sitAt(page, { game, seats: 3, window: 0 });
    // More than the server keeps for clients that reconnect.
    await play(page, game, { most: 24 });
    // On one's own turn nobody else moves.
    await cardOnTurn(page, game);
    const told = await settled(page);
    expect(told.some((line) => /\bYou\b/u.test(line))).toBe(true);
    expect(told.join("\n")).not.toContain("Ann");
    await expectAccessible(page, "the log");
    await page.reload();
    await expect.poll(() => settled(page)).toEqual(told);
    await expectAccessible(page, "the log after a reload");
    await picture(page, `${game}-log`);
  });

test("the belt knows who won what, also after a reload", async ({ page }) => {
  await sitAt(page, { game: "fzzzt", seats: 3 });
  const sold = page.locator(".belt li.sold");
  await play(page, "fzzzt", { until: async () => (await sold.count()) >= 4 });
  const prices = sold.locator(".price");
  const before = await prices.count();
  expect(before).toBeGreaterThanOrEqual(4);
  await expect(sold).toHaveCount(before);
  const names = await sold.locator(".buyer").allInnerTexts();
  await page.reload();
  await expect(prices).toHaveCount(before);
  expect(await sold.locator(".buyer").allInnerTexts()).toEqual(names);
  for (const [width, height] of [
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cut = (): Promise<(string | null)[]> =>
      sold
        .locator(".buyer")
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
        );
    await expect.poll(cut).toEqual([]);
    await picture(page, `fzzzt-sold-${width}`);
  }
});

test("one line for each auction, with its bids below", async ({ page }) => {
  await sitAt(page, { game: "fzzzt", seats: 2 });
  await play(page, "fzzzt", { most: 4 });
  await settled(page);
  const won = page.locator(".lines ol > li", { hasText: / won .+ for \d+( \([+−]\d+\))?\./u });
  const auctions = await page.locator(".belt li.sold").count();
  await expect(won).toHaveCount(auctions);
  // By keyboard: the newest lines come first.
  const log = page.getByRole("tabpanel", { name: "Log" });
  await log.focus();
  const unfolded = log.locator("[aria-expanded=true]");
  for (let tries = 0; (await unfolded.count()) === 0 && tries < 5; tries += 1) {
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
  }
  await expect(unfolded).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(unfolded).toHaveCount(0);
  await won.first().getByRole("button").click();
  await expect(won.first()).toContainText(/bids? \d+ \(/u);
  await expectAccessible(page, "the details");
});

test("the log does not grow without bound", LONG, async ({ page }) => {
  await sitAt(page, { game: "frantic", seats: 2, window: 0, options: { limit: 5000 } });
  const log = page.locator(".lines ol > li");
  const earlier = page.getByRole("button", { name: /^Earlier/u });
  await play(page, "frantic", { until: () => earlier.isVisible() });
  expect(await log.count()).toBe(60);
  await earlier.click();
  expect(await log.count()).toBeGreaterThan(60);
});

test("the scores say where everybody stands", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sitAt(page, { game: "fzzzt", seats: 4 });
  await play(page, "fzzzt", { most: 6 });
  await settled(page);
  await page.getByRole("tab", { name: "Log" }).press("ArrowRight");
  const panel = page.getByRole("tabpanel", { name: "Scores" });
  const totals = (await panel.locator("tbody .total").allInnerTexts()).map(Number);
  expect(totals).toHaveLength(4);
  expect(totals).toEqual(totals.toSorted((one, other) => other - one));
  await expect(panel.getByRole("rowheader", { name: "You", exact: true })).toBeVisible();
  await expectAccessible(page, "the scores");
  await picture(page, "fzzzt-scores");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator(".rail .handle").click();
  await page.getByRole("tab", { name: "Scores" }).click();
  await expect(panel).toBeVisible();
  await expectFits(page);
});

test("taking back is at hand while it is possible", async ({ page }) => {
  // The first player plays here; the other one is a person who does not answer.
  const opened = await page.request.post("/api/tables", {
    data: { game: "flautz", seats: 2, name: "Ann", grace: 0 },
  });
  const ann = (await opened.json()) as { table: string; secret: string };
  const { table } = ann;
  const joined = await page.request.post(`/api/tables/${table}/join`, { data: { name: "Ben" } });
  const ben = (await joined.json()) as { secret: string };
  const headers = { authorization: `Bearer ${ann.secret}` };
  await page.request.post(`/api/tables/${table}/start`, { headers });
  const now = (await (await page.request.get(`/api/tables/${table}`)).json()) as { asked: number[] };
  const { secret } = now.asked[0] === 0 ? ann : ben;
  await page.addInitScript((seat) => localStorage.setItem("parlour", JSON.stringify({ seats: [seat] })), {
    ...{ table, secret, game: "flautz" },
    at: 1,
  });
  await page.goto(`/table/${table}`);
  const back = page.getByRole("navigation").getByRole("button", { name: "Take back" });
  await expect(page.getByRole("button", { name: "Focus" })).toBeEnabled();
  await expect(back).toHaveCount(0);
  await page.getByRole("button", { name: "Focus" }).click();
  await expect(back).toBeVisible();
  await expectAccessible(page, "taking back");
  await back.click();
  await expect(page.getByText("You asked to take back a move")).toBeVisible();
  await expect(back).toHaveCount(0);
});

test("a replay has marks, a speed, and the viewer in its link; the end says where it turned", async ({
  page,
}) => {
  const bots = { 0: "easy", 1: "easy", 2: "easy" };
  const answer = await page.request.post("/api/tables", {
    data: { game: "fzzzt", seats: 3, name: "Ann", sit: false, bots, start: true },
  });
  const { table } = (await answer.json()) as { table: string };
  const record = `${table}-1`;
  await expect.poll(async () => (await page.request.get(`/api/records/${record}`)).status()).toBe(200);
  await page.goto(`/replay/${record}#1@2`);
  const viewer = page.getByRole("combobox", { name: "Perspective" });
  const slider = page.getByRole("slider");
  await expect(viewer).toHaveValue("1");
  await expect(slider).toHaveValue("1");
  await page.getByRole("button", { name: "On to the next mark" }).click();
  const mark = Number(await slider.inputValue());
  expect(mark).toBeGreaterThan(1);
  await expect(page).toHaveURL(new RegExp(`#${mark}@2$`, "u"));
  await page.keyboard.press("PageDown");
  await expect(slider).not.toHaveValue(String(mark));
  await page.keyboard.press("PageUp");
  await expect(slider).toHaveValue(String(mark));
  // Five rounds of eight auctions.
  await expect(page.locator(".marks .chapter")).toHaveCount(5);
  expect(await page.locator(".marks span").count()).toBeGreaterThan(35);
  await viewer.selectOption("spectator");
  await expect(page).toHaveURL(new RegExp(`#${mark}@spectator$`, "u"));
  await viewer.selectOption("open");
  await expect(page).toHaveURL(new RegExp(`#${mark}$`, "u"));
  await expect(page.locator(".players ul[aria-label$='hand']")).toHaveCount(2);
  await page.getByRole("combobox", { name: "Speed" }).selectOption("4");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(mark + 3);
  await page.getByRole("button", { name: "Stop" }).click();
  await expectAccessible(page, "the replay");
  await slider.press("End");
  await expect(page.locator(".summary")).toContainText(/came second|shared second place/u);
  // It also says where the game turned, with a link.
  await expect(page.locator(".summary a")).toBeVisible();
  // Its icon is beside its text, not above it.
  const [link] = await boxesOf(page.locator(".summary a"));
  expect((link?.bottom ?? 0) - (link?.top ?? 0)).toBeLessThan(30);
  await expectOneBaseline(page);
  await expect(page.locator(".end h3").first()).toContainText(/How \w+’s \S+ points came about/u);
  await expectAccessible(page, "the end of a replay");
  await picture(page, "fzzzt-summary");
});

test("the end of a game says who was second", LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sitAt(page, { game: "flautz", seats: 2, options: { arena: "swift", goal: 2 } });
  await play(page, "flautz");
  await expect(page.locator(".summary")).toContainText(/second, (level|one point|\d+ points) ?/u);
  await expect(page.locator(".end > .result")).not.toContainText(/\bAnn\b/u);
  // The winner comes first; all parts of the line below share a baseline.
  const [winner] = await boxesOf(page.locator(".end h2").first());
  const [line] = await boxesOf(page.locator(".summary"));
  expect(winner?.bottom).toBeLessThan(line?.top ?? 0);
  await expectOneBaseline(page);
  await expectAccessible(page, "the end");
  await picture(page, "flautz-summary");
});
