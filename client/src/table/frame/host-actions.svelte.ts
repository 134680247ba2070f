/** Requests besides moves: those of the host, and leaving. */

import { signOutOthers } from "../../hand-overs/sign-out";
import { Refusal } from "../../app/api";
import type { AppState } from "../../app/app-state.svelte";
import type { Pace } from "../pace";
import { isComplete } from "../next-game";
import type { Session } from "../session.svelte";

export class HostActions {
  /** Why the last request failed. */
  refusal = $state<string | null>(null);
  isAsking = $state(false);

  #app: AppState;
  #session: Session;
  #table: string;

  constructor(app: AppState, session: Session, table: string) {
    this.#app = app;
    this.#session = session;
    this.#table = table;
  }

  /** A host who only watches has the table's secret, but no seat. */
  get isHost(): boolean {
    const { current } = this.#session;
    return current !== null && this.#secret !== null && current.info.host === current.seat;
  }

  pause(on: boolean): Promise<boolean> {
    return this.#try((secret) => this.#app.api.pause(this.#table, secret, on));
  }

  setPace(pace: Pace | null): Promise<boolean> {
    return this.#try((secret) => this.#app.api.setPace(this.#table, secret, pace));
  }

  standIn(seat: number): Promise<boolean> {
    return this.#try((secret) => this.#app.api.letBotPlay(this.#table, secret, seat));
  }

  remove(seat: number): Promise<boolean> {
    return this.#try((secret) => this.#app.api.remove(this.#table, secret, seat));
  }

  /** Say whether the player wants another game: the server deals when everybody does. */
  ready(on: boolean): void {
    this.refusal = null;
    this.#session.request({ type: "ready", on });
  }

  /** Prepare another game without waiting for everybody; it starts at once if nobody is missing. */
  again(): Promise<boolean> {
    return this.#try(async (secret) => {
      const { info } = await this.#app.api.rematch(this.#table, secret);
      if (isComplete(info)) await this.#app.api.start(this.#table, secret);
    });
  }

  /** Sign out whoever has the secret of this seat elsewhere. */
  signOutOthers(): Promise<boolean> {
    return this.#try(() => signOutOthers(this.#app, this.#table));
  }

  async leave(): Promise<void> {
    if (!(await this.#try((secret) => this.#app.api.leave(this.#table, secret)))) return;
    this.#session.leave();
    this.#app.store.forgetSeat(this.#table);
    this.#app.navigate({ page: "lobby" });
  }

  get #secret(): string | null {
    return this.#app.store.secret(this.#table);
  }

  async #try(wish: (secret: string) => Promise<unknown>): Promise<boolean> {
    const secret = this.#secret;
    if (secret === null || this.isAsking) return false;
    this.refusal = null;
    this.isAsking = true;
    try {
      await wish(secret);
      return true;
    } catch (problem) {
      this.refusal = problem instanceof Refusal ? problem.message : this.#app.say("table-no-answer");
      return false;
    } finally {
      this.isAsking = false;
    }
  }
}
