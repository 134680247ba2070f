/** What can be read again: what happened at the table, and what was said. */

import type { GameEvent, Line as ChatLine } from "../wire/messages";

/** So much of it is kept. */
const MAX_ENTRIES = 400;

/** What happened, and the server's sentence about it where words were asked for. */
export interface LoggedEvent {
  readonly event: GameEvent;
  readonly sentence: string | null;
}

export type LogEntry = { readonly id: number } & (LoggedEvent | { readonly chat: ChatLine });

export class Log {
  #entries: readonly LogEntry[] = [];
  #count = 0;

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** A new game: what happened in the old one is over, what was said is not. */
  startGame(): void {
    this.#entries = this.#entries.filter((entry) => "chat" in entry);
  }

  add(lines: readonly ChatLine[], happened: readonly LoggedEvent[]): void {
    const said = lines.map((line): LogEntry => ({ id: this.#next(), chat: line }));
    const told = happened.map((one): LogEntry => ({ id: this.#next(), ...one }));
    this.#entries = [...this.#entries, ...said, ...told].slice(-MAX_ENTRIES);
  }

  #next(): number {
    return (this.#count += 1);
  }
}

/** Each event with its sentence: the server has one for every event that needs telling. */
export function withSentences(events: readonly GameEvent[], sentences: readonly string[]): LoggedEvent[] {
  const waiting = [...sentences];
  return events.map((event) => ({
    event,
    sentence: event.telling === null ? null : (waiting.shift() ?? null),
  }));
}

/** Of the last lines that the server keeps those that were not among them before. */
export function newChatLines(before: readonly ChatLine[], after: readonly ChatLine[]): readonly ChatLine[] {
  const known = before.map((line) => JSON.stringify(line));
  const now = after.map((line) => JSON.stringify(line));
  for (let fresh = 0; fresh < now.length; fresh += 1) {
    const old = now.slice(0, now.length - fresh);
    if (old.join() === known.slice(-old.length).join()) return after.slice(old.length);
  }
  return after;
}
