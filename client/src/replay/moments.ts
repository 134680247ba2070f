/** Moments of a game, asked for once each; the next one is fetched before somebody wants it. */

import type { Api } from "../room/api";
import type { GameEvent, GameView } from "../wire/messages";
import { type Eyes, seatOf } from "./eyes";
import type { Seen } from "./replay-desk.svelte";

/** So many are kept. */
const KEPT = 200;

export class Moments {
  #api: Pick<Api, "moment">;
  #record: string;
  #moves: number;
  #found = new Map<string, Promise<Seen>>();

  constructor(api: Pick<Api, "moment">, record: string, moves: number) {
    this.#api = api;
    this.#record = record;
    this.#moves = moves;
  }

  async at(number: number, eyes: Eyes): Promise<Seen> {
    const seen = await this.#fetch(number, eyes);
    if (number < this.#moves) void this.#fetch(number + 1, eyes).catch(() => undefined);
    return seen;
  }

  #fetch(number: number, eyes: Eyes): Promise<Seen> {
    const key = `${number} ${eyes}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const me = seatOf(eyes);
    const asked = this.#api
      .moment(this.#record, number, me, eyes === "open")
      .then(({ view, events, hands }): Seen => ({
        number,
        me,
        view: view as GameView,
        events: events as GameEvent[],
        hands: hands ?? null,
      }));
    // What failed can be asked for again.
    asked.catch(() => this.#found.delete(key));
    this.#found.set(key, asked);
    const oldest = this.#found.keys().next().value;
    if (this.#found.size > KEPT && oldest !== undefined) this.#found.delete(oldest);
    return asked;
  }
}
