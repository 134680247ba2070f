/** The guided first game: a few sentences, each when it matters. */

import type { Desk } from "../../table/desk";
import type { Hint } from "../../table/game-table";
import type { FzzztView, GameEvent } from "../../wire/messages";
import { sortOf } from "./facts";
import { BELT, PROMPT, discardSpot, handSpot, playerSpot, unitsSpot } from "./spots";

type TheDesk = Desk<FzzztView>;

/** The learner sits here. */
const ME = 0;

const headIs = (sort: string) => (desk: TheDesk) => {
  const head = desk.view.belt[0];
  return asked(desk) && head !== undefined && sortOf(head, desk.cards) === sort;
};

const asked = ({ choices }: TheDesk): boolean => choices.some((move) => move.startsWith("bid "));
const count = (past: readonly GameEvent[], type: GameEvent["type"]): number =>
  past.filter((event) => event.type === type).length;
const iWon = (past: readonly GameEvent[]): boolean =>
  past.some((event) => event.type === "auction-won" && event.seat === ME);

export const lesson: readonly Hint<FzzztView>[] = [
  { key: "fzzzt-lesson-welcome", when: ({ view }) => view.phase === "bidding", spot: BELT, rule: "F-9" },
  { key: "fzzzt-lesson-bid", when: asked, spot: handSpot(ME), rule: "F-10" },
  {
    key: "fzzzt-lesson-others",
    when: ({ view }) => view.players.some(({ seat, bid }) => seat !== ME && bid > 0),
    spot: playerSpot(1),
    rule: "F-9",
  },
  {
    key: "fzzzt-lesson-won",
    when: (desk, past) => iWon(past) && desk.view.phase === "bidding",
    spot: discardSpot(ME),
    rule: "F-13",
  },
  {
    key: "fzzzt-lesson-lost",
    when: (desk, past) => count(past, "auction-won") > 0 && !iWon(past) && asked(desk),
    spot: handSpot(ME),
    rule: "F-14",
  },
  { key: "fzzzt-lesson-unit", when: headIs("unit"), spot: unitsSpot(ME), rule: "F-23" },
  { key: "fzzzt-lesson-fzzzt", when: headIs("fzzzt"), spot: BELT, rule: "F-21" },
  { key: "fzzzt-lesson-upgrade", when: headIs("upgrade"), spot: BELT, rule: "F-22" },
  {
    key: "fzzzt-lesson-batch",
    when: (desk, past) => count(past, "batch-turned") > 1 && desk.view.auction > 1 && asked(desk),
    spot: BELT,
    rule: "F-7",
  },
  {
    key: "fzzzt-lesson-chief",
    when: (desk, past) => count(past, "chief-moved") > 0 || (desk.view.auction >= 4 && asked(desk)),
    spot: PROMPT,
    rule: "F-11",
  },
  {
    key: "fzzzt-lesson-empty",
    when: ({ view }) => view.phase === "bidding" && view.auction > 1 && (view.players[ME]?.hand ?? 6) <= 1,
    spot: handSpot(ME),
    rule: "F-15",
  },
  {
    key: "fzzzt-lesson-allocate",
    when: ({ view, choices }) => view.phase === "clean-up" && choices.length > 0,
    spot: unitsSpot(ME),
    rule: "F-19",
  },
  {
    key: "fzzzt-lesson-again",
    when: ({ view }) => view.phase === "bidding" && view.round === 2,
    spot: handSpot(ME),
    rule: "F-5",
  },
  {
    key: "fzzzt-lesson-end",
    when: ({ view }) => view.round > 2 || (view.round === 2 && view.auction > 1),
  },
];
