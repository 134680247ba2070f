/** The bid being composed: for this auction, or planned for it or for the next one. */

import type { FanCard } from "../../table/parts/fan-card";
import type { TableContext } from "../../table/table-context";
import type { FzzztView } from "../../wire/messages";
import { bidOf, toggled } from "./bid";
import { handOf } from "./hand";
import { statusOf } from "./player-status";
import { canPick } from "./prompt";

const NONE: ReadonlySet<string> = new Set();

export class TurnInput {
  #context: () => TableContext<FzzztView>;
  /** The cards picked, by auction. */
  #picks = $state.raw<ReadonlyMap<string, ReadonlySet<string>>>(new Map());

  constructor(context: () => TableContext<FzzztView>) {
    this.#context = context;
  }

  readonly #status = $derived.by(() => statusOf(this.#context().view, this.#context().me ?? -1));
  /** Whether a bid can be planned: before one's own turn, or after one's bid for the next card if it is face up. */
  readonly #mayPlan = $derived.by(() => {
    const { premove, view } = this.#context();
    if (premove?.isOpen !== true) return false;
    return this.#status === "waiting" || (this.#hasBid && view.belt.length > 1);
  });
  readonly #isAhead = $derived(this.#mayPlan && this.#hasBid);
  readonly canPick = $derived.by(() => this.#mayPlan || canPick(this.#context()));

  /** The hand with the bid that lies on the table, or is on its way there. */
  readonly #laidHand = $derived.by(() => {
    const { view, cards, pointed } = this.#context();
    const able = this.canPick && !this.#isAhead;
    return handOf(view, cards, { able, picks: this.#picksFor(this.#auction), pointed });
  });

  readonly hand: readonly FanCard[] = $derived.by(() => {
    const hand = this.#laidHand;
    if (!this.#mayPlan) return hand;
    const free = hand.filter(({ chosen }) => !this.#isAhead || chosen !== true);
    const planned = this.#context().premove?.among(free) ?? NONE;
    const picks = planned.size > 0 ? planned : this.#picksFor(this.#target);
    return hand.map((card) => {
      const { key } = card;
      if (!free.includes(card)) return card;
      return { ...card, able: true, chosen: picks.has(key), planned: planned.has(key) };
    });
  });

  /** The bid on the table, or in flight. */
  readonly laid: readonly string[] = $derived.by(() => {
    const { view, choices } = this.#context();
    if (this.#status !== "bidding" || choices.length > 0) return view.bid;
    return codesOf(this.#laidHand.filter(({ chosen }) => chosen === true));
  });

  /** The bid being composed. */
  readonly picked = $derived(
    this.hand.filter(({ chosen, planned }) => chosen === true && (!this.#isAhead || planned !== undefined)),
  );
  readonly codes = $derived(codesOf(this.picked));
  readonly bid = $derived.by(() => bidOf(this.codes, this.#context().choices));

  readonly canPlan = $derived(this.#mayPlan && this.picked.length > 0);
  readonly isPlanned = $derived.by(() => this.canPlan && this.#context().premove?.plan !== null);

  get #hasBid(): boolean {
    const isPlaced = this.#status === "bidding" && this.#context().choices.length === 0;
    return this.#status === "ready" || isPlaced;
  }

  get #auction(): string {
    return this.#keyOf(0);
  }

  /** The auction for which cards are picked. */
  get #target(): string {
    return this.#keyOf(this.#isAhead ? 1 : 0);
  }

  /** A planned card that is touched again cancels the plan. */
  toggle(key: string): void {
    const keys = new Set(this.picked.map((card) => card.key));
    this.#context().premove?.cancel();
    this.#pick(this.#target, toggled(keys, key));
  }

  /** Place the bid, or plan it, or cancel the plan. */
  place(): void {
    const { isBusy, premove } = this.#context();
    if (this.bid !== null && !isBusy) this.#context().send(this.bid);
    else if (this.isPlanned) premove?.cancel();
    else if (this.canPlan) this.#plan();
  }

  #plan(): void {
    const [made, target, cards, codes] = [this.#auction, this.#target, this.picked, this.codes];
    this.#context().premove?.make({
      cards,
      waits: () => [made, target].includes(this.#auction) && this.#context().choices.length === 0,
      move: () => (this.#auction === target ? bidOf(codes, this.#context().choices) : null),
      send: (move) => {
        // The cards stay raised.
        this.#pick(target, new Set(cards.map(({ key }) => key)));
        this.#context().send(move);
      },
    });
  }

  #pick(auction: string, keys: ReadonlySet<string>): void {
    this.#picks = new Map([[this.#auction, this.#picksFor(this.#auction)]]).set(auction, keys);
  }

  /** Picks are valid for one auction only. */
  #picksFor(auction: string): ReadonlySet<string> {
    return this.#context().info.paused ? NONE : (this.#picks.get(auction) ?? NONE);
  }

  #keyOf(later: number): string {
    const { info, view } = this.#context();
    return `${info.number} ${view.phase} ${view.round} ${view.auction + later}`;
  }
}

function codesOf(cards: readonly FanCard[]): string[] {
  return cards.map(({ code }) => code);
}
