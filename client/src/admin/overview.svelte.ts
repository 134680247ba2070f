/** What the operator sees, asked for again and again, and what they do. */

import { type Api, Refusal } from "../app/api";
import type { AppState } from "../app/app-state.svelte";
import { errorText } from "../app/error-text";
import type { RoomLoad, RoomOverview } from "../wire/requests";
import { movesPerSecond } from "./load";
import type { TokenStore } from "./token";

/** Milliseconds between two requests. */
export const INTERVAL = 5000;

type Action = (api: Api, token: string) => Promise<void>;

export class Overview {
  room = $state.raw<RoomOverview | null>(null);
  /** Null until it was asked for twice. */
  rate = $state<number | null>(null);
  problem = $state("");
  isBusy = $state(false);
  /** Whether the page has a token that works. */
  isOpen = $state(false);
  /** Whether this room has no such page. */
  isOff = $state(false);
  readonly #app: AppState;
  readonly #tokens: TokenStore;
  #token: string | null;
  #before: RoomLoad | null = null;

  constructor(app: AppState, tokens: TokenStore) {
    this.#app = app;
    this.#tokens = tokens;
    this.#token = tokens.read();
  }

  async signIn(token: string): Promise<void> {
    this.#token = token;
    await this.#try(async () => {
      await this.#app.api.signIn(token);
      this.#tokens.keep(token);
    });
    if (this.problem === "") await this.refresh();
    else this.#token = null;
  }

  signOut(): void {
    this.#tokens.forget();
    this.#token = null;
    this.isOpen = false;
    this.room = this.#before = null;
    this.rate = null;
  }

  async refresh(): Promise<void> {
    const token = this.#token;
    if (token === null) return;
    await this.#try(async () => {
      const room = await this.#app.api.overview(token);
      if (token !== this.#token) return;
      if (this.#before !== null) this.rate = movesPerSecond(this.#before, room.load);
      this.#before = room.load;
      this.room = room;
      this.isOpen = true;
    });
  }

  /** Do something, and look what has changed. Returns whether it was done. */
  async act(action: Action): Promise<boolean> {
    const token = this.#token;
    if (token === null || this.isBusy) return false;
    this.isBusy = true;
    await this.#try(() => action(this.#app.api, token));
    const { problem } = this;
    await this.refresh();
    this.problem ||= problem;
    this.isBusy = false;
    return problem === "";
  }

  async #try(deed: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await deed();
    } catch (error) {
      this.problem = errorText(error, this.#app);
      if (!(error instanceof Refusal)) return;
      if (error.problem.code === "no-such-page") this.isOff = true;
      // The token was changed.
      if (error.status === 401 || error.status === 403) this.signOut();
    }
  }
}
