/** The texts of a sheet: what each step asks, how far it is, and what sending it will do. */

import { isEvent } from "../../art/frantic";
import type { TableContext } from "../../table/table-context";
import type { FranticView } from "../../wire/messages";
import type { Speaker } from "../../words/speaker";
import { isColour, sortOf } from "./cards";
import { type Answers, type Form, isAnswered, type Step } from "./form";

/** The question of a step. */
export function heading({ about }: Form, step: Step, words: Speaker): string {
  const what = isEvent(about) ? about : sortOf(about);
  switch (step.ask) {
    case "target":
      return words.say(`frantic-step-target-${what}`);
    case "shares":
      return words.say("frantic-step-shares", { count: step.count });
    case "cards": {
      const verb = step.verb ?? "give";
      return words.say(`frantic-step-${verb}`, { count: step.count });
    }
    case "gifts":
      return words.say("frantic-step-gifts");
    case "wish":
      return words.say(step.among.every(isColour) ? "frantic-step-colour" : "frantic-step-wish");
  }
}

/** Why the sheet is there, and what follows from it. */
export function noteOf(
  { about }: Form,
  { words, view, seats }: Pick<TableContext<FranticView>, "words" | "view" | "seats">,
): string {
  if (isEvent(about)) return words.say(`event-${about}`);
  const sort = sortOf(about);
  if (sort !== "counterattack" || view.step !== "aim" || view.attack === null)
    return words.say(`does-${sort}`);
  const card = words.say(`name-${view.attack.card}`);
  const name = seats[view.attack.redirects ?? -1]?.name;
  return name === undefined
    ? words.say("frantic-note-redirect", { card })
    : words.say("frantic-note-redirect-of", { name, card });
}

/** How much of a step is done. */
export function progress(step: Step, answers: Answers, words: Speaker): string {
  if (isAnswered(step, answers)) return words.say("frantic-step-done");
  switch (step.ask) {
    case "shares":
      return words.say("frantic-step-left", { count: step.count - answers.shares.length });
    case "cards":
      return words.say("frantic-step-left", {
        count: step.count - answers.cards.length,
      });
    case "gifts":
      return words.say("frantic-step-left", {
        count: step.cards.filter(({ key }) => answers.gifts[key] === undefined).length,
      });
    default:
      return words.say("frantic-step-left", { count: 1 });
  }
}

/** What will happen, as far as it has been chosen. */
export function summary(
  form: Form,
  answers: Answers,
  { words, seats }: Pick<TableContext<FranticView>, "words" | "seats">,
): string {
  const name = (seat: number): string => seats[seat]?.name ?? String(seat + 1);
  const parts: string[] = [];
  if (answers.target !== null && form.steps.some(({ ask }) => ask === "target"))
    parts.push(words.say("frantic-sum-target", { name: name(answers.target) }));
  if (answers.shares.length > 0) {
    const takers = [...new Set(answers.shares)].map((seat) =>
      words.say("frantic-sum-share", {
        name: name(seat),
        count: answers.shares.filter((taker) => taker === seat).length,
      }),
    );
    parts.push(words.say("frantic-sum-shares", { shares: words.list(takers) }));
  }
  if (answers.wish !== null) {
    const wish = isColour(answers.wish) ? words.say(`colour-${answers.wish}`) : answers.wish;
    parts.push(words.say("frantic-sum-wish", { wish }));
  }
  return parts.join(" ");
}
