/** Playback of a finished game: the position, and whether it advances by itself. */

import { tick } from "svelte";

import type { MomentOptions, MomentCache } from "./moment-cache";
import type { ReplayMoment } from "./replay-context.svelte";

/** How long each moment is shown during playback, in milliseconds. */
export const STEP_DELAY = 900;
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** The least time between two requests: the server limits the rate. */
const PATIENCE = 250;

export interface PlaybackHandlers {
  /** Animates what happened between two moments, for as long as it is wanted. */
  readonly perform: (before: ReplayMoment, after: ReplayMoment, isWanted: () => boolean) => Promise<void>;
  /** The new moment has been rendered. */
  readonly settle: () => void;
  /** The position has changed. */
  readonly went: (number: number) => void;
}

export class Playback {
  at = $state(0);
  /** The moment shown; it follows `at`. */
  moment = $state.raw<ReplayMoment | null>(null);
  isPlaying = $state(false);
  /** How fast: 2 is twice as fast. */
  speed = $state<Speed>(1);
  hasFailed = $state(false);

  #cache: Pick<MomentCache, "at">;
  #moves: number;
  #handlers: PlaybackHandlers;
  /** Counts requests, so that only the last position of a dragged slider is shown. */
  #wanted = 0;
  #asked = -PATIENCE;

  constructor(cache: Pick<MomentCache, "at">, moves: number, start: number, handlers: PlaybackHandlers) {
    this.#cache = cache;
    this.#moves = moves;
    this.at = Math.min(start, moves);
    this.#handlers = handlers;
  }

  /** Going to a moment by hand stops playback. */
  goTo(number: number): void {
    this.isPlaying = false;
    this.#go(number);
  }

  /** Advance to the next moment; stop at the end. */
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
