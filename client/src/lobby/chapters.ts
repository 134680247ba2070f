/** The rules of a game in chapters, to be read and searched. */

import { type Game, isGame } from "../art/lobby/tiles";
import type { RuleInfo } from "../wire/requests";

export interface Chapter {
  /** The last part of its heading's key; null if it has none. */
  readonly name: string | null;
  readonly rules: readonly RuleInfo[];
}

/** The chapters, by their first rule. */
const BEGINNINGS: Readonly<Record<Game, Readonly<Record<string, string>>>> = {
  fzzzt: { "F-1": "set-up", "F-5": "preparation", "F-9": "auction", "F-18": "clean-up", "F-21": "scoring" },
  frantic: { "R-1": "round", "R-11": "matching", "R-17": "specials", "R-28": "events", "E-1": "all-events" },
  flautz: { "Z-1": "match", "Z-9": "spells", "Z-15": "flautz", "Z-20": "winning" },
};

export function chapters(game: string, rules: readonly RuleInfo[]): Chapter[] {
  const beginnings = isGame(game) ? BEGINNINGS[game] : {};
  const found: { name: string | null; rules: RuleInfo[] }[] = [];
  for (const rule of rules) {
    const name = beginnings[rule.number];
    const last = found.at(-1);
    if (name === undefined && last !== undefined) last.rules.push(rule);
    else found.push({ name: name ?? null, rules: [rule] });
  }
  return found;
}

/** The chapters, filtered by the search. */
export function searchRules(all: readonly Chapter[], wanted: string): Chapter[] {
  return all
    .map(({ name, rules }) => ({ name, rules: rules.filter((rule) => matchesSearch(rule, wanted)) }))
    .filter(({ rules }) => rules.length > 0);
}

/** Whether the rule's text or number contains every word searched for. */
export function matchesSearch({ number, text }: RuleInfo, wanted: string): boolean {
  const whole = plain(`${number} ${text}`);
  return plain(wanted)
    .split(/\s+/u)
    .every((word) => whole.includes(word));
}

export type Piece = string | { readonly rule: string };

/** The text, split at references to other rules. */
export function withReferences(text: string, numbers: readonly string[]): Piece[] {
  return text
    .split(/\b([A-Z]-\d+)\b/u)
    .map((piece, at) => (at % 2 === 1 && numbers.includes(piece) ? { rule: piece } : piece))
    .filter((piece) => piece !== "");
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
