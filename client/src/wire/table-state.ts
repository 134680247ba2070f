/** The client-side state of a table: a reducer that applies the server's messages. */

import type {
  Choice,
  GameEvent,
  GameView,
  Line as Said,
  Message,
  ServerMessage,
  TableInfo,
  Ticking,
  Update,
  Whole,
  Words,
} from "./messages";

/** As many chat lines as the server keeps. */
const MAX_LINES = 50;

export interface TableState<View extends GameView = GameView> {
  readonly version: number;
  readonly seat: number | null;
  readonly info: TableInfo;
  readonly view: View | null;
  readonly choices: readonly Choice[];
  readonly ask: Message | null;
  readonly clocks: readonly Ticking[];
  /** How long the window for out-of-turn cards stays open, in milliseconds, and when that was received. */
  readonly window: number | null;
  readonly receivedAt: number;
  readonly here: readonly boolean[];
  readonly lines: readonly Said[];
  /** Whether this seat's last move could still be taken back. */
  readonly undoable: boolean;
  /** The table as text, if requested. */
  readonly words: Words | null;
}

export interface Reduction {
  readonly tableState: TableState | null;
  /** What happened, in order, to be animated before the new state is shown. */
  readonly events: readonly GameEvent[];
  /** The server's sentences about these events, if texts were requested. */
  readonly sentences: readonly string[];
  /** Whether the table changed completely: a new game, or moves taken back. */
  readonly fresh: boolean;
  /** Whether an update was missed, so that the whole table must be requested. */
  readonly gap: boolean;
}

/** Applies a message to the state. */
export function reduce(tableState: TableState | null, message: ServerMessage, now: number): Reduction {
  switch (message.type) {
    case "table":
      return fromWhole(tableState, message, now);
    case "update":
      if (tableState === null || message.version > tableState.version + 1) return unchanged(tableState, true);
      // It was in flight when the whole table was sent.
      if (message.version <= tableState.version) return unchanged(tableState);
      return applyUpdate(tableState, message, now);
    case "presence":
      return unchanged(tableState && { ...tableState, here: message.here });
    case "window":
      return unchanged(tableState && { ...tableState, window: message.left, receivedAt: now });
    default:
      return unchanged(tableState);
  }
}

function unchanged(tableState: TableState | null, gap = false): Reduction {
  return { tableState, events: [], sentences: [], fresh: false, gap };
}

function fromWhole(before: TableState | null, whole: Whole, now: number): Reduction {
  const { version, seat, info, view, choices, ask, clocks, window, here, lines } = whole;
  return {
    tableState: {
      ...{ version, seat, info, view, choices, ask, clocks, window, here, lines },
      receivedAt: now,
      undoable: whole.undoable === true,
      words: whole.words ?? null,
    },
    events: whole.missed.flatMap(({ events }) => events),
    sentences: whole.words?.told ?? [],
    fresh: before === null || before.info.number !== info.number,
    gap: false,
  };
}

function applyUpdate(tableState: TableState, update: Update, now: number): Reduction {
  const { version, fresh, view, choices, ask, clocks, window, info, seat, line } = update;
  const isTimed = clocks !== undefined || window !== undefined;
  return {
    tableState: {
      ...tableState,
      version,
      seat: seat ?? tableState.seat,
      info: info ?? tableState.info,
      view: fresh !== undefined ? fresh : tableState.view && mergeView(tableState.view, view),
      choices: choices ?? tableState.choices,
      ask: ask !== undefined ? ask : tableState.ask,
      clocks: clocks ?? tableState.clocks,
      window: window !== undefined ? window : tableState.window,
      receivedAt: isTimed ? now : tableState.receivedAt,
      undoable: update.undoable ?? tableState.undoable,
      words: update.words === undefined ? tableState.words : { ...tableState.words, ...update.words },
      lines: line === undefined ? tableState.lines : [...tableState.lines, line].slice(-MAX_LINES),
    },
    events: update.events ?? [],
    sentences: update.words?.told ?? [],
    fresh: fresh !== undefined,
    gap: false,
  };
}

/** The server sends only the changed fields of the view. */
function mergeView<View extends GameView>(view: View, changes: Update["view"]): View {
  return { ...view, ...(changes as Partial<View> | undefined) };
}
