/** Moves planned while others decide: shown, cancelled, sent once they are offered, or dropped with a notice. */

import type { Page } from "@playwright/test";

import type { FlautzView, FranticView, FzzztView } from "../src/wire/messages";
import * as flautz from "./flautz-moments";
import * as frantic from "./frantic-moments";
import { type Game, GAMES } from "./players/playing";
import { expect, expectAccessible, expectFits, LONG, lookOut, picture, test } from "./room";
import { type Edit, stage } from "./staging";

const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const DROPPED = "What you planned is no longer possible.";

interface Case {
  /** Somebody else decides. */
  readonly waiting: Edit<FlautzView & FranticView & FzzztView>;
  /** The planned move is offered, with others; or only others are. */
  readonly asked: (isOffered: boolean) => Edit<FlautzView & FranticView & FzzztView>;
  /** Touches all that the plan needs. */
  readonly plan: (page: Page) => Promise<void>;
  /** One of the planned cards. */
  readonly card: string;
  readonly move: string;
}

const HAND = ["M1", "1BC", "2O", "3N"];

function auction(actor: number, choices: readonly string[]): Edit<FzzztView> {
  return (table) => {
    Object.assign(table.view, { phase: "bidding", actors: [actor], chief: 1, hand: HAND, bid: [] });
    for (const player of table.view.players) player.bid = player.seat === 1 && actor !== 1 ? 1 : 0;
    table.choices = choices.map((move, at) => [move, at]);
  };
}

const without =
  <View>(edit: Edit<View & (FlautzView | FranticView)>): Edit<View & FlautzView & FranticView> =>
  (table) => {
    edit(table);
    table.choices = [];
  };

const CASES: Readonly<Record<Game, Case>> = {
  fzzzt: {
    waiting: auction(1, []),
    asked: (isOffered) => auction(0, isOffered ? ["bid 1BC", "bid 1BC+2O"] : ["bid 1BC"]),
    plan: async (page) => {
      await page.locator(flautz.held("1BC")).click();
      await page.locator(flautz.held("2O")).click();
      await page.getByRole("button", { name: "Plan the bid" }).click();
    },
    card: "1BC",
    move: "bid 1BC+2O",
  },
  frantic: {
    waiting: without(frantic.turn({ actors: [1], turn: 1, next: 0 })),
    asked: (isOffered) => frantic.turn({}, isOffered ? ["play red-2", "play red-9", "draw"] : ["play red-9"]),
    plan: (page) => page.locator(flautz.held("red-2")).click(),
    card: "red-2",
    move: "play red-2",
  },
  flautz: {
    waiting: without(flautz.turn({ actors: [1], turn: 1, next: 0 })),
    asked: (isOffered) => flautz.turn(isOffered ? {} : { air: ["purple-4", "green-7", "green-6"] }),
    plan: async (page) => {
      await page.locator("[data-spot=air-2]").click();
      await page.locator(flautz.held("blue-2")).click();
      await page.getByRole("button", { name: /^Plan:/u }).click();
    },
    card: "blue-2",
    move: "take mirage-5 air-2",
  },
};

for (const game of GAMES)
  for (const [size, viewport] of Object.entries(SIZES))
    test.describe(`${game} at a ${size}`, size === "desk" ? {} : LONG, () => {
      test.use({ viewport });
      const shorter = game === "fzzzt" ? {} : LONG;
      const { waiting, asked, plan, card, move } = CASES[game];
      const label = (page: Page) => page.locator(".plan").first();

      test("a plan is shown, and sent as soon as it is offered", async ({ page }) => {
        const staged = await stage(page, { game, seats: 2, window: 0 }, waiting);
        await plan(page);
        await expect(label(page)).toHaveText("Planned");
        await expect(page.locator(flautz.held(card))).toHaveAttribute("aria-pressed", "true");
        await expectFits(page);
        await expectAccessible(page, "a plan");
        await picture(page, `${game}-planned-${size}`);
        staged.change(asked(true));
        await expect.poll(() => staged.moves).toEqual([move]);
        await expect(label(page)).toHaveCount(0);
      });

      test("a plan is cancelled by another touch or Escape", shorter, async ({ page }) => {
        const staged = await stage(page, { game, seats: 2, window: 0 }, waiting);
        await plan(page);
        await expect(label(page)).toBeVisible();
        await page.locator(flautz.held(card)).click();
        await expect(label(page)).toHaveCount(0);
        await page.reload();
        await plan(page);
        await expect(label(page)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(label(page)).toHaveCount(0);
        staged.change(asked(true));
        await expect(page).toHaveTitle(/Your turn/u);
        expect(staged.moves).toEqual([]);
      });

      test("a plan that is not offered is dropped, and nothing is sent", shorter, async ({ page }) => {
        const staged = await stage(page, { game, seats: 2, window: 0 }, waiting);
        await plan(page);
        await expect(label(page)).toBeVisible();
        const isSaid = await lookOut(page, "[role=alert]", DROPPED);
        staged.change(asked(false));
        await isSaid();
        await picture(page, `${game}-dropped-${size}`);
        expect(staged.moves).toEqual([]);
      });
    });
