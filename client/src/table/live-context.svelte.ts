/** The table context of a live game. */

import type { GameView, Message, Refused, TableInfo } from "../wire/messages";
import type { TableState } from "../wire/table-state";
import type { Speaker } from "../words/speaker";
import type { CardInfo } from "../wire/requests";
import type { TableContext, Occupant, Topic } from "./table-context";
import { type Episode, PLAIN_NARRATOR, Storyteller } from "../story/story";
import type { GameTable } from "./game-table";
import type { LogEntry, LoggedEvent } from "./log";
import type { Session } from "./session.svelte";
import { nameOf, othersOf, occupantsOf } from "./occupants";
import { Premove } from "./premove.svelte";
import { isAboutTalk } from "./report";

/** What the page provides. */
export interface LiveContextOptions {
  readonly game: GameTable | null;
  readonly cards: ReadonlyMap<string, CardInfo>;
  /** The texts of the room and the game, without the names at this table. */
  readonly words: Speaker;
  readonly confirms: () => boolean;
  readonly explain: (topic: Topic) => void;
}

export class LiveContext implements TableContext {
  readonly hands = null;
  readonly premove = new Premove(this);
  readonly cards: ReadonlyMap<string, CardInfo>;

  #session: Session;
  #options: LiveContextOptions;
  #tableState: TableState;
  #names: readonly string[];
  #words: Speaker;
  #seats: readonly Occupant[];
  #others: readonly Occupant[];
  /** The cards of the log line being pointed at, and those of a hint. */
  #pointedInLog = $state.raw<ReadonlySet<string>>(new Set());
  #pointed: ReadonlySet<string>;
  #choices: readonly string[];
  #story: readonly Episode[];

  constructor(session: Session, shown: TableState, options: LiveContextOptions) {
    this.#session = session;
    this.#options = options;
    this.cards = options.cards;
    this.#tableState = $derived(session.shown ?? shown);
    this.#names = $derived(this.info.seats.map((seat, at) => nameOf(seat, at, options.words)));
    this.#words = $derived(options.words.withNames(this.#names, this.me));
    this.#seats = $derived(
      occupantsOf(
        this.#tableState,
        this.#names,
        (view, seat) => options.game?.doing(view, seat) ?? null,
        this.#words,
      ),
    );
    this.#others = $derived(othersOf(this.#seats, this.me));
    const storyteller = new Storyteller(options.game?.narrator ?? PLAIN_NARRATOR);
    this.#story = $derived(
      storyteller.tell(session.log.filter((entry): entry is LogEntry & LoggedEvent => "event" in entry)),
    );
    this.#pointed = $derived(new Set([...this.#pointedInLog, ...cardsOf(this.hint, this.cards)]));
    this.#choices = $derived(this.#mayChoose ? this.#tableState.choices.map(([text]) => text) : []);
  }

  get view(): GameView {
    const { view } = this.#tableState;
    if (view === null) throw new Error("No game has begun at this table.");
    return view;
  }

  /** The current table info, even while moves are still being animated. */
  get info(): TableInfo {
    return (this.#session.current ?? this.#tableState).info;
  }

  get me(): number | null {
    return this.#tableState.seat;
  }

  get seats(): readonly Occupant[] {
    return this.#seats;
  }

  get others(): readonly Occupant[] {
    return this.#others;
  }

  get choices(): readonly string[] {
    return this.#choices;
  }

  get ask(): Message | null {
    return this.#tableState.ask;
  }

  get isBusy(): boolean {
    return this.#session.moving;
  }

  get isHeld(): boolean {
    return this.#session.held;
  }

  get window(): TableContext["window"] {
    const { window, receivedAt, info } = this.#tableState;
    return window === null
      ? null
      : { ends: receivedAt + window, whole: Math.max(window, info.window * 1000) };
  }

  get refusal(): string | null {
    const { refused } = this.#session;
    // What was wrong with a line of chat is said beside it.
    if (refused !== null && !isAboutTalk(refused)) return this.#reason(refused);
    return this.premove.isDropped ? this.#words.say("table-plan-dropped") : null;
  }

  get hint(): string | null {
    return this.#session.hint;
  }

  get pointed(): ReadonlySet<string> {
    return this.#pointed;
  }

  pointAt(cards: readonly string[]): void {
    this.#pointedInLog = new Set(cards);
  }

  get story(): readonly Episode[] {
    return this.#story;
  }

  get words(): Speaker {
    return this.#words;
  }

  get confirms(): boolean {
    return this.#options.confirms();
  }

  /** Not during an animation: the choices may have changed by its end. */
  get #mayChoose(): boolean {
    const { info, me } = this;
    if (this.#session.current !== this.#session.shown) return false;
    return info.status === "playing" && !info.paused && me !== null && info.seats[me]?.rests === null;
  }

  may(move: string): boolean {
    return this.#choices.includes(move);
  }

  send(...moves: readonly string[]): void {
    this.premove.forget();
    this.#session.move(...moves);
  }

  async why(move: string): Promise<string | null> {
    const refused = await this.#session.why(move);
    return refused && this.#reason(refused);
  }

  holdTable(): () => void {
    return this.#session.holdTable();
  }

  explain(topic: Topic): void {
    this.#options.explain(topic);
  }

  /** In the server's words if the page has no texts for the game. */
  #reason({ code, rule, params, sentence }: Refused): string {
    const isKnown = sentence === null || this.#words.knows(`error-${code}`);
    return isKnown ? capital(this.#words.refusal(code, rule, this.#named(params))) : sentence;
  }

  #named(params: Refused["params"]): Refused["params"] {
    const { game, cards } = this.#options;
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        game && typeof value === "string" && cards.has(value) ? game.name(value, this) : value,
      ]),
    );
  }
}

/** The cards that a move in notation names. */
function cardsOf(move: string | null, cards: ReadonlyMap<string, CardInfo>): string[] {
  return move === null ? [] : move.split(/[\s+,]+/u).filter((word) => cards.has(word));
}

/** A card name may begin the sentence. */
function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
