/** The rules of a game in chapters, to be read and searched. */

import type { Game } from "../art/lobby/tiles";
import { isGame } from "./facts";

interface Chapter {
  /** The end of the key of its heading; null: there is none. */
  readonly name: string | null;
  readonly rules: readonly string[];
}

/** Each chapter by the rule that begins it. */
const BEGINNINGS: Readonly<Record<Game, Readonly<Record<string, string>>>> = {
  fzzzt: { "F-1": "set-up", "F-5": "preparation", "F-9": "auction", "F-18": "clean-up", "F-21": "scoring" },
  frantic: { "R-1": "round", "R-11": "matching", "R-17": "specials", "R-28": "events", "E-1": "all-events" },
  flautz: { "Z-1": "match", "Z-9": "spells", "Z-15": "flautz", "Z-20": "winning" },
};

export function chapters(game: string, rules: readonly string[]): Chapter[] {
  const beginnings = isGame(game) ? BEGINNINGS[game] : {};
  const found: { name: string | null; rules: string[] }[] = [];
  for (const rule of rules) {
    const name = beginnings[rule];
    const last = found.at(-1);
    if (name === undefined && last !== undefined) last.rules.push(rule);
    else found.push({ name: name ?? null, rules: [rule] });
  }
  return found;
}

export interface ReadChapter {
  readonly name: string | null;
  readonly rules: readonly { readonly number: string; readonly text: string }[];
}

/** The chapters in words, as far as they speak of what is looked for. */
export function reading(
  game: string,
  rules: readonly string[],
  say: (rule: string) => string,
  wanted: string,
): ReadChapter[] {
  return chapters(game, rules)
    .map((chapter) => ({
      name: chapter.name,
      rules: chapter.rules
        .map((number) => ({ number, text: say(number) }))
        .filter(({ number, text }) => speaksOf(number, text, wanted)),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** Whether every word that is looked for is in the rule or its number. */
export function speaksOf(rule: string, text: string, wanted: string): boolean {
  const whole = plain(`${rule} ${text}`);
  return plain(wanted)
    .split(/\s+/u)
    .every((word) => whole.includes(word));
}

export type Piece = string | { readonly rule: string };

/** The text with the numbers of other rules as such. */
export function withReferences(text: string, rules: readonly string[]): Piece[] {
  return text
    .split(/\b([A-Z]-\d+)\b/u)
    .map((piece, at) => (at % 2 === 1 && rules.includes(piece) ? { rule: piece } : piece))
    .filter((piece) => piece !== "");
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
