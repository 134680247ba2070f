/** The offered moves, grouped by what they act on, and the action a selection stands for. */

/** Offered moves, by place in the middle or by card in the hand. */
export interface Offers {
  readonly takes: ReadonlyMap<string, string>;
  readonly replaces: ReadonlyMap<string, string>;
  readonly puts: ReadonlyMap<string, string>;
  /** Put the card down and call at once. */
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

/** What is to be chosen: a swap, its second half, a card to replace, or nothing. */
export type Task = "swap" | "put" | "replace" | "none";

export function taskOf({ takes, puts, replaces }: Offers): Task {
  if (takes.size > 0) return "swap";
  if (puts.size > 0) return "put";
  return replaces.size > 0 ? "replace" : "none";
}

/** The selection: a place in the middle, a hand card by its code, or a call or focus. */
export interface Picked {
  readonly place: string | null;
  readonly card: string | null;
  readonly wish: "call" | "focus" | null;
}

/** What the main button does. */
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

/** How to continue a swap once its first half is done. */
export type Onward = "wait" | "put" | "ask" | "drop";

/** If a FLAUTZ! could be called along with it, ask; otherwise continue automatically. */
export function onward(card: string, offered: Offers): Onward {
  if (taskOf(offered) !== "put") return "wait";
  if (offered.calls.has(card)) return "ask";
  return offered.puts.has(card) ? "put" : "drop";
}
