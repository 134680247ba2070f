/** A cache of the moments of a game, which prefetches the next one. */

import type { Api } from "../app/api";
import type { TableWords } from "../table/text-view";
import { withSentences } from "../table/log";
import type { GameEvent, GameView } from "../wire/messages";
import type { Language } from "../words/sources";
import { type Viewer, seatOf } from "./viewer";
import type { ReplayMoment } from "./replay-context.svelte";

const MAX_ENTRIES = 200;

/** The viewer, and the language in which texts are wanted too. */
export interface MomentOptions {
  readonly viewer: Viewer;
  readonly words: Language | null;
}

export class MomentCache {
  #api: Pick<Api, "moment">;
  #record: string;
  #moves: number;
  #entries = new Map<string, Promise<ReplayMoment>>();

  constructor(api: Pick<Api, "moment">, record: string, moves: number) {
    this.#api = api;
    this.#record = record;
    this.#moves = moves;
  }

  async at(number: number, look: MomentOptions): Promise<ReplayMoment> {
    const moment = await this.#fetch(number, look);
    if (number < this.#moves) void this.#fetch(number + 1, look).catch(() => undefined);
    return moment;
  }

  #fetch(number: number, look: MomentOptions): Promise<ReplayMoment> {
    const key = `${number} ${look.viewer} ${look.words}`;
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const request = this.#request(number, look);
    // A failed request can be retried.
    request.catch(() => this.#entries.delete(key));
    this.#entries.set(key, request);
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
    return request;
  }

  async #request(number: number, { viewer, words }: MomentOptions): Promise<ReplayMoment> {
    const me = seatOf(viewer);
    const moment = await this.#api.moment(this.#record, number, me, viewer === "open", words);
    return {
      number,
      me,
      view: moment.view as GameView,
      events: withSentences(moment.events as GameEvent[], moment.words?.told ?? []),
      hands: moment.hands ?? null,
      inWords: (moment.words as TableWords | undefined) ?? null,
    };
  }
}
