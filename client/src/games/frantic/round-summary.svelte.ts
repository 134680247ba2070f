/** The round that has just ended, shown until it is dismissed. */

import { untrack } from "svelte";

import type { Stage } from "../../stage/stage.svelte";
import type { TableContext } from "../../table/table-context";
import type { FranticView } from "../../wire/messages";
import { endedRound, lastRound, type RoundSheet } from "./results";

export class RoundSummary {
  shown = $state.raw<RoundSheet | null>(null);
  #context: () => TableContext<FranticView>;
  /** The last round seen in play, and the last one dismissed. */
  #known = 0;
  #dismiss = 0;

  /** Must be created during component initialisation, since it uses effects. */
  constructor(context: () => TableContext<FranticView>, stage: Stage) {
    this.#context = context;
    $effect(() => {
      const event = stage.banner?.event;
      if (event?.type !== "round-ended" || !("in_time" in event)) return;
      untrack(() => (this.shown = endedRound(event, context().view)));
      // In a replay it is shown like any other event.
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

  /** Without animation the new view is the first sign of a new round; it also names the dealer. */
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
