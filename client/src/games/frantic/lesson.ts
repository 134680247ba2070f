/** The guided first game: hints, each at the moment it matters. */

import type { TableContext } from "../../table/table-context";
import type { Hint } from "../../table/game-table";
import type { FranticView, GameEvent } from "../../wire/messages";
import { DISCARD_PILE, DRAW_PILE, EVENTS, HAND, WINDOW } from "./spots";

type Look = TableContext<FranticView>;

const asks = ({ view, choices }: Look, step: string): boolean => view.step === step && choices.length > 0;
const fits = ({ choices }: Look): boolean => choices.some((move) => move.startsWith("play "));
const happened = (past: readonly GameEvent[], wanted: GameEvent["type"]): boolean =>
  past.some(({ type }) => type === wanted);

/** How many turns the player has had: not everything is said on the first. */
function turns({ me }: Look, past: readonly GameEvent[]): number {
  return past.filter(
    (event) => (event.type === "card-played" || event.type === "turn-passed") && event.seat === me,
  ).length;
}

/** Whether a card that attacks somebody can be played now. */
function mayAttack({ view }: Look): boolean {
  return Object.values(view.foreseen).some((questions) =>
    questions.some(({ ask }) => ask === "target" || ask === "shares"),
  );
}

export const lesson: readonly Hint<FranticView>[] = [
  { key: "frantic-lesson-aim", when: () => true, spots: [HAND], rule: "R-7" },
  {
    key: "frantic-lesson-fit",
    when: (context) => asks(context, "play"),
    spots: [DISCARD_PILE],
    rule: "R-11",
  },
  {
    key: "frantic-lesson-draw",
    when: (context, past) => asks(context, "play") && (!fits(context) || turns(context, past) > 1),
    spots: [DRAW_PILE],
    rule: "R-5",
  },
  { key: "frantic-lesson-wish", when: ({ view }) => view.wish !== null, spots: [DISCARD_PILE], rule: "R-15" },
  {
    key: "frantic-lesson-attack",
    when: (context, past) => asks(context, "play") && turns(context, past) > 0 && mayAttack(context),
    spots: [HAND],
    rule: "R-19",
  },
  {
    key: "frantic-lesson-window",
    when: (context) => asks(context, "window"),
    spots: [WINDOW],
    rule: "R-25",
  },
  {
    key: "frantic-lesson-event",
    when: (_, past) => happened(past, "event-turned"),
    spots: [EVENTS],
    rule: "R-28",
  },
  {
    key: "frantic-lesson-on",
    when: (_, past) => happened(past, "round-ended"),
    rule: "R-9",
  },
  { key: "frantic-lesson-score", when: () => true, rule: "R-9", isAtEnd: true },
  { key: "frantic-lesson-goodbye", when: () => true, isFarewell: true },
];
