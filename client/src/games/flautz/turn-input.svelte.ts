/** The move being composed: a place in the middle and a hand card, in either order, until it is sent. */

import type { TableContext } from "../../table/table-context";
import type { FlautzView } from "../../wire/messages";
import { actionOf, offers, onward, put, take, taskOf, type Action, type Picked } from "./moves";
import { cardAt } from "./selectors";
import { arranged, type HeldCard } from "./spells";

type Swap = Extract<Action, { do: "swap" }>;

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
    const { moment } = this.#picked;
    const isReached = moment === this.#planning && this.task === "swap";
    return moment === this.#moment || isReached ? this.#picked : NOTHING;
  }

  /** Whether a swap can be planned for the player's next turn. */
  get canPlan(): boolean {
    const { premove, view } = this.#context();
    return premove?.isOpen === true && view.turn !== view.seat;
  }

  get isPlanned(): boolean {
    return this.canPlan && this.#context().premove?.plan !== null;
  }

  get action(): Action | null {
    const { place, card, wish } = this.picked;
    if (this.canPlan) return this.#foreseen;
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
    if (this.canPlan && cardAt(this.#context().view, place) === null) return;
    this.#pick({ place, card: key, wish: null });
  }

  wish(wish: "call" | "focus"): void {
    this.#pick({ ...NOTHING, wish: this.picked.wish === wish ? null : wish });
  }

  clear(): void {
    this.#plan = null;
    this.#context().premove?.cancel();
    this.#pick(NOTHING);
  }

  act(): void {
    const action = this.action;
    if (action === null) return;
    if (this.isPlanned) this.clear();
    else if (action.do === "swap" && this.canPlan) this.#planSwap(action);
    else if (action.do === "swap") this.#swap(action);
    else this.send(action.move);
  }

  /** A swap is sent in two halves. */
  #swap({ take, put }: Pick<Swap, "take" | "put">): void {
    this.#picked = { ...NOTHING, moment: "" };
    this.#plan = { card: put, turn: this.#turn };
    this.#context().send(take);
  }

  /** The swap that was selected before the player's turn. */
  get #foreseen(): Swap | null {
    const { place, card } = this.picked;
    const [taken, put] = [cardAt(this.#context().view, place ?? ""), this.codeOf(card)];
    return place === null || taken === null || put === null
      ? null
      : { do: "swap", take: take(taken, place), place, put };
  }

  #planSwap(swap: Swap): void {
    const key = this.picked.card;
    if (key === null) return;
    const { match } = this.#context().view;
    const taken = cardAt(this.#context().view, swap.place);
    /** Somebody else may take the card first. */
    const isThere = (): boolean => {
      const { view } = this.#context();
      const lies = cardAt(view, swap.place) === taken;
      return view.match === match && lies && view.hand.includes(swap.put);
    };
    this.#context().premove?.make({
      cards: [{ key, code: swap.put }],
      waits: () => isThere() && this.#context().choices.length === 0,
      move: () => (isThere() && this.#context().may(swap.take) ? swap.take : null),
      send: () => this.#swap(swap),
    });
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

  /** What is selected between the player's turns stays until the next one. */
  get #planning(): string {
    return `${this.#context().view.match} planning`;
  }

  get #moment(): string {
    if (this.canPlan) return this.#planning;
    return `${this.#turn} ${this.#context().view.step}`;
  }

  #pick(picked: Picked): void {
    if (this.isUnderWay) return;
    this.#context().premove?.cancel();
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
