/** The guided first game: short hints, each when it matters. Cards explain themselves on request. */

import type { TableContext } from "../../table/table-context";
import type { Hint } from "../../table/game-table";
import type { FzzztView, GameEvent } from "../../wire/messages";
import { sortOf } from "./card-facts";
import { BELT, CHIEF, PROMPT, discardSpot, handSpot, unitsSpot } from "./spots";

type TheDesk = TableContext<FzzztView>;

/** The learner's seat. */
const ME = 0;
const LAST_ROUND = 5;

const asked = ({ choices }: TheDesk): boolean => choices.some((move) => move.startsWith("bid "));
const count = (past: readonly GameEvent[], type: GameEvent["type"]): number =>
  past.filter((event) => event.type === type).length;

export const lesson: readonly Hint<FzzztView>[] = [
  { key: "fzzzt-lesson-welcome", when: ({ view }) => view.phase === "bidding", spots: [BELT], rule: "F-9" },
  { key: "fzzzt-lesson-bid", when: asked, spots: [PROMPT], rule: "F-10" },
  {
    key: "fzzzt-lesson-paid",
    when: (context, past) => count(past, "auction-won") > 0 && asked(context),
    spots: [discardSpot(ME)],
    rule: "F-13",
  },
  {
    key: "fzzzt-lesson-unit",
    when: (context) => {
      const head = context.view.belt[0];
      return asked(context) && head !== undefined && sortOf(head, context.cards) === "unit";
    },
    spots: [BELT],
    rule: "F-23",
  },
  {
    key: "fzzzt-lesson-batch",
    when: (context, past) => count(past, "batch-turned") > 1 && context.view.auction > 1 && asked(context),
    spots: [BELT],
    rule: "F-7",
  },
  {
    key: "fzzzt-lesson-chief",
    when: (context, past) => asked(context) && (count(past, "chief-moved") > 0 || context.view.auction >= 4),
    spots: [CHIEF],
    rule: "F-11",
  },
  {
    key: "fzzzt-lesson-empty",
    when: ({ view }) =>
      view.phase === "bidding" && view.auction > 1 && view.hand.length + view.bid.length <= 1,
    spots: [handSpot(ME)],
    rule: "F-15",
  },
  {
    key: "fzzzt-lesson-allocate",
    // Not during the clean-up itself: then a sheet covers the table.
    when: (context) => asked(context) && (context.view.players[ME]?.units.length ?? 0) > 0,
    spots: [unitsSpot(ME)],
    rule: "F-19",
  },
  {
    key: "fzzzt-lesson-round",
    when: (context) => context.view.round > 1 && asked(context),
    spots: [handSpot(ME)],
    rule: "F-5",
  },
  {
    key: "fzzzt-lesson-widgets",
    when: (context) => context.view.round > 2 && asked(context),
    spots: [unitsSpot(ME)],
    rule: "F-22",
  },
  {
    key: "fzzzt-lesson-last",
    when: (context) => context.view.round === LAST_ROUND && asked(context),
    spots: [BELT],
    rule: "F-20",
  },
  { key: "fzzzt-lesson-score", when: () => true, rule: "F-21", isAtEnd: true },
  { key: "fzzzt-lesson-goodbye", when: () => true, isFarewell: true },
];
