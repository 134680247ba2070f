/** Somebody at a table: what they see, how it came to be so, and what they ask for. */

import { tick } from "svelte";

import { Connection, type ConnectionState, type Request, type Socket } from "../wire/connection";
import type {
  Closing,
  GameEvent,
  GameView,
  Line as ChatLine,
  Refused,
  ServerMessage,
} from "../wire/messages";
import { reduce, type TableState } from "../wire/table-state";
import type { Language } from "../words/sources";
import { type LogEntry, Log, newChatLines, type LoggedEvent, withSentences } from "./log";
import { AnimationQueue, type Show } from "./animation-queue";

/** One thing that happened, between two looks at the table. */
export interface Scene<View extends GameView = GameView> {
  readonly event: GameEvent;
  readonly before: TableState<View>;
  readonly after: TableState<View>;
}

/** A scene, or what has become of the table; and what can be read once it has been shown. */
type Step =
  | { readonly scene: Scene; readonly logged: LoggedEvent; readonly game: number }
  | { readonly after: TableState; readonly events: readonly LoggedEvent[]; readonly begins: boolean };

export interface SessionOptions {
  readonly table: string;
  readonly secret: () => string | null;
  readonly openSocket: () => Socket;
  /** In which language the table is wanted in words too, for those who read it. */
  readonly words?: () => Language | null;
  /** Shows what happened on the page. */
  readonly show: Show<Scene>;
  /** The page has become what it shows: whatever moved has arrived. */
  readonly settle?: () => void;
}

export class Session {
  /** The table as the server knows it, and as far as it has been shown. */
  current = $state.raw<TableState | null>(null);
  shown = $state.raw<TableState | null>(null);
  connection = $state<ConnectionState>("connecting");
  log = $state.raw<readonly LogEntry[]>([]);
  /** The last request that was refused, and why the server closed the options. */
  refused = $state.raw<Refused | null>(null);
  closed = $state<Closing["reason"] | null>(null);
  /** Whether a move of this page is on its way, or kept until a window closes. */
  moving = $state(false);
  held = $state(false);

  #options: SessionOptions;
  #connection: Connection;
  #queue: AnimationQueue<Step>;
  #move: string | null = null;
  #plan: readonly string[] = [];
  /** The turn that the plan was made in. */
  #planTurn = "";
  #log = new Log();
  /** How many games this page has seen begin: what is still being shown of an old one is not told any more. */
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
        // The first time all that the server remembers is wanted, to be read in the log.
        version: this.current?.version ?? 0,
        words: options.words?.() ?? null,
      }),
      onMessage: (message) => this.#receive(message),
      onStateChange: (state) => (this.connection = state),
    });
  }

  /** Make a move that was offered at the version that this page shows, and those that belong to it after it. */
  move(...moves: readonly string[]): void {
    const [move, ...plan] = moves;
    if (this.shown === null || this.moving || move === undefined) return;
    this.refused = null;
    this.#plan = plan;
    this.#planTurn = turnOf(this.shown);
    this.#send(move);
  }

  /** Why a move cannot be made now; null if it can. */
  why(move: string): Promise<Refused | null> {
    return new Promise((resolve) =>
      this.#whyRequests.set(this.#connection.send({ type: "why", move }), resolve),
    );
  }

  request(request: Exclude<Request, { type: "move" | "sync" }>): string {
    return this.#connection.send(request);
  }

  /** Whether nothing is to move on this page. */
  set still(still: boolean) {
    this.#queue.still = still;
  }

  skip(): void {
    this.#queue.skip();
  }

  reconnect(): void {
    this.#connection.reconnect();
  }

  /** Try again after the door was closed, perhaps as somebody else. */
  rejoin(): void {
    this.closed = this.refused = null;
    this.#connection.reopen();
    // The line has forgotten what was asked before: nobody will answer it.
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
    if (message.type === "refused") this.refused = message;
    if (message.type === "closing") this.closed = message.reason;
    if (message.type === "held" && message.id === this.#move) this.held = true;
    this.#apply(message);
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
    // What could not be done belongs to the table as it was; talk does not change it.
    if (tableState.version !== before?.version && tableState.lines === before?.lines) this.refused = null;
    this.#addToLog(newChatLines(before?.lines ?? [], tableState.lines), []);
    const happened = withSentences(events, sentences);
    if (before === null || fresh) {
      this.#gameCount += 1;
      this.#queue.clear();
      this.#queue.add({ after: tableState, events: happened, begins: true });
      return;
    }
    const scenes = happened.map((logged) => ({
      ...{ logged, game: this.#gameCount },
      scene: { event: logged.event, before, after: tableState },
    }));
    this.#queue.add(...scenes, { after: tableState, events: [], begins: false });
  }

  async #showStep(step: Step, pace: number): Promise<void> {
    if ("scene" in step) {
      try {
        if (pace > 0) await this.#options.show(step.scene, pace);
      } finally {
        if (step.game === this.#gameCount) this.#addToLog([], [step.logged]);
      }
      return;
    }
    if (step.begins) this.#log.startGame();
    this.#addToLog([], step.events);
    this.shown = step.after;
    await tick();
    this.#options.settle?.();
    this.#continuePlan();
  }

  /** Talk is read at once, what happened when it has been seen: nobody reads how it ends before. */
  #addToLog(lines: readonly ChatLine[], happened: readonly LoggedEvent[]): void {
    this.#log.add(lines, happened);
    this.log = this.#log.entries;
  }

  /** The next of the moves that belong together, if it is asked for. */
  #continuePlan(): void {
    const [move, ...plan] = this.#plan;
    const tableState = this.current;
    if (move === undefined || this.moving || tableState === null || this.shown !== tableState) return;
    if (!tableState.choices.some(([text]) => text === move)) {
      // Others may come in between; another question to this seat, or another turn, ends the plan.
      if (tableState.choices.length > 0 || turnOf(tableState) !== this.#planTurn) this.#plan = [];
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
