/** A connection to a table that mends itself: what was not answered is asked again, and carried out once. */

import type { ClientMessage, Open, ServerMessage } from "./messages";

/** How long to wait before another try, in milliseconds; the last one again and again. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000];
/** Phones let connections die without a word: so often the server is asked whether it is there. */
const HEARTBEAT = 20_000;
/** So long it has for its answer. */
const SILENCE = 10_000;
const CONNECTING = 0;
const OPEN = 1;

/** A request without its id, which the line gives it. */
export type Request = ClientMessage extends infer Message
  ? Message extends { type: "open" | "ping" }
    ? never
    : Omit<Message, "id">
  : never;

export type ConnectionState = "connecting" | "open" | "waiting" | "ended";

/** What a line needs of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Ends {
  /** A new connection to the server. */
  connect(): Socket;
  /** What to open the table with, known again at every try: the version may have moved on. */
  greeting(): Omit<Open, "type" | "id">;
  hear(message: ServerMessage): void;
  changed(state: ConnectionState): void;
}

export class Line {
  #ends: Ends;
  #socket: Socket | null = null;
  #state: ConnectionState = "connecting";
  #failures = 0;
  #requests = 0;
  #heard = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval>;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  /** Ids are this line's own, also among other tabs of the same seat. */
  #name = lineName();
  #waiting = new Map<string, string>();

  constructor(ends: Ends) {
    this.#ends = ends;
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
    this.connect();
  }

  /** Try at once, for instance because the network has come back. */
  connect(): void {
    if (this.#state === "ended") return;
    clearTimeout(this.#timer);
    hangUp(this.#socket);
    const socket = (this.#socket = this.#ends.connect());
    this.#become("connecting");
    socket.onopen = () => this.#put({ type: "open", id: "open", ...this.#ends.greeting() });
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#take(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#retry();
    };
  }

  /** The id by which the answer can be told. */
  send(request: Request): string {
    const id = `${this.#name}-${(this.#requests += 1)}`;
    const text = JSON.stringify({ ...request, id });
    this.#waiting.set(id, text);
    if (this.#state === "open") this.#socket?.send(text);
    return id;
  }

  /** Connect again after the end; what was not answered then is forgotten. */
  reopen(): void {
    this.#waiting.clear();
    clearInterval(this.#heart);
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
    this.#state = "waiting";
    this.connect();
  }

  isWaitingFor(id: string): boolean {
    return this.#waiting.has(id);
  }

  end(): void {
    this.#become("ended");
    clearTimeout(this.#timer);
    clearTimeout(this.#doubt);
    clearInterval(this.#heart);
    const socket = this.#socket;
    this.#socket = null;
    hangUp(socket);
  }

  #take(message: ServerMessage): void {
    this.#heard = Date.now();
    const answered = "answers" in message ? message.answers : "id" in message ? message.id : null;
    if (answered && message.type !== "held") this.#waiting.delete(answered);
    if (message.type === "table" && message.answers === "open") this.#welcome();
    this.#ends.hear(message);
    if (message.type === "closing" && message.reason === "removed") this.end();
    if (message.type === "refused" && message.id === "open") this.end();
  }

  #welcome(): void {
    this.#failures = 0;
    this.#become("open");
    for (const text of this.#waiting.values()) this.#socket?.send(text);
  }

  #retry(): void {
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? 0;
    this.#failures += 1;
    this.#become("waiting");
    // Not all at once: they were all sent away at once.
    this.#timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** Navigation that nobody looks at are seldom woken: what counts is whether a question stayed without an answer. */
  #beat(): void {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN) return;
    const asked = Date.now();
    this.#put({ type: "ping", id: "ping" });
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => {
      if (socket === this.#socket && this.#heard < asked) this.connect();
    }, SILENCE);
  }

  #put(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #become(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#ends.changed(state);
  }
}

/** Not `randomUUID`: pages on a home network are not secure enough for it. */
function lineName(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(36).padStart(2, "0"))
    .join("");
}

/** Browsers complain about connections that are closed before they are there. */
function hangUp(socket: Socket | null): void {
  if (socket?.readyState === CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
