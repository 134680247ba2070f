/** Sheets for what the server asks now, and for what it foresees a card will ask when played. */

import { keyed } from "../../table/parts/fan-card";
import type { FranticQuestion, FranticView } from "../../wire/messages";
import { type Form, isOpen, type Step } from "./form";

/** The sheet for a card about to be played; null if it asks nothing. */
export function plannedForm(view: FranticView, code: string): Form | null {
  const steps = stepsOf(view.foreseen[code] ?? [], view);
  if (!steps.some(isOpen)) return null;
  return { id: `${view.round} ${view.discard.length} ${code}`, about: code, first: [`play ${code}`], steps };
}

/** The sheet for the server's question; null if cards are played from the hand, or nothing is asked. */
export function askedForm(view: FranticView): Form | null {
  if (view.questions.length === 0) return null;
  const progress = [
    view.count,
    view.shares.length,
    view.discard.length,
    view.under.length,
    view.draw_pile,
    view.offer.length,
    view.gifts.length,
  ];
  return {
    id: [view.round, view.step, ...progress].join(" "),
    about: (BY_CARDS.includes(view.step) ? null : view.used_events.at(-1)) ?? view.top,
    first: [],
    steps: stepsOf(view.questions, view),
  };
}

/** Steps asked by cards; all others are asked by events. */
const BY_CARDS = ["aim", "give", "wish"];

function stepsOf(questions: readonly FranticQuestion[], view: FranticView): readonly Step[] {
  return questions.map((question) => stepOf(question, view));
}

function stepOf({ ask, verb, count, among }: FranticQuestion, { hand }: FranticView): Step {
  switch (ask) {
    case "target":
      return { ask, verb, among: among.map(seatOf) };
    case "shares":
      return { ask, verb, count, among: among.map(seatOf) };
    case "cards":
      return { ask, verb, count, among: keyed(among) };
    case "gifts":
      return { ask, verb, cards: keyed(hand.slice(-count)), among: among.map(seatOf) };
    case "wish":
      return { ask, verb, among };
  }
}

/** Seats are numbered from 1 in moves. */
function seatOf(number: string): number {
  return Number(number) - 1;
}
