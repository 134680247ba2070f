/** The prompt above the hand: the question, or whom everybody waits for. */

import type { TableContext } from "../../table/table-context";
import type { FlautzView, Message } from "../../wire/messages";
import type { TurnInput } from "./turn-input.svelte";
import { inWords } from "./cards";
import { fieldOf, isLastTurn } from "./selectors";

export interface Line {
  /** Highlighted before the sentence; null while others play. */
  readonly lead: "turn" | "last" | "now" | null;
  readonly message: Message;
}

type Picks = Pick<TurnInput, "picked" | "offered">;

export function promptOf(context: TableContext<FlautzView>, input: Picks): Line {
  const { view, me, info } = context;
  if (view.step === "over") return said("over", {}, null);
  if (info.paused) return { lead: null, message: { key: "table-paused", args: {} } };
  const plays = isPlaying(context);
  if (!plays || me === null || !view.actors.includes(me)) {
    const next = yes(plays && view.next === me);
    return said("wait", { name: { number: view.turn }, step: view.step, next }, null);
  }
  const lead = isLastTurn(view) ? "last" : "turn";
  if (view.step === "put") return said("put", puttingDown(view, input), lead);
  if (view.step === "replace") return said("replace", { field: fieldOf(view) }, lead);
  return swapping(view, input, view.step === "take-now" ? "now" : lead);
}

/** Whether the player plays themselves: not while a bot stands in, and not in a replay. */
function isPlaying({ info, me, seats }: TableContext<FlautzView>): boolean {
  return me !== null && info.status === "playing" && seats[me]?.rests === false;
}

function puttingDown(view: FlautzView, { offered }: Picks): Message["args"] {
  return { card: inWords(view.taken ?? ""), calls: yes(offered.calls.size > 0) };
}

function swapping(view: FlautzView, { picked, offered }: Picks, lead: Line["lead"]): Line {
  const field = fieldOf(view);
  if (picked.wish === "focus" && isLastTurn(view))
    return said("lost-focus", { points: view.spell?.points ?? 0 }, lead);
  if (picked.wish !== null) return said(`sure-${picked.wish}`, {}, lead);
  if (picked.place !== null && picked.card !== null) return said("ready", {}, lead);
  if (picked.place !== null) return said("give", {}, lead);
  if (picked.card !== null) return said("get", { field }, lead);
  if (offered.mayCall) return said("flautz", {}, lead);
  return said("swap", { field, focus: yes(offered.mayFocus) }, lead);
}

function said(key: string, args: Message["args"], lead: Line["lead"]): Line {
  return { lead, message: { key: `flautz-line-${key}`, args } };
}

function yes(is: boolean): string {
  return is ? "yes" : "no";
}
