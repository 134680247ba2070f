/** Going through a game that is over: where somebody is in it, and whether it goes on by itself. */

import { tick } from "svelte";

import type { Look, Moments } from "./moments";
import type { Seen } from "./replay-desk.svelte";

/** How long a moment is looked at, in milliseconds, while the game goes on by itself. */
export const GLANCE = 900;
/** Between two questions to the server, which does not answer whoever asks all the time. */
const PATIENCE = 250;

export interface Screen {
  /** Shows what happened between two moments, as long as somebody wants to see it. */
  readonly perform: (before: Seen, after: Seen, isWanted: () => boolean) => Promise<void>;
  /** The page has become what it shows. */
  readonly settle: () => void;
  /** Somebody has gone to another moment. */
  readonly went: (number: number) => void;
}

export class Screening {
  at = $state(0);
  /** What is on the page; it follows. */
  seen = $state.raw<Seen | null>(null);
  isPlaying = $state(false);
  hasFailed = $state(false);

  #moments: Pick<Moments, "at">;
  #moves: number;
  #screen: Screen;
  /** Whoever drags the slider only wants to see where it comes to rest. */
  #wanted = 0;
  #asked = -PATIENCE;

  constructor(moments: Pick<Moments, "at">, moves: number, start: number, screen: Screen) {
    this.#moments = moments;
    this.#moves = moves;
    this.at = Math.min(start, moves);
    this.#screen = screen;
  }

  /** Whoever goes somewhere by hand stays there. */
  goTo(number: number): void {
    this.isPlaying = false;
    this.#go(number);
  }

  /** On to the next moment; at the end it stops. */
  goOn(): void {
    if (this.at >= this.#moves) this.isPlaying = false;
    else this.#go(this.at + 1);
  }

  toggle(): void {
    if (this.at === this.#moves) this.#go(0);
    this.isPlaying = !this.isPlaying;
  }

  async show(number: number, look: Look): Promise<void> {
    const wish = (this.#wanted += 1);
    const isWanted = (): boolean => wish === this.#wanted;
    this.hasFailed = false;
    this.#screen.settle();
    await new Promise((resolve) => setTimeout(resolve, this.#asked + PATIENCE - performance.now()));
    if (!isWanted()) return;
    this.#asked = performance.now();
    try {
      const seen = await this.#moments.at(number, look);
      const before = this.seen;
      if (isWanted() && before !== null && before.number + 1 === number && before.me === seen.me)
        await this.#screen.perform(before, seen, isWanted);
      if (!isWanted()) return;
      this.seen = seen;
      await tick();
      this.#screen.settle();
    } catch {
      if (!isWanted()) return;
      this.hasFailed = true;
      this.isPlaying = false;
    }
  }

  #go(number: number): void {
    this.at = Math.max(0, Math.min(this.#moves, number));
    this.#screen.went(this.at);
  }
}
