/** A session at a table: the connection, the state shown so far, the log, and requests. */

import { tick, untrack } from "svelte";

import { Connection, type ConnectionState, type Request, type Socket } from "../wire/connection";
import type { Closing, GameEvent, GameView, Refused, ServerMessage } from "../wire/messages";
import { reduce, type TableState } from "../wire/table-state";
import type { Language } from "../words/sources";
import { type LogEntry, Log, newChatLines, type LoggedEvent, withSentences } from "./log";
import { AnimationQueue, type Show } from "./animation-queue";
import { type Pace, TEMPOS } from "./pace";

/** One event, with the table state before and after the update it came with. */
export interface Scene<View extends GameView = GameView> {
  readonly event: GameEvent;
  readonly before: TableState<View>;
  readonly after: TableState<View>;
}

/** An item of the animation queue: a scene, or the resulting state; and what to log once it has been shown. */
type Step =
  | { readonly scene: Scene; readonly logged: LoggedEvent; readonly game: number }
  | { readonly after: TableState; readonly events: readonly LoggedEvent[] };

/** The events of the present game, up to a version. */
export interface WholeStory {
  readonly version: number;
  readonly number: number;
  readonly events: readonly GameEvent[];
}

export interface SessionOptions {
  readonly table: string;
  readonly secret: () => string | null;
  readonly openSocket: () => Socket;
  /** The language in which the table is also wanted as text, for the text view. */
  readonly words?: () => Language | null;
  /** Loads what happened before this page was there to see it. */
  readonly loadStory?: () => Promise<WholeStory>;
  /** Animates a scene. */
  readonly show: Show<Scene>;
  /** The new state has been rendered. */
  readonly settle?: () => void;
}

export class Session {
  /** The latest state from the server, and the state shown so far. */
  current = $state.raw<TableState | null>(null);
  shown = $state.raw<TableState | null>(null);
  connection = $state<ConnectionState>("connecting");
  log = $state.raw<readonly LogEntry[]>([]);
  /** The last refused request, and why the server closed the connection. */
  refused = $state.raw<Refused | null>(null);
  closed = $state<Closing["reason"] | null>(null);
  /** Whether a move is in flight, or held until a window closes. */
  moving = $state(false);
  held = $state(false);
  /** The move that a strong bot would make, once it was asked, and whether it is still thinking. */
  hint = $state.raw<string | null>(null);
  awaitsHint = $state(false);
  /** Whether something is being animated. */
  animates = $state(false);

