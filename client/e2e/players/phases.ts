/** The phase of a game as the page shows it; each phase is checked once, when it first occurs. */

import type { Page } from "@playwright/test";

import type { Game } from "./playing";

/** A phase is identified by which of these elements are on the page, and their text. */
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
/** These differ only in their text. */
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

  /** Checks for a new phase; other numbers in a prompt do not count as one. */
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

  /** The wanted phases that have not occurred yet. */
  missing(wanted: readonly string[]): readonly string[] {
    return wanted.filter((phase) => !this.seen.has(phase));
  }
}
