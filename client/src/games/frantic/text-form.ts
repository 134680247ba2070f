/** What a card or event asks, in groups of boxes to tick. */

import type { TableContext } from "../../table/table-context";
import { type Picks, pickedIn, type TextForm, type TextGroup } from "../../table/text-form";
import type { FranticView } from "../../wire/messages";
import { isColour, nameOf } from "./cards";
import { type Answers, firstAnswers, type Form, isComplete, isOpen, movesOf, type Step } from "./form";
import { askedForm } from "./questions";
import { heading } from "./sheet-words";

type Context = Pick<TableContext<FranticView>, "choices" | "seats" | "view" | "words">;

export function textForm(context: Context): TextForm | null {
  const { choices, view, words } = context;
  const form = choices.length === 0 ? null : askedForm(view);
  const steps = form?.steps.filter(isOpen) ?? [];
  // A single decision has its buttons.
  if (form === null || !steps.some((step) => steps.length > 1 || partsOf(step) > 1)) return null;
  const verbs = new Set(steps.map(({ verb }) => verb));
  const moves = (picks: Picks): readonly string[] => {
    const answers = answersOf(form, picks);
    return isComplete(form, answers) ? movesOf(form, answers) : [];
  };
  return {
    id: form.id,
    groups: steps.flatMap((step) => groupsOf(form, step, context)),
    covers: (move) => verbs.has(move.split(" ")[0] ?? ""),
    total: (picks) => {
      const missing = steps.reduce((sum, step) => sum + partsOf(step) - donePartsOf(step, picks), 0);
      return missing > 0
        ? words.say("frantic-step-left", { count: missing })
        : words.say("frantic-step-done");
    },
    button: words.say("frantic-text-send"),
    moves,
  };
}

/** How many answers a step needs. */
function partsOf(step: Step): number {
  if (step.ask === "gifts") return step.cards.length;
  return step.ask === "shares" || step.ask === "cards" ? step.count : 1;
}

function donePartsOf(step: Step, picks: Picks): number {
  switch (step.ask) {
    case "cards":
      return picks["cards"]?.length ?? 0;
    case "shares":
    case "gifts":
      return numbered(step).filter((id) => pickedIn(picks, id) !== null).length;
    default:
      return pickedIn(picks, step.ask) === null ? 0 : 1;
  }
}

/** The group of each card that somebody is to get. */
function numbered(step: Extract<Step, { ask: "shares" | "gifts" }>): string[] {
  return step.ask === "gifts"
    ? step.cards.map(({ key }) => `gift ${key}`)
    : Array.from({ length: step.count }, (_, at) => `share ${at + 1}`);
}

function groupsOf(form: Form, step: Step, { seats, words }: Context): TextGroup[] {
  const legend = heading(form, step, words);
  const seatOptions = (among: readonly number[]): TextGroup["options"] =>
    among.map((seat) => ({ key: String(seat), label: seats[seat]?.name ?? String(seat + 1) }));
  switch (step.ask) {
    case "target":
      return [{ id: step.ask, legend, most: 1, options: seatOptions(step.among) }];
    case "wish":
      return [
        {
          ...{ id: step.ask, legend, most: 1 },
          options: step.among.map((wish) => ({
            key: wish,
            label: isColour(wish) ? words.say(`colour-${wish}`) : wish,
          })),
        },
      ];
    case "cards":
      return [
        {
          ...{ id: step.ask, legend, most: step.count },
          options: step.among.map(({ key, code }) => ({ key, label: nameOf(code, { words }) })),
        },
      ];
    case "shares":
      return numbered(step).map((id, at) => ({
        ...{ id, most: 1, options: seatOptions(step.among) },
        legend: words.say("frantic-text-share", { number: at + 1, count: step.count }),
      }));
    case "gifts":
      return numbered(step).map((id, at) => ({
        ...{ id, most: 1, options: seatOptions(step.among) },
        legend: words.say("frantic-text-gift", { card: nameOf(step.cards[at]?.code ?? "", { words }) }),
      }));
  }
}

function answersOf(form: Form, picks: Picks): Answers {
  const seat = (group: string): number | null => {
    const key = pickedIn(picks, group);
    return key === null ? null : Number(key);
  };
  return form.steps.filter(isOpen).reduce<Answers>((answers, step) => {
    switch (step.ask) {
      case "target":
        return { ...answers, target: seat(step.ask) };
      case "wish":
        return { ...answers, wish: pickedIn(picks, step.ask) };
      case "cards":
        return { ...answers, cards: picks[step.ask] ?? [] };
      case "shares":
        return { ...answers, shares: numbered(step).flatMap((id) => seat(id) ?? []) };
      case "gifts": {
        const given = step.cards.flatMap(({ key }): [string, number][] => {
          const taker = seat(`gift ${key}`);
          return taker === null ? [] : [[key, taker]];
        });
        return { ...answers, gifts: Object.fromEntries(given) };
      }
    }
  }, firstAnswers(form));
}
