/** The move being composed: a card awaiting confirmation, or a sheet being filled in. */

import type { Stage } from "../../stage/stage.svelte";
import type { TableContext } from "../../table/table-context";
import type { FranticView } from "../../wire/messages";
import type { Form } from "./form";
import type { HandCard, Order } from "./hand";
import { PLAYING } from "./prompt";
import { askedForm, plannedForm } from "./questions";

const WINDOWS = ["window", "nice-try"];
const EYE = "eye";
export const DRAW = "draw";
export const PASS = "pass";

export class TurnInput {
  order = $state<Order>("colour");
  /** A move awaiting confirmation: the key of a card, or `draw`. */
  picked = $state<string | null>(null);
  /** The sheet of a card about to be played. */
  #plan = $state.raw<Form | null>(null);
  /** The question set aside to look at the table. */
  #aside = $state<string | null>(null);
  /** The question that may be shown, once the page has settled. */
  #settled = $state<string | null>(null);
  #context: () => TableContext<FranticView>;
  #stage: Stage;

  /** Must be created during component initialisation, since it uses effects. */
  constructor(context: () => TableContext<FranticView>, stage: Stage) {
    this.#context = context;
    this.#stage = stage;
    // Wait a frame before showing a question: the next planned move may answer it at once.
    $effect(() => {
      const id = this.#question?.id ?? null;
      const frame = requestAnimationFrame(() => (this.#settled = id));
      return () => cancelAnimationFrame(frame);
    });
    // Drop whatever can no longer be played.
    $effect(() => {
      const context = this.#context();
      if (this.#plan?.first.every((move) => context.may(move)) === false) this.#plan = null;
      if (this.picked !== null && !this.canPlan && !context.may(this.pickedMove)) this.picked = null;
      if (context.view.step !== EYE && this.#aside === EYE) this.#aside = null;
    });
  }

  readonly #question = $derived.by(() => {
    const { view, me, choices, isBusy } = this.#context();
    return me === null || isBusy || choices.length === 0 ? null : askedForm(view);
  });

  readonly form = $derived.by(() => {
    if (this.#plan !== null) return this.#plan;
    return this.#question?.id === this.#settled ? this.#question : null;
  });

  readonly isAsked = $derived.by(() => this.#context().choices.length > 0 || this.#context().isHeld);
  readonly isWindow = $derived.by(() => WINDOWS.includes(this.#context().view.step) && this.isAsked);
  readonly #isEye = $derived.by(() => this.#context().view.step === EYE && this.#context().me !== null);
  readonly showsEye = $derived.by(() => this.#isEye && this.#aside !== EYE && this.#stage.banner === null);
  readonly showsSheet = $derived(this.form !== null && this.form.id !== this.#aside && !this.#isEye);
  /** Whether a question was set aside and awaits an answer. */
  readonly waits = $derived(
    (this.form !== null && this.form.id === this.#aside) || (this.#isEye && this.#aside === EYE),
  );

  readonly mayDraw = $derived.by(() => this.#context().may(DRAW) && !this.#context().isBusy);
  readonly mayPass = $derived.by(() => this.#context().may(PASS) && !this.#context().isBusy);
  /** The out-of-turn card, if there is one. */
  readonly answerMove = $derived.by(() =>
    this.isWindow && !this.#context().isHeld
      ? (this.#context().choices.find((move) => move.startsWith("play ")) ?? null)
      : null,
  );
  readonly canAnswer = $derived(this.answerMove !== null);
  /** Whether a card can be planned for the player's next turn. */
  readonly canPlan = $derived.by(() => {
    const { premove, view } = this.#context();
    return premove?.isOpen === true && view.step !== EYE && !view.actors.includes(view.seat ?? -1);
  });

  /** The code of the card awaiting confirmation, if it is a card. */
  get pickedCard(): string | null {
    return this.picked === null || this.picked === DRAW ? null : (this.picked.split(" ")[0] ?? null);
  }

  /** The move awaiting confirmation. */
  get pickedMove(): string {
    return this.pickedCard === null ? DRAW : `play ${this.pickedCard}`;
  }

  choose(card: HandCard): void {
    const { view, me, isBusy, confirms } = this.#context();
    if (isBusy || me === null) return;
    if (this.canPlan) {
      this.#planCard(card, confirms);
      return;
    }
    const form = this.isWindow ? null : plannedForm(view, card.code);
    if (form !== null) {
      this.picked = this.#aside = null;
      this.#plan = form;
    } else this.#do(card.key, `play ${card.code}`, confirms);
  }

  draw(): void {
    if (this.mayDraw) this.#do(DRAW, DRAW, this.#context().confirms);
  }

  pass(): void {
    if (this.mayPass) this.#context().send(PASS);
  }

  answer(): void {
    if (this.answerMove !== null && !this.#context().isBusy) this.#context().send(this.answerMove);
  }

  confirm(): void {
    if (this.picked === null) return;
    if (this.canPlan && this.pickedCard !== null)
      this.#planCard({ key: this.picked, code: this.pickedCard }, false);
    else this.#do(this.picked, this.pickedMove, false);
  }

  #do(key: string, move: string, confirms: boolean): void {
    if (confirms && this.picked !== key) this.picked = key;
    else {
      this.picked = null;
      this.#context().send(move);
    }
  }

  send(moves: readonly string[]): void {
    this.#plan = null;
    this.#context().send(...moves);
  }

  /** A planned card that is touched again stays in the hand. */
  #planCard(card: HandCard, confirms: boolean): void {
    const context = this.#context();
    const wasPlanned = context.premove?.among([card]).has(card.key) === true;
    context.premove?.cancel();
    if (wasPlanned) return;
    if (confirms && this.picked !== card.key) {
      this.picked = card.key;
      return;
    }
    this.picked = null;
    const round = this.#round;
    const move = `play ${card.code}`;
    const isHeld = (): boolean => this.#round === round && this.#context().view.hand.includes(card.code);
    context.premove?.make({
      cards: [card],
      waits: () => isHeld() && !this.#mayPlay,
      move: () => (isHeld() && this.#context().may(move) ? move : null),
    });
  }

  /** Whether the player is asked for a card in their own turn. */
  get #mayPlay(): boolean {
    const { choices, view } = this.#context();
    return choices.length > 0 && PLAYING.includes(view.step);
  }

  get #round(): string {
    const { info, view } = this.#context();
    return `${info.number} ${view.round}`;
  }

  /** Close the sheet: a planned card is dropped, a question is set aside. */
  leave(): void {
    if (this.#plan !== null) this.#plan = null;
    else this.#aside = this.#isEye ? EYE : (this.form?.id ?? null);
  }

  comeBack(): void {
    this.#aside = null;
  }

  sort(): void {
    this.order = this.order === "colour" ? "kind" : "colour";
  }
}
