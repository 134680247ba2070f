/** Going through a game that is over: where somebody is in it, and whether it goes on by itself. */

import { tick } from "svelte";

import type { MomentOptions, MomentCache } from "./moment-cache";
import type { ReplayMoment } from "./replay-context.svelte";

/** How long a moment is looked at, in milliseconds, while the game goes on by itself. */
export const STEP_DELAY = 900;
/** Between two questions to the server, which does not answer whoever asks all the time. */
const PATIENCE = 250;

export interface PlaybackHandlers {
  /** Shows what happened between two cache, as long as somebody wants to see it. */
  readonly perform: (before: ReplayMoment, after: ReplayMoment, isWanted: () => boolean) => Promise<void>;
  /** The page has become what it shows. */
  readonly settle: () => void;
  /** Somebody has gone to another moment. */
  readonly went: (number: number) => void;
}

export class Playback {
  at = $state(0);
  /** What is on the page; it follows. */
  moment = $state.raw<ReplayMoment | null>(null);
  isPlaying = $state(false);
  hasFailed = $state(false);

  #cache: Pick<MomentCache, "at">;
  #moves: number;
  #handlers: PlaybackHandlers;
  /** Whoever drags the slider only wants to see where it comes to rest. */
  #wanted = 0;
  #asked = -PATIENCE;

  constructor(cache: Pick<MomentCache, "at">, moves: number, start: number, handlers: PlaybackHandlers) {
    this.#cache = cache;
    this.#moves = moves;
    this.at = Math.min(start, moves);
    this.#handlers = handlers;
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

  async show(number: number, look: MomentOptions): Promise<void> {
    const wish = (this.#wanted += 1);
    const isWanted = (): boolean => wish === this.#wanted;
    this.hasFailed = false;
    this.#handlers.settle();
    await new Promise((resolve) => setTimeout(resolve, this.#asked + PATIENCE - performance.now()));
    if (!isWanted()) return;
    this.#asked = performance.now();
    try {
      const moment = await this.#cache.at(number, look);
      const before = this.moment;
      if (isWanted() && before !== null && before.number + 1 === number && before.me === moment.me)
        await this.#handlers.perform(before, moment, isWanted);
      if (!isWanted()) return;
      this.moment = moment;
      await tick();
      this.#handlers.settle();
    } catch {
      if (!isWanted()) return;
      this.hasFailed = true;
      this.isPlaying = false;
    }
  }

  #go(number: number): void {
    this.at = Math.max(0, Math.min(this.#moves, number));
    this.#handlers.went(this.at);
  }
}
