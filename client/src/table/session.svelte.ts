/** Somebody at a table: what they see, how it came to be so, and what they ask for. */

import { Line, type LineState, type Request, type Socket } from "../wire/line";
import type { Closing, GameEvent, Refused, ServerMessage } from "../wire/messages";
import { fold, type Picture } from "../wire/picture";
import { Parade, type Show } from "./parade";

/** So much of what happened can be read again. */
const LOG = 400;

/** One thing that happened, between two looks at the table. */
export interface Scene {
  readonly event: GameEvent;
  readonly before: Picture;
  readonly after: Picture;
}

type Step = Scene | { readonly after: Picture };

export interface Door {
  readonly table: string;
  readonly secret: () => string | null;
  readonly connect: () => Socket;
  /** Shows what happened on the page. */
  readonly show: Show<Scene>;
  readonly now?: () => number;
}

export class Session {
  /** The table as the server knows it, and as far as it has been shown. */
  picture = $state.raw<Picture | null>(null);
  shown = $state.raw<Picture | null>(null);
  line = $state<LineState>("connecting");
  log = $state.raw<readonly GameEvent[]>([]);
  /** The last request that was refused, and why the server closed the door. */
  refused = $state.raw<Refused | null>(null);
  closed = $state<Closing["reason"] | null>(null);
  /** Whether a move of this page is on its way, or kept until a window closes. */
  moving = $state(false);
  held = $state(false);

  #door: Door;
  #line: Line;
  #parade: Parade<Step>;
  #move: string | null = null;

  constructor(door: Door) {
    this.#door = door;
    this.#parade = new Parade((step, pace) => this.#play(step, pace));
    this.#line = new Line({
      connect: door.connect,
      greeting: () => ({
        table: door.table,
        secret: door.secret(),
        version: this.picture?.version ?? null,
      }),
      hear: (message) => this.#hear(message),
      changed: (state) => (this.line = state),
    });
  }

  /** Make a move that was offered at the version that this page shows. */
  move(move: string): void {
    if (this.shown === null || this.moving) return;
    this.refused = null;
    this.moving = true;
    this.#move = this.#line.send({ type: "move", version: this.shown.version, move });
  }

  ask(request: Exclude<Request, { type: "move" | "sync" }>): string {
    return this.#line.send(request);
  }

  /** Whether nothing is to move on this page. */
  set still(still: boolean) {
    this.#parade.still = still;
  }

  skip(): void {
    this.#parade.skip();
  }

  reconnect(): void {
    this.#line.connect();
  }

  leave(): void {
    this.#line.end();
    this.#parade.clear();
  }

  #hear(message: ServerMessage): void {
    if (message.type === "refused") this.refused = message;
    if (message.type === "closing") this.closed = message.reason;
    if (message.type === "held" && message.id === this.#move) this.held = true;
    this.#follow(message);
    if (this.#move !== null && !this.#line.isWaitingFor(this.#move)) {
      this.#move = null;
      this.moving = this.held = false;
    }
  }

  #follow(message: ServerMessage): void {
    const before = this.picture;
    const { picture, events, fresh, gap } = fold(before, message, (this.#door.now ?? Date.now)());
    if (gap) this.#line.send({ type: "sync", version: before?.version ?? null });
    if (picture === null || picture === before) return;
    this.picture = picture;
    this.log = [...(fresh ? [] : this.log), ...events].slice(-LOG);
    if (fresh) this.#parade.clear();
    const scenes = before === null || fresh ? [] : events.map((event) => ({ event, before, after: picture }));
    this.#parade.add(...scenes, { after: picture });
  }

  async #play(step: Step, pace: number): Promise<void> {
    if ("event" in step && pace > 0) await this.#door.show(step, pace);
    if (!("event" in step)) this.shown = step.after;
  }
}
