/** The guided first game: a few sentences at the moment they matter, whatever is played. */

import type { Desk } from "../../table/desk";
import type { Hint } from "../../table/game-table";
import type { FlautzView, GameEvent } from "../../wire/messages";
import { isLit } from "./read";

type When = Hint<FlautzView>["when"];

const isMine = ({ view, me, choices }: Desk<FlautzView>): boolean =>
  me !== null && view.turn === me && choices.length > 0;

/** It is the own turn, and that is asked. */
const asks =
  (...steps: readonly FlautzView["step"][]): When =>
  (desk) =>
    isMine(desk) && steps.includes(desk.view.step);

function count(past: readonly GameEvent[], type: GameEvent["type"]): number {
  return past.filter((event) => event.type === type).length;
}

function swaps(past: readonly GameEvent[], me: number | null): number {
  return past.filter((event) => event.type === "card-put" && event.seat === me).length;
}

/** A card of that sort is to be seen, and so many swaps have been made: one thing after the other. */
const seesAfter =
  (turns: number, sort: string): When =>
  (desk, past) => {
    const { hand, air, ground } = desk.view;
    const isThere = [...hand, ...air, ...ground].some((code) => code?.startsWith(sort));
    return isMine(desk) && isThere && swaps(past, desk.me) >= turns;
  };

/** All five cards are one spell, and that can be called. */
const mayCall: When = ({ choices }) => choices.some((move) => move.endsWith("flautz"));

export const lesson: readonly Hint<FlautzView>[] = [
  { key: "flautz-lesson-welcome", when: (desk) => desk.view.step !== "over", rule: "Z-9" },
  { key: "flautz-lesson-spell", when: (desk) => desk.view.spell !== null, spot: "spell", rule: "Z-10" },
  { key: "flautz-lesson-arena", when: (desk) => desk.view.step !== "over", spot: "crystal", rule: "Z-3" },
  { key: "flautz-lesson-take", when: asks("take"), spot: "rows", rule: "Z-4" },
  { key: "flautz-lesson-others", when: (desk, past) => swaps(past, desk.me) >= 1, rule: "Z-4" },
  {
    key: "flautz-lesson-row",
    when: (desk) => isMine(desk) && isLit(desk.view, "air") !== isLit(desk.view, "ground"),
    spot: "crystal",
    rule: "Z-4",
  },
  {
    key: "flautz-lesson-focus",
    when: (desk, past) => desk.choices.includes("focus") && swaps(past, desk.me) >= 2,
    spot: "focus",
    rule: "Z-6",
  },
  { key: "flautz-lesson-replace", when: asks("replace"), spot: "rows", rule: "Z-7" },
  { key: "flautz-lesson-mirage", when: seesAfter(1, "mirage"), rule: "Z-12" },
  { key: "flautz-lesson-prism", when: seesAfter(2, "prism"), rule: "Z-13" },
  {
    key: "flautz-lesson-flautz",
    when: mayCall,
    spot: "call",
    rule: "Z-15",
  },
  { key: "flautz-lesson-called", when: (_, past) => count(past, "called") > 0, rule: "Z-16" },
  { key: "flautz-lesson-end", when: (_, past) => count(past, "match-ended") > 0, rule: "Z-20" },
];
