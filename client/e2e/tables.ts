/** Tables opened over HTTP: with custom decks, clocks or many seats. */

import { expect, type Page } from "@playwright/test";

import { arrive } from "./lobby";
import type { Game } from "./players/playing";

export interface Plan {
  readonly game: Game;
  readonly seats: number;
  readonly [more: string]: unknown;
}

/** Opens a running game with the visitor at the first seat and bots at the others. */
export async function sitAt(page: Page, { game, seats, ...more }: Plan): Promise<void> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), "easy"]));
  const answer = await page.request.post("/api/tables", {
    data: { game, seats, name: "Ann", bots, start: true, ...more },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { table, secret } = (await answer.json()) as { table: string; secret: string };
  await page.addInitScript((seat) => localStorage.setItem("parlour", JSON.stringify({ seats: [seat] })), {
    ...{ table, secret, game },
    at: 1,
  });
  await page.goto(`/table/${table}`);
  await arrive(page, game);
}
