/**
 * A WebSocket connection to a table that reconnects with backoff. Unanswered requests are resent with the same
 * id, and the server carries them out once.
 */

import type { ClientMessage, Closing, Open, ServerMessage } from "./messages";

/** Delays before reconnecting, in milliseconds; the last one repeats. */
const BACKOFF = [500, 1000, 2000, 4000, 8000, 15_000];
/** Connections are lost silently: ping the server this often, and less often while nobody looks. */
const PING_INTERVAL = 1800;
const HIDDEN_PING_INTERVAL = 20_000;
/** After this long without an answer the player is told, and after this long the connection is given up. */
const SILENCE = 1000;
const PING_TIMEOUT = 10_000;
/** Reasons after which the same secret opens nothing any more. */
const SEAT_LOST: readonly Closing["reason"][] = ["removed", "signed-out", "closed"];
const CONNECTING = 0;
const OPEN = 1;

/** A request without its id, which the connection assigns. */
export type Request = ClientMessage extends infer Message
  ? Message extends { type: "open" | "ping" }
    ? never
    : Omit<Message, "id">
  : never;

/** `silent`: it is open, but the server has not answered for a moment. */
export type ConnectionState = "connecting" | "open" | "silent" | "waiting" | "ended";

/** The part of `WebSocket` that is used. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionHandlers {
  openSocket(): Socket;
  /** The request that opens the table, built anew on each attempt: the version may have changed. */
  openRequest(): Omit<Open, "type" | "id">;
  onMessage(message: ServerMessage): void;
  onStateChange(state: ConnectionState): void;
}

export class Connection {
  #handlers: ConnectionHandlers;
  #socket: Socket | null = null;
  #state: ConnectionState = "connecting";
  #failures = 0;
  #requestCount = 0;
  #lastMessageAt = Date.now();
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval>;
  #pingTimeout: ReturnType<typeof setTimeout> | undefined;
  #silenceTimeout: ReturnType<typeof setTimeout> | undefined;
  /** When the unanswered ping was sent; null if there is none. */
  #pingedAt: number | null = null;
  #lastPingAt = 0;
  /** Makes ids unique, even among tabs of the same seat. */
  #idPrefix = randomPrefix();
  #pending = new Map<string, string>();

  constructor(handlers: ConnectionHandlers) {
    this.#handlers = handlers;
    this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL);
    this.reconnect();
  }

  /** Reconnect at once, for instance because the network is back. */
  reconnect(): void {
    if (this.#state === "ended") return;
    clearTimeout(this.#reconnectTimer);
    clearTimeout(this.#silenceTimeout);
    this.#pingedAt = null;
    closeSocket(this.#socket);
    const socket = (this.#socket = this.#handlers.openSocket());
    this.#setState("connecting");
    socket.onopen = () => this.#sendNow({ type: "open", id: "open", ...this.#handlers.openRequest() });
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#scheduleReconnect();
    };
  }

  /** Returns the id that the answer will refer to. */
  send(request: Request): string {
    const id = `${this.#idPrefix}-${(this.#requestCount += 1)}`;
    const text = JSON.stringify({ ...request, id });
    this.#pending.set(id, text);
    if (this.#state === "open" || this.#state === "silent") this.#socket?.send(text);
    return id;
  }

  /** Send something that matters only now: it is dropped without a connection, and never resent. */
  notify(request: Request): void {
    const id = `${this.#idPrefix}-${(this.#requestCount += 1)}`;
    if (this.#state === "open") this.#socket?.send(JSON.stringify({ ...request, id }));
  }

  /** Reconnect after `close`; unanswered requests are dropped. */
  reopen(): void {
    this.#pending.clear();
    clearInterval(this.#pingTimer);
    this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL);
    this.#state = "waiting";
    this.reconnect();
  }

  isPending(id: string): boolean {
    return this.#pending.has(id);
  }

  close(): void {
    this.#setState("ended");
    clearTimeout(this.#reconnectTimer);
    clearTimeout(this.#pingTimeout);
    clearTimeout(this.#silenceTimeout);
    clearInterval(this.#pingTimer);
    const socket = this.#socket;
    this.#socket = null;
    closeSocket(socket);
  }

  #receive(message: ServerMessage): void {
    this.#lastMessageAt = Date.now();
    this.#pingedAt = null;
    clearTimeout(this.#silenceTimeout);
    if (this.#state === "silent") this.#setState("open");
    const answered = "answers" in message ? message.answers : "id" in message ? message.id : null;
    if (answered && message.type !== "held") this.#pending.delete(answered);
    if (message.type === "table" && message.answers === "open") this.#opened();
    this.#handlers.onMessage(message);
    if (message.type === "closing" && SEAT_LOST.includes(message.reason)) this.close();
    if (message.type === "refused" && message.id === "open") this.close();
  }

  #opened(): void {
    this.#failures = 0;
    this.#setState("open");
    for (const text of this.#pending.values()) this.#socket?.send(text);
  }

  #scheduleReconnect(): void {
    const pause = BACKOFF[Math.min(this.#failures, BACKOFF.length - 1)] ?? 0;
    this.#failures += 1;
    this.#setState("waiting");
    // Jitter: all clients were disconnected at the same moment.
    this.#reconnectTimer = setTimeout(() => this.reconnect(), pause * (0.75 + Math.random() / 2));
  }

  /** Timers of hidden pages are throttled: what counts is whether a ping went unanswered. */
  #ping(): void {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN || this.#pingedAt !== null) return;
    const asked = Date.now();
    if (isHidden() && asked - this.#lastPingAt < HIDDEN_PING_INTERVAL) return;
    this.#pingedAt = this.#lastPingAt = asked;
    this.#sendNow({ type: "ping", id: "ping" });
    clearTimeout(this.#silenceTimeout);
    this.#silenceTimeout = setTimeout(() => {
      if (this.#state === "open" && !isHidden()) this.#setState("silent");
    }, SILENCE);
    clearTimeout(this.#pingTimeout);
    this.#pingTimeout = setTimeout(() => {
      if (socket === this.#socket && this.#lastMessageAt < asked) this.reconnect();
    }, PING_TIMEOUT);
  }

  #sendNow(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #setState(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#handlers.onStateChange(state);
  }
}

function isHidden(): boolean {
  return typeof document !== "undefined" && document.hidden;
}

/** Not `randomUUID`, which needs a secure context: pages on a home network have none. */
function randomPrefix(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(36).padStart(2, "0"))
    .join("");
}

/** Browsers log an error if a socket is closed while connecting. */
function closeSocket(socket: Socket | null): void {
  if (socket?.readyState === CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
