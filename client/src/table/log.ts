/** What can be read again: what happened at the table, and what was said. */

import type { GameEvent, Line as Said } from "../wire/messages";

/** So much of it is kept. */
const LONGEST = 400;

/** What happened, and the server's sentence about it where words were asked for. */
export interface Told {
  readonly told: GameEvent;
  readonly sentence: string | null;
}

export type Entry = { readonly id: number } & (Told | { readonly said: Said });

export class Log {
  #entries: readonly Entry[] = [];
  #count = 0;

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** A new game: what happened in the old one is over, what was said is not. */
  begin(): void {
    this.#entries = this.#entries.filter((entry) => "said" in entry);
  }

  note(lines: readonly Said[], happened: readonly Told[]): void {
    const said = lines.map((line): Entry => ({ id: this.#next(), said: line }));
    const told = happened.map((one): Entry => ({ id: this.#next(), ...one }));
    this.#entries = [...this.#entries, ...said, ...told].slice(-LONGEST);
  }

  #next(): number {
    return (this.#count += 1);
  }
}

/** Each event with its sentence: the server has one for every event that needs telling. */
export function withSentences(events: readonly GameEvent[], sentences: readonly string[]): Told[] {
  const waiting = [...sentences];
  return events.map((told) => ({
    told,
    sentence: told.telling === null ? null : (waiting.shift() ?? null),
  }));
}

/** Of the last lines that the server keeps those that were not among them before. */
export function newLines(before: readonly Said[], after: readonly Said[]): readonly Said[] {
  const known = before.map((line) => JSON.stringify(line));
  const now = after.map((line) => JSON.stringify(line));
  for (let fresh = 0; fresh < now.length; fresh += 1) {
    const old = now.slice(0, now.length - fresh);
    if (old.join() === known.slice(-old.length).join()) return after.slice(old.length);
  }
  return after;
}
