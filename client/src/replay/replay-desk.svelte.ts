/** The desk of a game that is over, at one of its moments: everything can be looked at, nothing done. */

import type { GameEvent, GameView, TableInfo } from "../wire/messages";
import type { Speaker } from "../words/speaker";
import type { CardInfo } from "../table/cards";
import type { Desk, Sitter, Topic } from "../table/desk";
import type { GameTable } from "../table/game-table";
import { othersOf } from "../table/sitters";

/** A moment as somebody saw it. */
export interface Seen {
  readonly number: number;
  readonly me: number | null;
  readonly view: GameView;
  readonly events: readonly GameEvent[];
  readonly hands: readonly (readonly string[])[] | null;
}

export interface Shelf {
  readonly info: TableInfo;
  readonly names: readonly string[];
  readonly game: GameTable;
  readonly cards: ReadonlyMap<string, CardInfo>;
  readonly words: Speaker;
  readonly explain: (topic: Topic) => void;
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
  seen = $state.raw<Seen>() as Seen;

  #shelf: Shelf;
  #seats: readonly Sitter[];
  #others: readonly Sitter[];

  constructor(shelf: Shelf, seen: Seen) {
    this.#shelf = shelf;
    this.seen = seen;
    this.words = shelf.words.withNames(shelf.names);
    this.#seats = $derived(shelf.names.map((_, seat) => this.#sitter(seat)));
    this.#others = $derived(othersOf(this.#seats, this.me));
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
    const doing = game.doing(this.view, seat);
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
