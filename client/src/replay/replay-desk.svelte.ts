/** The desk of a game that is over, at one of its moments: everything can be looked at, nothing done. */

import type { GameView, TableInfo } from "../wire/messages";
import type { Picture } from "../wire/picture";
import type { Speaker } from "../words/speaker";
import type { CardInfo } from "../wire/requests";
import type { Desk, Sitter, Topic } from "../table/desk";
import type { GameTable } from "../table/game-table";
import type { TableWords } from "../table/in-words";
import type { Told } from "../table/log";
import { othersOf } from "../table/sitters";

/** A moment as somebody saw it. */
export interface Seen {
  readonly number: number;
  readonly me: number | null;
  readonly view: GameView;
  /** What happened on the way there. */
  readonly told: readonly Told[];
  readonly hands: readonly (readonly string[])[] | null;
  /** The table in words, where they were asked for. */
  readonly inWords: TableWords | null;
}

export interface Shelf {
  readonly info: TableInfo;
  readonly names: readonly string[];
  /** Null for games that can only be shown in words. */
  readonly game: GameTable | null;
  readonly cards: ReadonlyMap<string, CardInfo>;
  readonly words: Speaker;
  readonly explain: (topic: Topic) => void;
}

/** The moment as a table where it happens would have it. */
export function pictureOf({ view, me, number }: Seen, info: TableInfo): Picture {
  return {
    ...{ version: number, seat: me, info, view, choices: [], ask: null, clocks: [], window: null, told: 0 },
    ...{ here: [], lines: [], words: null },
  };
}

export class ReplayDesk implements Desk {
  readonly choices = [];
  readonly ask = null;
  readonly isBusy = false;
  readonly isHeld = false;
  readonly window = null;
  readonly refusal = null;
  readonly confirms = false;
  readonly pointed: ReadonlySet<string> = new Set();
  readonly words: Speaker;

  #shelf: Shelf;
  #seen: () => Seen | null;
  #seats: readonly Sitter[];
  #others: readonly Sitter[];

  constructor(shelf: Shelf, seen: () => Seen | null) {
    this.#shelf = shelf;
    this.#seen = seen;
    this.words = shelf.words.withNames(shelf.names);
    this.#seats = $derived(shelf.names.map((_, seat) => this.#sitter(seat)));
    this.#others = $derived(othersOf(this.#seats, this.me));
  }

  get seen(): Seen {
    const seen = this.#seen();
    if (seen === null) throw new Error("No moment of this game has been seen.");
    return seen;
  }

  get view(): GameView {
    return this.seen.view;
  }

  get info(): TableInfo {
    return this.#shelf.info;
  }

  get cards(): ReadonlyMap<string, CardInfo> {
    return this.#shelf.cards;
  }

  get me(): number | null {
    return this.seen.me;
  }

  get hands(): Desk["hands"] {
    return this.seen.hands;
  }

  get seats(): readonly Sitter[] {
    return this.#seats;
  }

  get others(): readonly Sitter[] {
    return this.#others;
  }

  may(): boolean {
    return false;
  }

  send(): void {
    // The game is over.
  }

  why(): Promise<string | null> {
    return Promise.resolve(null);
  }

  explain(topic: Topic): void {
    this.#shelf.explain(topic);
  }

  #sitter(seat: number): Sitter {
    const { info, game, names } = this.#shelf;
    const doing = game?.doing(this.view, seat) ?? null;
    return {
      seat,
      name: names[seat] ?? "",
      holder: info.seats[seat]?.holder ?? "person",
      isMe: seat === this.me,
      isHost: false,
      isHere: true,
      rests: false,
      decides: this.view.actors.includes(seat),
      doing: doing === null ? "" : this.words.say(doing),
      clock: null,
    };
  }
}
