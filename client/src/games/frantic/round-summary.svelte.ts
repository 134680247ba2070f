/** The round that has just ended lies open until somebody puts it away; the game goes on under it. */

import { untrack } from "svelte";

import type { Stage } from "../../stage/stage.svelte";
import type { TableContext } from "../../table/table-context";
import type { FranticView } from "../../wire/messages";
import { endedRound, lastRound, type RoundSheet } from "./round";

export class RoundSummary {
  shown = $state.raw<RoundSheet | null>(null);
  #context: () => TableContext<FranticView>;
  /** The last round that was seen to be played, and the last one that was put away. */
  #known = 0;
  #dismiss = 0;

  /** While a component is set up, and as long as it lives. */
  constructor(context: () => TableContext<FranticView>, stage: Stage) {
    this.#context = context;
    $effect(() => {
      const event = stage.banner?.event;
      if (event?.type !== "round-ended" || !("in_time" in event)) return;
      untrack(() => (this.shown = endedRound(event, context().view)));
      // In a replay it is shown like anything else that happens.
      if (!this.isLive) return () => (this.shown = null);
    });
    $effect(() => {
      const { view } = context();
      untrack(() => this.#see(view));
    });
  }

  get isLive(): boolean {
    return this.#context().info.status === "playing";
  }

  /** Where nothing moves a new round is the first to tell; and it tells who deals. */
  #see(view: FranticView): void {
    const last = lastRound(view);
    const isNew = this.isLive && this.#known > 0 && view.round > this.#known && this.#dismiss !== last?.round;
    if (isNew || (this.shown !== null && this.shown.round === last?.round)) this.shown = last;
    if (view.step === "over") this.shown = null;
    this.#known = view.round;
  }

  show(): void {
    this.shown = lastRound(this.#context().view);
  }

  dismiss(): void {
    this.#dismiss = this.shown?.round ?? 0;
    this.shown = null;
  }
}
