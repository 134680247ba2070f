/** Somebody at a table: what they see, how it came to be so, and what they ask for. */

import { tick } from "svelte";

import { Line, type ConnectionState, type Request, type Socket } from "../wire/connection";
import type { Closing, GameEvent, GameView, Line as Said, Refused, ServerMessage } from "../wire/messages";
import { reduce, type TableState } from "../wire/table-state";
import type { Language } from "../words/sources";
import { type Entry, Log, newLines, type Told, withSentences } from "./log";
import { AnimationQueue, type Show } from "./animation-queue";

/** One thing that happened, between two looks at the table. */
export interface Scene<View extends GameView = GameView> {
  readonly event: GameEvent;
  readonly before: TableState<View>;
  readonly after: TableState<View>;
}

/** A scene, or what has become of the table; and what can be read once it has been shown. */
type Step =
  | { readonly scene: Scene; readonly told: Told; readonly game: number }
  | { readonly after: TableState; readonly told: readonly Told[]; readonly begins: boolean };

export interface Door {
  readonly table: string;
  readonly secret: () => string | null;
  readonly connect: () => Socket;
  /** In which language the table is wanted in words too, for those who read it. */
  readonly words?: () => Language | null;
  /** Shows what happened on the page. */
  readonly show: Show<Scene>;
  /** The page has become what it shows: whatever moved has arrived. */
  readonly settle?: () => void;
}

export class Session {
  /** The table as the server knows it, and as far as it has been shown. */
  tableState = $state.raw<TableState | null>(null);
  shown = $state.raw<TableState | null>(null);
  line = $state<ConnectionState>("connecting");
  log = $state.raw<readonly Entry[]>([]);
  /** The last request that was refused, and why the server closed the door. */
  refused = $state.raw<Refused | null>(null);
  closed = $state<Closing["reason"] | null>(null);
  /** Whether a move of this page is on its way, or kept until a window closes. */
  moving = $state(false);
  held = $state(false);

  #door: Door;
  #line: Line;
  #queue: AnimationQueue<Step>;
  #move: string | null = null;
  #plan: readonly string[] = [];
  /** The turn that the plan was made in. */
  #planned = "";
  #log = new Log();
  /** How many games this page has seen begin: what is still being shown of an old one is not told any more. */
  #games = 0;
  #questions = new Map<string, (why: Refused | null) => void>();

  constructor(door: Door) {
    this.#door = door;
    this.#queue = new AnimationQueue((step, pace) => this.#play(step, pace));
    this.#line = new Line({
      connect: door.connect,
      greeting: () => ({
        table: door.table,
        secret: door.secret(),
        // The first time all that the server remembers is wanted, to be read in the log.
        version: this.tableState?.version ?? 0,
        words: door.words?.() ?? null,
      }),
      hear: (message) => this.#hear(message),
      changed: (state) => (this.line = state),
    });
  }

  /** Make a move that was offered at the version that this page shows, and those that belong to it after it. */
  move(...moves: readonly string[]): void {
    const [move, ...plan] = moves;
    if (this.shown === null || this.moving || move === undefined) return;
    this.refused = null;
    this.#plan = plan;
    this.#planned = turnOf(this.shown);
    this.#send(move);
  }

  /** Why a move cannot be made now; null if it can. */
  why(move: string): Promise<Refused | null> {
    return new Promise((resolve) => this.#questions.set(this.#line.send({ type: "why", move }), resolve));
  }

  ask(request: Exclude<Request, { type: "move" | "sync" }>): string {
    return this.#line.send(request);
  }

  /** Whether nothing is to move on this page. */
  set still(still: boolean) {
    this.#queue.still = still;
  }

  skip(): void {
    this.#queue.skip();
  }

  reconnect(): void {
    this.#line.connect();
  }

  /** Try again after the door was closed, perhaps as somebody else. */
  comeBack(): void {
    this.closed = this.refused = null;
    this.#line.reopen();
    // The line has forgotten what was asked before: nobody will answer it.
    for (const resolve of this.#questions.values()) resolve(null);
    this.#questions.clear();
  }

  leave(): void {
    this.#line.end();
    this.#queue.clear();
  }

  #send(move: string): void {
    if (this.shown === null) return;
    this.moving = true;
    this.#move = this.#line.send({ type: "move", version: this.shown.version, move });
  }

  #hear(message: ServerMessage): void {
    if (message.type === "refused" || message.type === "allowed") {
      if (this.#answer(message)) return;
    }
    if (message.type === "refused") this.refused = message;
    if (message.type === "closing") this.closed = message.reason;
    if (message.type === "held" && message.id === this.#move) this.held = true;
    this.#follow(message);
    if (this.#move !== null && !this.#line.isWaitingFor(this.#move)) {
      this.#move = null;
      this.moving = this.held = false;
      if (message.type === "refused") this.#plan = [];
    }
  }

  #answer(message: Extract<ServerMessage, { type: "refused" | "allowed" }>): boolean {
    const resolve = this.#questions.get(message.id ?? "");
    this.#questions.delete(message.id ?? "");
    resolve?.(message.type === "refused" ? message : null);
    return resolve !== undefined;
  }

  #follow(message: ServerMessage): void {
    const before = this.tableState;
    const { tableState, events, sentences, fresh, gap } = reduce(before, message, Date.now());
    if (gap) this.#line.send({ type: "sync", version: before?.version ?? null });
    if (tableState === null || tableState === before) return;
    this.tableState = tableState;
    // What could not be done belongs to the table as it was; talk does not change it.
    if (tableState.version !== before?.version && tableState.lines === before?.lines) this.refused = null;
    this.#note(newLines(before?.lines ?? [], tableState.lines), []);
    const happened = withSentences(events, sentences);
    if (before === null || fresh) {
      this.#games += 1;
      this.#queue.clear();
      this.#queue.add({ after: tableState, told: happened, begins: true });
      return;
    }
    const scenes = happened.map((told) => ({
      ...{ told, game: this.#games },
      scene: { event: told.told, before, after: tableState },
    }));
    this.#queue.add(...scenes, { after: tableState, told: [], begins: false });
  }

  async #play(step: Step, pace: number): Promise<void> {
    if ("scene" in step) {
      try {
        if (pace > 0) await this.#door.show(step.scene, pace);
      } finally {
        if (step.game === this.#games) this.#note([], [step.told]);
      }
      return;
    }
    if (step.begins) this.#log.begin();
    this.#note([], step.told);
    this.shown = step.after;
    await tick();
    this.#door.settle?.();
    this.#goOn();
  }

  /** Talk is read at once, what happened when it has been seen: nobody reads how it ends before. */
  #note(lines: readonly Said[], happened: readonly Told[]): void {
    this.#log.note(lines, happened);
    this.log = this.#log.entries;
  }

  /** The next of the moves that belong together, if it is asked for. */
  #goOn(): void {
    const [move, ...plan] = this.#plan;
    const tableState = this.tableState;
    if (move === undefined || this.moving || tableState === null || this.shown !== tableState) return;
    if (!tableState.choices.some(([text]) => text === move)) {
      // Others may come in between; another question to this seat, or another turn, ends the plan.
      if (tableState.choices.length > 0 || turnOf(tableState) !== this.#planned) this.#plan = [];
      return;
    }
    this.#plan = plan;
    this.#send(move);
  }
}

/** Which turn of which round it is, as far as the game has such. */
function turnOf({ info, view }: TableState): string {
  const now: { match?: number; round?: number; turn?: number } = view ?? {};
  return [info.number, now.match, now.round, now.turn].join();
}
