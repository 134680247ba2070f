/** What may be done now, sorted by what one does it with, and what a choice comes to. */

/** The moves that are offered: by place of the middle, by card of the hand. */
export interface Offers {
  readonly takes: ReadonlyMap<string, string>;
  readonly replaces: ReadonlyMap<string, string>;
  readonly puts: ReadonlyMap<string, string>;
  /** Putting that card down and calling at once. */
  readonly calls: ReadonlyMap<string, string>;
  readonly mayFocus: boolean;
  readonly mayCall: boolean;
}

export const FOCUS = "focus";
export const CALL = "flautz";

export function take(card: string, place: string): string {
  return `take ${card} ${place}`;
}
export function replace(card: string, place: string): string {
  return `replace ${card} ${place}`;
}
export function put(card: string): string {
  return `put ${card}`;
}
export function putAndCall(card: string): string {
  return `put ${card} flautz`;
}

export function offers(choices: readonly string[]): Offers {
  const takes = new Map<string, string>();
  const replaces = new Map<string, string>();
  const puts = new Map<string, string>();
  const calls = new Map<string, string>();
  for (const move of choices) {
    const [verb, card = "", last = ""] = move.split(" ");
    if (verb === "take") takes.set(last, move);
    else if (verb === "replace") replaces.set(last, move);
    else if (verb === "put") (last === CALL ? calls : puts).set(card, move);
  }
  return { takes, replaces, puts, calls, mayFocus: choices.includes(FOCUS), mayCall: choices.includes(CALL) };
}

/** What is to be chosen: a swap, the second half of one, a card to be replaced, or nothing. */
export type Task = "swap" | "put" | "replace" | "none";

export function taskOf({ takes, puts, replaces }: Offers): Task {
  if (takes.size > 0) return "swap";
  if (puts.size > 0) return "put";
  return replaces.size > 0 ? "replace" : "none";
}

/** What somebody has picked: a place of the middle, a card of the hand by its code, or to call or to focus. */
export interface Picked {
  readonly place: string | null;
  readonly card: string | null;
  readonly wish: "call" | "focus" | null;
}

/** What the great button does. */
export type Action =
  | { readonly do: "swap"; readonly take: string; readonly place: string; readonly put: string }
  | { readonly do: "put"; readonly move: string; readonly card: string }
  | { readonly do: "replace"; readonly move: string; readonly place: string }
  | { readonly do: "call" | "focus"; readonly move: string };

export function actionOf(offered: Offers, { place, card, wish }: Picked): Action | null {
  if (wish === "call" && offered.mayCall) return { do: "call", move: CALL };
  if (wish === "focus" && offered.mayFocus) return { do: "focus", move: FOCUS };
  const put = offered.puts.get(card ?? "");
  if (put !== undefined && card !== null) return { do: "put", move: put, card };
  const replace = offered.replaces.get(place ?? "");
  if (replace !== undefined && place !== null) return { do: "replace", move: replace, place };
  const take = offered.takes.get(place ?? "");
  if (take === undefined || place === null || card === null) return null;
  return { do: "swap", take, place, put: card };
}

/** What to do about the second half of a swap, once the first is done. */
export type Onward = "wait" | "put" | "ask" | "drop";

/** A FLAUTZ! that could be called along with it is asked about; everything else goes on by itself. */
export function onward(card: string, offered: Offers): Onward {
  if (taskOf(offered) !== "put") return "wait";
  if (offered.calls.has(card)) return "ask";
  return offered.puts.has(card) ? "put" : "drop";
}
