/** What every table has around it, where room is scarce: the bar, its pace, the menu, strips, the log. */

import { boxesOf, expectApart, expectInside } from "./boxes";
import { HAND, held, turn as flautzTurn } from "./flautz-moments";
import { turn as franticTurn } from "./frantic-moments";
import { expect, expectAccessible, picture, test } from "./room";
import { stage } from "./staging";

const DESK = { width: 1280, height: 800 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 360, height: 740 };
const nothing = (): void => undefined;

test("the pace is chosen in a panel that names all four", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await stage(page, { game: "fzzzt", seats: 3 }, nothing);
  const button = page.getByRole("navigation").getByRole("button", { name: "Pace: Normal" });
  await expect(button.getByText("Normal")).toBeVisible();
  await button.click();
  const panel = page.getByRole("group", { name: "Pace" });
  await expect(panel.getByRole("radio")).toHaveCount(4);
  await expectAccessible(page, "the pace");
  await picture(page, "pace-1440");
  await panel.getByText("Fast").click();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Pace: Fast" })).toBeVisible();
});

test("on a phone the pace is at the top of the menu", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await stage(page, { game: "fzzzt", seats: 4 }, nothing);
  await page.getByRole("button", { name: "Menu" }).click();
  const pace = page.getByRole("dialog").getByRole("group", { name: "Pace" });
  const [box] = await boxesOf(pace);
  expect(box?.bottom).toBeLessThan(PHONE.height);
  await pace.getByText("Slow").click();
  await expect(pace.getByRole("radio", { name: "Slow" })).toBeChecked();
});

for (const [game, seats] of [
  ["fzzzt", 4],
  ["frantic", 8],
] as const)
  test(`the whole menu of ${game} is visible, in the colours of its table`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await stage(page, { game, seats }, nothing);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog");
    const leave = menu.getByRole("button", { name: "Leave the table" });
    await expectInside(leave, menu.locator(".body"));
    const colours = await menu.locator("label.on").evaluate((on) => {
      const probe = document.createElement("i");
      probe.style.backgroundColor = "var(--accent)";
      on.append(probe);
      return [on, probe].map((element) => getComputedStyle(element).backgroundColor);
    });
    expect(colours[0]).toBe(colours[1]);
    await picture(page, `menu-${game}-1280`);
  });

test("the strip about a bot that plays leaves title, round and limit of FRANTIC free", async ({ page }) => {
  await page.setViewportSize(DESK);
  await stage(page, { game: "frantic", seats: 8, window: 0 }, (table) => {
    franticTurn()(table as never);
    const [own] = table.info.seats;
    if (own) own.rests = "wish";
  });
  const strip = page.locator(".strips p");
  await expect(strip).toContainText("A bot is playing for you.");
  const bar = page.locator(".frantic-bar");
  await expectApart(strip, bar.locator(".title svg, dl > div"));
  await expect(bar.locator("dl > div").nth(1)).toBeVisible();
  await expectApart(page.locator(".tools"), bar.locator(".title svg, dl > div"));
  await picture(page, "strip-frantic-1280");
});

test("the log comes back as it was when the window is wide again", async ({ page }) => {
  await page.setViewportSize(DESK);
  await stage(page, { game: "fzzzt", seats: 3 }, nothing);
  const log = page.locator(".rail.open");
  await expect(log).toBeVisible();
  await page.setViewportSize(TABLET);
  await expect(log).toHaveCount(0);
  await page.setViewportSize(DESK);
  await expect(log).toBeVisible();
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await page.setViewportSize(TABLET);
  await page.setViewportSize(DESK);
  await expect(log).toHaveCount(0);
});

test("in words, single moves stand below the form, in line with its button", async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem("parlour") ?? "{}") as object;
    localStorage.setItem("parlour", JSON.stringify({ ...kept, preferences: { text: true } }));
  });
  await page.goto("/");
  await page.locator(".tint-flautz .play .action").first().click();
  const form = page.locator(".text form:has(fieldset)");
  await expect(form).toBeVisible();
  const [swap] = await boxesOf(form.locator("button"));
  const [focus] = await boxesOf(page.locator(".text .choices button").first());
  expect(focus?.left).toBe(swap?.left);
  expect((focus?.top ?? 0) - (swap?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
});

test("on a phone, the arrow of a swap passes under the prompt", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await stage(page, { game: "flautz", seats: 5 }, flautzTurn());
  const prompt = page.locator("[data-spot=prompt] p");
  const before = await boxesOf(prompt);
  await page.locator("[data-spot=air-2]").click();
  await page.locator(held(HAND[0] ?? "")).click();
  await expect(page.locator("svg .shaft").first()).toBeVisible();
  const plate = await prompt.evaluate((text) => ({
    colour: getComputedStyle(text).backgroundColor,
    above: Number(getComputedStyle(text.closest(".line") ?? text).zIndex),
    arrow: Number(getComputedStyle(document.querySelector("svg:has(> .shaft)") ?? text).zIndex),
  }));
  expect(plate.colour).toMatch(/^rgb\(/u);
  expect(plate.above).toBeGreaterThan(plate.arrow);
  const after = await boxesOf(prompt);
  expect(after[0]?.top).toBe(before[0]?.top);
  await picture(page, "flautz-arrow-360");
});

test("a sheet has no ring of a hint about what it covers", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await stage(page, { game: "frantic", seats: 3, window: 0, lesson: true }, (table) => {
    const among = ["2", "3"];
    const skip = { ask: "target", verb: "attack", count: 1, among } as const;
    const foreseen = { "red-skip": [skip] };
    franticTurn({ hand: ["red-skip", "red-2"], foreseen } as never, ["play red-skip", "draw"])(
      table as never,
    );
    table.info.lesson = true;
  });
  const rings = page.locator(".ring");
  const next = page.getByRole("button", { name: "Got it" });
  await expect(next).toBeVisible();
  for (let hints = 0; hints < 12 && (await rings.count()) === 0; hints += 1) await next.click();
  await expect(rings.first()).toBeVisible();
  await page.locator('.hand [data-card="red-skip"]').press("Enter");
  await expect(page.locator("dialog[open]")).toBeVisible();
  await expect(rings).toHaveCount(0);
  await picture(page, "hint-sheet-360");
});
