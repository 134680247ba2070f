/** The log: events and chat. */

import type { GameEvent, Line as ChatLine } from "../wire/messages";

const MAX_ENTRIES = 400;

/** An event, and the server's sentence about it if texts were requested. */
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

  /** Drops the events of the last game, and keeps the chat. */
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

/** Pairs events with sentences: the server has one for every event with a `telling`. */
export function withSentences(events: readonly GameEvent[], sentences: readonly string[]): LoggedEvent[] {
  const waiting = [...sentences];
  return events.map((event) => ({
    event,
    sentence: event.telling === null ? null : (waiting.shift() ?? null),
  }));
}

/** The chat lines that are new; the server sends only the last few. */
export function newChatLines(before: readonly ChatLine[], after: readonly ChatLine[]): readonly ChatLine[] {
  const known = before.map((line) => JSON.stringify(line));
  const now = after.map((line) => JSON.stringify(line));
  for (let fresh = 0; fresh < now.length; fresh += 1) {
    const old = now.slice(0, now.length - fresh);
    if (old.join() === known.slice(-old.length).join()) return after.slice(old.length);
  }
  return after;
}
