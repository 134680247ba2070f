/** The log: events and chat. */

import type { GameEvent, Line as ChatLine } from "../wire/messages";

/** How many chat lines are kept; the events are those of one game. */
const MAX_CHAT = 200;

/** An event, and the server's sentence about it if texts were requested. */
export interface LoggedEvent {
  readonly event: GameEvent;
  readonly sentence: string | null;
}

export type LogEntry = { readonly id: number } & (
  | (LoggedEvent & {
      /** Whether it happened before the page was opened, so that it is not announced. */
      readonly isOld?: true;
    })
  | { readonly chat: ChatLine }
);

export class Log {
  #entries: readonly LogEntry[] = [];
  #count = 0;
  /** Events up to this version are in the log, also those still to be shown. */
  #restored = 0;

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** Drops the events of the last game, and keeps the chat. */
  startGame(): void {
    this.#entries = this.#entries.filter((entry) => "chat" in entry);
    this.#restored = 0;
  }

  addChat(lines: readonly ChatLine[]): void {
    const said = lines.map((line): LogEntry => ({ id: this.#next(), chat: line }));
    const chat: LogEntry[] = this.#entries.filter((entry) => "chat" in entry);
    const dropped = new Set(chat.slice(0, Math.max(0, chat.length + said.length - MAX_CHAT)));
    this.#entries = [...this.#entries.filter((entry) => !dropped.has(entry)), ...said];
  }

  /** Adds events that came with a version, unless they are known. */
  addEvents(happened: readonly LoggedEvent[], version: number): void {
    if (version <= this.#restored) return;
    this.#entries = [...this.#entries, ...happened.map((one): LogEntry => ({ id: this.#next(), ...one }))];
  }

  /** Replaces the events by those of the whole game up to a version. */
  restore(events: readonly GameEvent[], version: number): void {
    const chat = this.#entries.filter((entry) => "chat" in entry);
    const told = events.map((event): LogEntry => ({ id: this.#next(), event, sentence: null, isOld: true }));
    this.#entries = [...chat, ...told];
    this.#restored = version;
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
