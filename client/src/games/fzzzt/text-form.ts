/** Bids and clean-up as boxes to tick. */

import { keyed } from "../../table/parts/fan-card";
import type { TableContext } from "../../table/table-context";
import { type Picks, pickedIn, type TextForm } from "../../table/text-form";
import type { FzzztView } from "../../wire/messages";
import { bidOf } from "./bid";
import { nameOf, nameHeld } from "./cards";
import { powerOf } from "./card-facts";
import { movesOf, planned, type Plan, stepsOf } from "./cleanup";

type Context = Pick<TableContext<FzzztView>, "cards" | "choices" | "me" | "view" | "words">;

const BIDS = "bid";
/** The option of leaving a unit as it is. */
const NONE = "leave";

export function textForm(context: Context): TextForm | null {
  const { choices, me } = context;
  if (me === null || choices.length === 0) return null;
  if (choices.some((move) => move.startsWith("bid "))) return bidForm(context);
  return choices.some((move) => move === "leave" || move.startsWith("allocate "))
    ? cleanupForm(context, me)
    : null;
}

function bidForm(context: Context): TextForm {
  const { cards, choices, view, words } = context;
  const hand = keyed(view.hand);
  const codes = (picks: Picks): string[] =>
    hand.flatMap(({ key, code }) => (picks[BIDS]?.includes(key) ? [code] : []));
  return {
    id: `bid ${view.round} ${view.belt.length} ${view.hand.join()}`,
    groups: [
      {
        id: BIDS,
        legend: words.say("fzzzt-text-bid"),
        most: null,
        options: hand.map(({ key, code }) => ({ key, label: nameHeld(code, context) })),
      },
    ],
    covers: (move) => move.startsWith("bid "),
    total: (picks) =>
      words.say("fzzzt-text-total", { power: powerOf(codes(picks), cards), count: codes(picks).length }),
    button: words.say("fzzzt-text-place"),
    moves: (picks) => [bidOf(codes(picks), choices)].filter((move) => move !== null),
  };
}

function cleanupForm(context: Context, me: number): TextForm {
  const { cards, view, words } = context;
  const steps = stepsOf(view, me, new Map());
  const groupOf = (place: number): string => `unit ${place}`;
  const planOf = (picks: Picks): Plan =>
    steps.reduce<Plan>((plan, { place }) => {
      const key = pickedIn(picks, groupOf(place));
      return key === null || key === NONE ? plan : planned(plan, place, key);
    }, new Map());
  return {
    id: `clean-up ${view.round} ${view.choices.length}`,
    groups: steps.map(({ place, unit, offers }) => ({
      id: groupOf(place),
      legend: words.say("fzzzt-text-unit", { unit: nameOf(unit.card, { cards, words }) }),
      most: 1,
      options: [
        { key: NONE, label: words.say("fzzzt-say-leave") },
        ...offers.map(({ key, code }) => ({ key, label: nameHeld(code, context) })),
      ],
    })),
    covers: () => true,
    total: (picks) => words.say("fzzzt-text-allocated", { count: planOf(picks).size }),
    button: words.say("fzzzt-text-allocate"),
    moves: (picks) => movesOf(stepsOf(view, me, planOf(picks))),
  };
}
