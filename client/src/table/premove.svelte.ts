/** A move planned while others decide. It stays in the page until exactly that move is offered; then it is sent. */

import { type Keyed, sameCards } from "./parts/fan-card";
import type { TableContext } from "./table-context";

export interface Plan {
  /** The hand cards it needs. */
  readonly cards: readonly Keyed[];
  /** Whether the decision it is for is still to come, and still can. */
  readonly waits: () => boolean;
  /** The offered move that is exactly the planned one; null if there is none. */
  readonly move: () => string | null;
  /** Sends it, where more than one move follows. */
  readonly send?: (move: string) => void;
}

type Surroundings = Pick<TableContext, "choices" | "info" | "me" | "seats" | "isBusy" | "send">;

/** How long a notice stays, in milliseconds. */
const NOTICE = 6000;

export class Premove {
  plan = $state.raw<Plan | null>(null);
  /** Whether the last plan has just come to nothing. */
  isDropped = $state(false);

  #context: Surroundings;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: Surroundings) {
    this.#context = context;
  }

  /** Whether the player may plan: while others decide or things move. */
  get isOpen(): boolean {
    const { choices, info, isBusy } = this.#context;
    return this.#plays && !info.paused && !isBusy && choices.length === 0;
  }

  make(plan: Plan): void {
    this.forget();
    this.plan = plan;
  }

  /** Whether there was a plan. */
  cancel(): boolean {
    const { plan } = this;
    this.plan = null;
    return plan !== null;
  }

  /** Which of these cards are planned. */
  among(cards: readonly Keyed[]): ReadonlySet<string> {
    const planned = this.plan?.cards ?? [];
    return sameCards(
      cards,
      planned.map(({ code }) => code),
      new Set(planned.map(({ key }) => key)),
    );
  }

  /** Sends the plan if it is offered, and drops it if it cannot be any more; to be called whenever the table changes. */
  settle(): void {
    const { plan } = this;
    if (plan === null) return;
    if (!this.#plays) {
      this.cancel();
      return;
    }
    const { info, isBusy, send } = this.#context;
    if (info.paused || isBusy || plan.waits()) return;
    this.plan = null;
    const move = plan.move();
    if (move === null) this.#drop();
    else if (plan.send) plan.send(move);
    else send.call(this.#context, move);
  }

  /** Removes the notice. */
  forget(): void {
    clearTimeout(this.#timer);
    this.isDropped = false;
  }

  #drop(): void {
    this.forget();
    this.isDropped = true;
    this.#timer = setTimeout(() => (this.isDropped = false), NOTICE);
  }

  /** Not while a bot stands in. */
  get #plays(): boolean {
    const { info, me, seats } = this.#context;
    return info.status === "playing" && me !== null && seats[me]?.rests === false;
  }
}