  #options: SessionOptions;
  #connection: Connection;
  #queue: AnimationQueue<Step>;
  #pace: Pace = "normal";
  /** The last version that was acknowledged on this connection. */
  #seen = -1;
  /** The versions whose results are being read. */
  #held = new Set<number>();
  #move: string | null = null;
  #hint: string | null = null;
  /** Requests for hints that are not wanted any more: that they are refused is no news. */
  #lateHints = new Set<string>();
  #plan: readonly string[] = [];
  /** The turn in which the plan was made. */
  #planTurn = "";
  #log = new Log();
  /** Counts games, so that events of an old one are no longer logged. */
  #gameCount = 0;
  #whyRequests = new Map<string, (why: Refused | null) => void>();

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#queue = new AnimationQueue((step, pace) => this.#showStep(step, pace));
    this.#connection = new Connection({
      openSocket: options.openSocket,
      openRequest: () => ({
        table: options.table,
        secret: options.secret(),
        // The first time, request everything the server remembers, for the log.
        version: this.current?.version ?? 0,
        words: options.words?.() ?? null,
      }),
      onMessage: (message) => this.#receive(message),
      onStateChange: (state) => (this.connection = state),
    });
  }

  /** Send a move offered in the state shown, and plan the moves that follow it. */
  move(...moves: readonly string[]): void {
    const [move, ...plan] = moves;
    if (this.shown === null || this.moving || move === undefined) return;
    this.refused = null;
    this.#plan = plan;
    this.#planTurn = turnOf(this.shown);
    this.#send(move);
  }

  /** Why a move is not possible now; null if it is. */
  why(move: string): Promise<Refused | null> {
    return new Promise((resolve) =>
      this.#whyRequests.set(this.#connection.send({ type: "why", move }), resolve),
    );
  }

  /** Ask what a strong bot would do. */
  askHint(): void {
    if (this.shown === null || this.awaitsHint || this.hint !== null) return;
    this.refused = null;
    this.awaitsHint = true;
    this.#hint = this.#connection.send({ type: "hint", version: this.shown.version });
  }

  request(request: Exclude<Request, { type: "move" | "sync" | "hint" }>): string {
    return this.#connection.send(request);
  }

  /** How quickly things happen here, as far as it depends on this seat. */
  set pace(pace: Pace) {
    if (pace === this.#pace) return;
    this.#pace = pace;
    this.#queue.tempo = TEMPOS[pace];
    // Effects that set the pace must not depend on the state of the table.
    this.#sendPace(untrack(() => this.current)?.seat ?? null);
  }

  /** Turns animations off. */
  set still(still: boolean) {
    this.#queue.still = still;
  }

  /**
   * Do not acknowledge the current version until the returned function is called: bots wait while its result is
   * read. Later versions are acknowledged as usual, so that nobody waits for long.
   */
  holdTable(): () => void {
    const version = untrack(() => this.current)?.version ?? 0;
    this.#held.add(version);
    return () => {
      if (!this.#held.delete(version)) return;
      const shown = untrack(() => this.shown);
      if (shown !== null && shown === untrack(() => this.current)) this.#acknowledge(shown);
    };
  }

  skip(): void {
    this.#queue.skip();
  }

  reconnect(): void {
    this.#connection.reconnect();
  }

  /** Reconnect after the server closed the connection, perhaps with another secret. */
  rejoin(): void {
    this.closed = this.refused = null;
    this.#connection.reopen();
    this.#forgetHint();
    // The connection has dropped its pending requests: nobody will answer them.
    for (const resolve of this.#whyRequests.values()) resolve(null);
    this.#whyRequests.clear();
  }

  leave(): void {
    this.#connection.close();
    this.#queue.clear();
  }

  #send(move: string): void {
    if (this.shown === null) return;
    this.moving = true;
    this.#move = this.#connection.send({ type: "move", version: this.shown.version, move });
  }

  #receive(message: ServerMessage): void {
    if (message.type === "refused" || message.type === "allowed") {
      if (this.#resolveWhy(message)) return;
    }
    if (message.type === "refused" && !this.#lateHints.delete(message.id ?? "")) this.refused = message;
    if (message.type === "closing") this.closed = message.reason;
    if (message.type === "table" && message.answers === "open") this.#sendPace(message.seat);
    if (message.type === "held" && message.id === this.#move) this.held = true;
    if (message.type === "hinted" && message.id === this.#hint) this.hint = message.move;
    this.#apply(message);
    if (this.#hint !== null && !this.#connection.isPending(this.#hint)) {
      this.#hint = null;
      this.awaitsHint = false;
    }
    if (this.#move !== null && !this.#connection.isPending(this.#move)) {
      this.#move = null;
      this.moving = this.held = false;
      if (message.type === "refused") this.#plan = [];
    }
  }

  #resolveWhy(message: Extract<ServerMessage, { type: "refused" | "allowed" }>): boolean {
    const resolve = this.#whyRequests.get(message.id ?? "");
    this.#whyRequests.delete(message.id ?? "");
    resolve?.(message.type === "refused" ? message : null);
    return resolve !== undefined;
  }

  #apply(message: ServerMessage): void {
    const before = this.current;
    const { tableState, events, sentences, fresh, gap } = reduce(before, message, Date.now());
    if (gap) this.#connection.send({ type: "sync", version: before?.version ?? null });
    if (tableState === null || tableState === before) return;
    this.current = tableState;
    if (tableState.choices !== before?.choices) this.#forgetHint();
    // A refusal is outdated once the table changes; chat does not count.
    if (tableState.version !== before?.version && tableState.lines === before?.lines) this.refused = null;
    this.#log.addChat(newChatLines(before?.lines ?? [], tableState.lines));
    this.log = this.#log.entries;
    if (isStoryMissing(before, tableState, message)) void this.#restoreStory();
    const happened = withSentences(events, sentences);
    if (before === null || fresh) {
      this.#gameCount += 1;
      this.#queue.clear();
      this.#log.startGame();
      this.log = this.#log.entries;
      this.#queue.add({ after: tableState, events: happened });
      return;
    }
    const scenes = happened.map((logged) => ({
      ...{ logged, game: this.#gameCount },
      scene: { event: logged.event, before, after: tableState },
    }));
    this.#queue.add(...scenes, { after: tableState, events: [] });
  }

  /** A hint is for one decision; an answer that is still to come is not wanted any more. */
  #forgetHint(): void {
    if (this.#hint !== null) this.#lateHints.add(this.#hint);
    this.hint = this.#hint = null;
    this.awaitsHint = false;
  }

  async #showStep(step: Step, pace: number): Promise<void> {
    if ("scene" in step) {
      try {
        this.animates = pace > 0;
        if (pace > 0) await this.#options.show(step.scene, pace);
      } finally {
        if (step.game === this.#gameCount) this.#addToLog([step.logged], step.scene.after.version);
      }
      return;
    }
    this.#addToLog(step.events, step.after.version);
    this.shown = step.after;
    await tick();
    this.#options.settle?.();
    if (this.shown === this.current) this.#caughtUp(step.after);
    this.#continuePlan();
  }

  /** Everything has been shown: bots and windows that wait for this seat may go on. */
  #caughtUp(tableState: TableState): void {
    this.animates = false;
    this.#acknowledge(tableState);
  }

  #acknowledge({ seat, version }: TableState): void {
    if (seat === null || version === this.#seen || this.#held.has(version)) return;
    this.#seen = version;
    this.#connection.notify({ type: "seen", version });
  }

  /** The server keeps the pace per connection. */
  #sendPace(seat: number | null): void {
    this.#seen = -1;
    if (seat !== null) this.#connection.notify({ type: "pace", pace: this.#pace });
  }

  /** Chat is logged at once, events only once they have been shown. */
  #addToLog(happened: readonly LoggedEvent[], version: number): void {
    this.#log.addEvents(happened, version);
    this.log = this.#log.entries;
  }

  /** The log does without it if it cannot be loaded. */
  async #restoreStory(): Promise<void> {
    const story = await this.#options.loadStory?.().catch(() => undefined);
    if (story === undefined || story.number !== this.current?.info.number) return;
    this.#log.restore(story.events, story.version);
    this.log = this.#log.entries;
  }

  /** Send the next planned move, if it is offered. */
  #continuePlan(): void {
    const [move, ...plan] = this.#plan;
    const tableState = this.current;
    if (move === undefined || this.moving || tableState === null || this.shown !== tableState) return;
    if (!tableState.choices.some(([text]) => text === move)) {
      // Other players may intervene; another question to this seat, or another turn, ends the plan.
      if (tableState.choices.length > 0 || turnOf(tableState) !== this.#planTurn) this.#plan = [];
      return;
    }
    this.#plan = plan;
    this.#send(move);
  }
}

/** Whether things happened that this page was not sent: before it was opened, while it was away, or before an undo. */
function isStoryMissing(before: TableState | null, now: TableState, message: ServerMessage): boolean {
  if (now.view === null) return false;
  if (before === null) return now.info.status !== "waiting";
  const isSameGame = before.view !== null && before.info.number === now.info.number;
  if (message.type === "update") return isSameGame && message.fresh !== undefined;
  return message.type === "table" && now.version - before.version > message.missed.length;
}

/** Identifies the turn, as far as the game has turns. */
function turnOf({ info, view }: TableState): string {
  const now: { match?: number; round?: number; turn?: number } = view ?? {};
  return [info.number, now.match, now.round, now.turn].join();
}
