/** The guided first game: short hints, each at the moment it matters, whatever is played. */

import type { TableContext } from "../../table/table-context";
import type { Hint } from "../../table/game-table";
import type { FlautzView, GameEvent } from "../../wire/messages";
import { CALL, FOCUS } from "./moves";
import { isLit } from "./selectors";
import { CALL_BUTTON, FOCUS_BUTTON, HAND, MARKER, ROWS, SPELL } from "./spots";

type When = Hint<FlautzView>["when"];

const isAsked: When = ({ choices }) => choices.length > 0;

function swaps(past: readonly GameEvent[], me: number | null): number {
  return past.filter((event) => event.type === "card-put" && event.seat === me).length;
}

/**
 * True once a card of that sort is there and enough swaps have been made, so that hints come one at a time. What the
 * cards have not shown in the first match is said in the second.
 */
const seesAfter =
  (turns: number, sort: string, where: (view: FlautzView) => readonly (string | null)[]): When =>
  (context, past) =>
    isAsked(context, past) &&
    (context.view.match > 1 ||
      (swaps(past, context.me) >= turns && where(context.view).some((code) => code?.startsWith(sort))));

const isOneRowLit = ({ view }: TableContext<FlautzView>): boolean =>
  isLit(view, "air") !== isLit(view, "ground");

export const lesson: readonly Hint<FlautzView>[] = [
  { key: "flautz-lesson-spell", when: ({ view }) => view.spell !== null, spots: [SPELL], rule: "Z-9" },
  { key: "flautz-lesson-swap", when: isAsked, spots: [HAND, ROWS], rule: "Z-4" },
  {
    key: "flautz-lesson-arena",
    when: (context, past) => isAsked(context, past) && isOneRowLit(context),
    spots: [MARKER],
    rule: "Z-3",
  },
  {
    key: "flautz-lesson-mirage",
    when: seesAfter(1, "mirage", ({ hand }) => hand),
    spots: [HAND],
    rule: "Z-12",
  },
  {
    key: "flautz-lesson-focus",
    when: ({ choices, me, view }, past) =>
      choices.includes(FOCUS) && (view.match > 1 || swaps(past, me) >= 2),
    spots: [FOCUS_BUTTON],
    rule: "Z-6",
  },
  {
    key: "flautz-lesson-prism",
    when: seesAfter(2, "prism", ({ air, ground }) => [...air, ...ground]),
    spots: [ROWS],
    rule: "Z-13",
  },
  {
    key: "flautz-lesson-flautz",
    when: ({ choices, view }) =>
      choices.some((move) => move.endsWith(CALL)) || (choices.length > 0 && view.match > 1),
    spots: [CALL_BUTTON],
    rule: "Z-15",
  },
  {
    key: "flautz-lesson-end",
    when: (context, past) => isAsked(context, past) && context.view.match > 1,
    rule: "Z-20",
  },
  { key: "flautz-lesson-score", when: () => true, rule: "Z-22", isAtEnd: true },
  { key: "flautz-lesson-goodbye", when: () => true, isFarewell: true },
];
