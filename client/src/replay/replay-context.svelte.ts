/** The table context at one moment of a finished game: read-only. */

import type { GameView, TableInfo } from "../wire/messages";
import type { TableState } from "../wire/table-state";
import type { Speaker } from "../words/speaker";
import type { CardInfo } from "../wire/requests";
import type { TableContext, Occupant, Topic } from "../table/table-context";
import type { GameTable } from "../table/game-table";
import type { TableWords } from "../table/text-view";
import type { LoggedEvent } from "../table/log";
import { type Episode, PLAIN_NARRATOR, type StoryEvent, Storyteller } from "../story/story";
import { othersOf } from "../table/occupants";

/** A moment as one viewer saw it. */
export interface ReplayMoment {
  readonly number: number;
  readonly me: number | null;
  readonly view: GameView;
  /** What happened on the way there. */
  readonly events: readonly LoggedEvent[];
  readonly hands: readonly (readonly string[])[] | null;
  /** The table as text, if requested. */
  readonly inWords: TableWords | null;
}

export interface ReplaySource {
  readonly info: TableInfo;
  readonly names: readonly string[];
  /** Null for games that can only be shown as text. */
  readonly game: GameTable | null;
  readonly cards: ReadonlyMap<string, CardInfo>;
  readonly words: Speaker;
  readonly explain: (topic: Topic) => void;
  /** All events that a spectator saw, with their moves. */
  readonly events: readonly StoryEvent[];
}

/** The moment in the form a live table has. */
export function tableStateOf({ view, me, number }: ReplayMoment, info: TableInfo): TableState {
  return {
    ...{
      version: number,
      seat: me,
      info,
      view,
      choices: [],
      ask: null,
      clocks: [],
      window: null,
      receivedAt: 0,
    },
    ...{ here: [], lines: [], undoable: false, words: null },
  };
}

export class ReplayContext implements TableContext {
  readonly choices = [];
  readonly ask = null;
  readonly isBusy = false;
  readonly isHeld = false;
  readonly window = null;
  readonly premove = null;
  readonly refusal = null;
  readonly confirms = false;
  readonly pointed: ReadonlySet<string> = new Set();
  readonly hint = null;
  readonly words: Speaker;

  #source: ReplaySource;
  #moment: () => ReplayMoment | null;
  #seats: readonly Occupant[];
  #others: readonly Occupant[];
  #story: readonly Episode[];

  constructor(source: ReplaySource, moment: () => ReplayMoment | null) {
    this.#source = source;
    this.#moment = moment;
    this.words = source.words.withNames(source.names);
    this.#seats = $derived(source.names.map((_, seat) => this.#occupant(seat)));
    this.#others = $derived(othersOf(this.#seats, this.me));
    const storyteller = new Storyteller(source.game?.narrator ?? PLAIN_NARRATOR);
    this.#story = $derived(
      storyteller.tell(source.events.filter(({ move = 0 }) => move <= this.moment.number)),
    );
  }

  get moment(): ReplayMoment {
    const moment = this.#moment();
    if (moment === null) throw new Error("No moment of this game has been seen.");
    return moment;
  }

  get view(): GameView {
    return this.moment.view;
  }

  get info(): TableInfo {
    return this.#source.info;
  }

  get cards(): ReadonlyMap<string, CardInfo> {
    return this.#source.cards;
  }

  get me(): number | null {
    return this.moment.me;
  }

  get story(): readonly Episode[] {
    return this.#story;
  }

  get hands(): TableContext["hands"] {
    return this.moment.hands;
  }

  get seats(): readonly Occupant[] {
    return this.#seats;
  }

  get others(): readonly Occupant[] {
    return this.#others;
  }

  may(): boolean {
    return false;
  }

  send(): void {
    // A replay is read-only.
  }

  why(): Promise<string | null> {
    return Promise.resolve(null);
  }

  /** A replay has nobody who could wait. */
  holdTable(): () => void {
    return () => undefined;
  }

  explain(topic: Topic): void {
    this.#source.explain(topic);
  }

  #occupant(seat: number): Occupant {
    const { info, game, names } = this.#source;
    const doing = game?.doing(this.view, seat) ?? null;
    return {
      seat,
      name: names[seat] ?? "",
      holder: info.seats[seat]?.holder ?? "person",
      level: info.seats[seat]?.bot ?? null,
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
