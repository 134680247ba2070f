/** The table as this client sees it: a whole at first, and one update after the other folded into it. */

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

/** As many lines of talk as the server keeps. */
const LINES = 50;

export interface Picture<View extends GameView = GameView> {
  readonly version: number;
  readonly seat: number | null;
  readonly info: TableInfo;
  readonly view: View | null;
  readonly choices: readonly Choice[];
  readonly ask: Message | null;
  readonly clocks: readonly Ticking[];
  /** Milliseconds that a window for out-of-turn cards stays open, and when that was told. */
  readonly window: number | null;
  readonly told: number;
  readonly here: readonly boolean[];
  readonly lines: readonly Said[];
  /** The table in words, where they were asked for. */
  readonly words: Words | null;
}

export interface Folded {
  readonly picture: Picture | null;
  /** What happened, in order, to be shown on the way to the picture. */
  readonly events: readonly GameEvent[];
  /** The server's sentences about those that need one, where words were asked for. */
  readonly sentences: readonly string[];
  /** Whether the table looks altogether different: a new game, or moves taken back. */
  readonly fresh: boolean;
  /** Whether something was missed, so that the whole table has to be asked for. */
  readonly gap: boolean;
}

/** What a message makes of the picture. */
export function fold(picture: Picture | null, message: ServerMessage, now: number): Folded {
  switch (message.type) {
    case "table":
      return begin(picture, message, now);
    case "update":
      if (picture === null || message.version > picture.version + 1) return unchanged(picture, true);
      // One that was on its way when the whole table was sent.
      if (message.version <= picture.version) return unchanged(picture);
      return advance(picture, message, now);
    case "presence":
      return unchanged(picture && { ...picture, here: message.here });
    default:
      return unchanged(picture);
  }
}

function unchanged(picture: Picture | null, gap = false): Folded {
  return { picture, events: [], sentences: [], fresh: false, gap };
}

function begin(before: Picture | null, whole: Whole, now: number): Folded {
  const { version, seat, info, view, choices, ask, clocks, window, here, lines } = whole;
  return {
    picture: {
      ...{ version, seat, info, view, choices, ask, clocks, window, here, lines },
      told: now,
      words: whole.words ?? null,
    },
    events: whole.missed.flatMap(({ events }) => events),
    sentences: whole.words?.told ?? [],
    fresh: before === null || before.info.number !== info.number,
    gap: false,
  };
}

function advance(picture: Picture, update: Update, now: number): Folded {
  const { version, fresh, view, choices, ask, clocks, window, info, line } = update;
  const isTimed = clocks !== undefined || window !== undefined;
  return {
    picture: {
      ...picture,
      version,
      info: info ?? picture.info,
      view: fresh !== undefined ? fresh : picture.view && merged(picture.view, view),
      choices: choices ?? picture.choices,
      ask: ask !== undefined ? ask : picture.ask,
      clocks: clocks ?? picture.clocks,
      window: window !== undefined ? window : picture.window,
      told: isTimed ? now : picture.told,
      words: update.words === undefined ? picture.words : { ...picture.words, ...update.words },
      lines: line === undefined ? picture.lines : [...picture.lines, line].slice(-LINES),
    },
    events: update.events ?? [],
    sentences: update.words?.told ?? [],
    fresh: fresh !== undefined,
    gap: false,
  };
}

/** The server sends changes only of the view that it has sent before. */
function merged<View extends GameView>(view: View, changes: Update["view"]): View {
  return { ...view, ...(changes as Partial<View> | undefined) };
}
