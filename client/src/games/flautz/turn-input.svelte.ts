/** The move being composed: a place in the middle and a hand card, in either order, until it is sent. */

import type { TableContext } from "../../table/table-context";
import type { FlautzView } from "../../wire/messages";
import { actionOf, offers, onward, put, taskOf, type Action, type Picked } from "./moves";
import { arranged, type HeldCard } from "./spells";

const NOTHING: Picked = { place: null, card: null, wish: null };

export class TurnInput {
  #context: () => TableContext<FlautzView>;
  /** Hand cards are identified by key here, since two may be identical. */
  #picked = $state.raw<Picked & { readonly moment: string }>({ ...NOTHING, moment: "" });
  /** The card to put down once the other one has been taken. */
  #plan = $state.raw<{ readonly card: string; readonly turn: string } | null>(null);

  readonly offered = $derived.by(() => offers(this.#mayChoose ? this.#context().choices : []));
  readonly task = $derived.by(() => taskOf(this.offered));
  /** The player's cards in display order, including a card just taken. */
  readonly held: readonly HeldCard[] = $derived.by(() => handOf(this.#context().view));

  constructor(context: () => TableContext<FlautzView>) {
    this.#context = context;
  }

  /** A selection is valid only for the decision it was made for. */
  get picked(): Picked {
    return this.#picked.moment === this.#moment ? this.#picked : NOTHING;
  }

  get action(): Action | null {
    const { place, card, wish } = this.picked;
    return actionOf(this.offered, { place, card: this.codeOf(card), wish });
  }

  /** Whether the first half of a swap has been sent and the second is to follow. */
  get isUnderWay(): boolean {
    return this.#plan !== null && this.#plan.turn === this.#turn;
  }

  codeOf(key: string | null): string | null {
    return this.held.find((held) => held.key === key)?.code ?? null;
  }

  pickPlace(place: string): void {
    this.#pick({ ...this.picked, wish: null, place: this.picked.place === place ? null : place });
  }

  pickCard(key: string): void {
    this.#pick({ ...this.picked, wish: null, card: this.picked.card === key ? null : key });
  }

  /** Select both cards of a swap at once if it is offered; if only a card is to be put down, that one. */
  pickBoth(place: string, key: string): void {
    if (key === TAKEN || (this.task === "swap" && !this.offered.takes.has(place))) return;
    this.#pick({ place, card: key, wish: null });
  }

  wish(wish: "call" | "focus"): void {
    this.#pick({ ...NOTHING, wish: this.picked.wish === wish ? null : wish });
  }

  clear(): void {
    this.#plan = null;
    this.#pick(NOTHING);
  }

  act(): void {
    const action = this.action;
    if (action === null) return;
    if (action.do === "swap") {
      this.#plan = { card: action.put, turn: this.#turn };
      this.#context().send(action.take);
    } else this.send(action.move);
  }

  send(move: string): void {
    this.clear();
    this.#context().send(move);
  }

  /** Continue a swap that is under way; to be called whenever the offered moves change. */
  goOn(): void {
    if (this.#plan === null) return;
    if (!this.isUnderWay || this.#context().refusal !== null) this.#plan = null;
    else this.#carryOn(this.#plan.card);
  }

  #carryOn(card: string): void {
    const next = onward(card, this.offered);
    if (next === "wait") return;
    this.#plan = null;
    if (next === "put") this.#context().send(put(card));
    const key = this.held.find((held) => held.code === card && held.key !== TAKEN)?.key;
    if (next === "ask" && key !== undefined) this.pickCard(key);
  }

  /** While the taken card is in flight the view is still the old one, and nothing else can be chosen. */
  get #mayChoose(): boolean {
    const { isBusy, view } = this.#context();
    return !isBusy && (!this.isUnderWay || view.step === "put");
  }

  get #turn(): string {
    const { match, round, turn } = this.#context().view;
    return `${match} ${round} ${turn}`;
  }

  get #moment(): string {
    return `${this.#turn} ${this.#context().view.step}`;
  }

  #pick(picked: Picked): void {
    if (this.isUnderWay) return;
    this.#picked = { ...picked, moment: this.#moment };
  }
}

/** The key of the card just taken: an identical one may be in the hand. */
export const TAKEN = "taken";

export function handOf(view: FlautzView): HeldCard[] {
  const own = view.seat === view.turn ? view.taken : null;
  if (own === null) return arranged(view.hand, view.spell);
  const lies = arranged([...view.hand, own], view.spell);
  const taken = lies.findLast(({ code }) => code === own);
  return lies.map((held) => (held === taken ? { ...held, key: TAKEN } : held));
}
