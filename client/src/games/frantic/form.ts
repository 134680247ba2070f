/**
 * Related choices, collected on one sheet before anything is sent. If the server then asks something it did not
 * foresee, because another player intervened, the rest of the sheet is dropped and the player is asked again.
 */

import { keyed } from "../../table/parts/fan-card";
import type { HandCard } from "./hand";

/** The verb precedes each answer in its move; null if there is no choice, and nothing is sent. */
export type Step = { readonly verb: string | null } & (
  | { readonly ask: "target"; readonly among: readonly number[] }
  /** A seat for each card to draw, in order. */
  | { readonly ask: "shares"; readonly among: readonly number[]; readonly count: number }
  | { readonly ask: "cards"; readonly among: readonly HandCard[]; readonly count: number }
  /** A seat for each card. */
  | { readonly ask: "gifts"; readonly among: readonly number[]; readonly cards: readonly HandCard[] }
  | { readonly ask: "wish"; readonly among: readonly string[] }
);

export interface Form {
  /** Identifies the question. */
  readonly id: string;
  /** The card or event it is about. */
  readonly about: string;
  /** Moves sent before the answers: playing the card. */
  readonly first: readonly string[];
  readonly steps: readonly Step[];
}

export interface Answers {
  readonly target: number | null;
  readonly shares: readonly number[];
  /** Card keys, in order of selection. */
  readonly cards: readonly string[];
  /** By card key. */
  readonly gifts: Readonly<Record<string, number>>;
  readonly wish: string | null;
}

const NOTHING: Answers = { target: null, shares: [], cards: [], gifts: {}, wish: null };

/** Single options are pre-selected. */
export function firstAnswers({ steps }: Form): Answers {
  return steps.reduce((answers, step) => ({ ...answers, ...lone(step) }), NOTHING);
}

function lone(step: Step): Partial<Answers> {
  switch (step.ask) {
    case "target":
      return step.among.length === 1 ? { target: step.among[0] ?? null } : {};
    case "shares":
      return step.among.length === 1 ? { shares: Array<number>(step.count).fill(step.among[0] ?? 0) } : {};
    case "cards":
      return step.among.length === step.count ? { cards: step.among.map(({ key }) => key) } : {};
    default:
      return {};
  }
}

/** Whether the step leaves a choice. */
export function isOpen({ verb }: Step): boolean {
  return verb !== null;
}

export function isAnswered(step: Step, answers: Answers): boolean {
  switch (step.ask) {
    case "target":
      return answers.target !== null;
    case "shares":
      return answers.shares.length === step.count;
    case "cards":
      return answers.cards.length === step.count;
    case "gifts":
      return step.cards.every(({ key }) => answers.gifts[key] !== undefined);
    case "wish":
      return answers.wish !== null;
  }
}

export function isComplete(form: Form, answers: Answers): boolean {
  return form.steps.every((step) => isAnswered(step, answers));
}

/** The moves the sheet stands for. */
export function movesOf(form: Form, answers: Answers): readonly string[] {
  return [...form.first, ...form.steps.flatMap((step) => stepMoves(step, answers))];
}

function stepMoves(step: Step, answers: Answers): readonly string[] {
  return chosen(step, answers).flatMap((answer) => moveFor(step, answer) ?? []);
}

/** The move that gives an answer to a step; null if there is no choice. */
export function moveFor({ verb }: Step, answer: string | number): string | null {
  return verb === null ? null : `${verb} ${answer}`;
}

/** The same for a seat: in moves they are numbered from 1. */
export function moveForSeat(step: Step, seat: number): string | null {
  return moveFor(step, seat + 1);
}

/** The answers to a step in the server's notation. */
function chosen(step: Step, { target, shares, cards, gifts, wish }: Answers): readonly (string | number)[] {
  switch (step.ask) {
    case "target":
      return target === null ? [] : [target + 1];
    case "shares":
      return shares.map((seat) => seat + 1);
    case "cards":
      return codes(step.among, cards);
    case "gifts":
      return step.cards.map(({ key }) => (gifts[key] ?? 0) + 1);
    case "wish":
      return wish === null ? [] : [wish];
  }
}

function codes(among: readonly HandCard[], keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => among.filter((card) => card.key === key).map(({ code }) => code));
}

/** Whether the step shows the player's hand. */
export function showsHand(step: Step): boolean {
  return step.ask === "gifts" || (step.ask === "cards" && step.verb !== "take");
}

/** The hand once the card of the sheet has been played. */
export function restOf({ first }: Form, hand: readonly string[]): readonly HandCard[] {
  const gone = hand.findIndex((code) => first.includes(`play ${code}`));
  return keyed(gone < 0 ? hand : hand.toSpliced(gone, 1));
}

/** Select or deselect a card; beyond the limit, the earliest is dropped. */
export function toggled(chosen: readonly string[], key: string, count: number): readonly string[] {
  return chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key].slice(-count);
}

/** One card more or less for a seat; the last one given is taken back first. */
export function shared(shares: readonly number[], seat: number, more: boolean): readonly number[] {
  return more ? [...shares, seat] : shares.toSpliced(shares.lastIndexOf(seat), 1);
}
