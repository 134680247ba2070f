/** The phase of a game as the page shows it; each phase is checked once, when it first occurs. */

import type { Page } from "@playwright/test";

import type { Game } from "./playing";

/** What identifies a phase: those of these elements that are on the page, with their text. */
const SIGNS: Readonly<Record<Game, Readonly<Record<string, string>>>> = {
  fzzzt: {
    bidding: ".prompt.asked button[aria-keyshortcuts=B]",
    reveal: ".overlay .reveal",
    "clean-up": "dialog[open] .intro",
    end: ".end .next",
  },
  frantic: {
    sheet: ".frantic dialog[open] section h3 > span",
    poster: ".frantic dialog[open]:not(:has(section h3)) h2 .unseen",
    window: ".window",
    event: ".frantic .event .title .unseen",
    end: ".end .next",
  },
  flautz: {
    turn: ".deeds button.focus:not([aria-disabled=true])",
    swap: "button.do.ready:not([aria-disabled=true])",
    call: "button.call.glows",
    "match end": ".panel footer .button",
    end: ".end .next",
  },
};
/** Of these there are several: what they say tells them apart. */
const SEVERAL = ["sheet", "poster", "window", "event"];

export class Phases {
  readonly seen = new Set<string>();
  #page: Page;
  #game: Game;
  #look: (phase: string) => Promise<void>;

  constructor(page: Page, game: Game, look: (phase: string) => Promise<void>) {
    this.#page = page;
    this.#game = game;
    this.#look = look;
  }

  /** Looks if there is something new; the numbers in what is asked make nothing new. */
  async watch(): Promise<void> {
    const signs = await this.#page.evaluate((all) => {
      return Object.entries(all).flatMap(([name, selector]) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility())
          .map((element) => [name, element.ariaLabel ?? element.textContent ?? ""] as const),
      );
    }, SIGNS[this.#game]);
    const now = signs.map(([name, text]) =>
      SEVERAL.includes(name) ? `${name}: ${text.trim().replace(/\d+/gu, "N")}` : name,
    );
    const fresh = now.filter((phase) => !this.seen.has(phase));
    if (fresh.length === 0) return;
    for (const phase of fresh) this.seen.add(phase);
    await this.#look(fresh.join(", "));
  }

  /** Those of the wanted phases that have not come yet. */
  missing(wanted: readonly string[]): readonly string[] {
    return wanted.filter((phase) => !this.seen.has(phase));
  }
}
