/** A fake socket for tests, driven by hand. */

import type { Socket } from "./connection";

export class FakeSocket implements Socket {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  /** What was sent, without what the page says of itself. */
  get requests(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type !== "pace" && type !== "seen");
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }

  says(message: object): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.(new Event("close") as CloseEvent);
  }
}
