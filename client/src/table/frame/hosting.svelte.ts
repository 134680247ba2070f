/** What is asked of the server beside the game itself: by the host, and by whoever leaves. */

import { Refusal } from "../../room/api";
import type { Visitor } from "../../room/visitor.svelte";
import type { Session } from "../session.svelte";

export class Hosting {
  /** Why the last wish was not met. */
  refusal = $state<string | null>(null);
  isAsking = $state(false);

  #visitor: Visitor;
  #session: Session;
  #table: string;

  constructor(visitor: Visitor, session: Session, table: string) {
    this.#visitor = visitor;
    this.#session = session;
    this.#table = table;
  }

  /** A host who only watches has the secret of the table, but no seat. */
  get isHost(): boolean {
    const { picture } = this.#session;
    return picture !== null && this.#secret !== null && picture.info.host === picture.seat;
  }

  pause(on: boolean): Promise<boolean> {
    return this.#try((secret) => this.#visitor.api.pause(this.#table, secret, on));
  }

  standIn(seat: number): Promise<boolean> {
    return this.#try((secret) => this.#visitor.api.letBotPlay(this.#table, secret, seat));
  }

  remove(seat: number): Promise<boolean> {
    return this.#try((secret) => this.#visitor.api.remove(this.#table, secret, seat));
  }

  /** Another game with the same people; it begins at once if nobody is missing. */
  again(): Promise<boolean> {
    return this.#try(async (secret) => {
      const { info } = await this.#visitor.api.rematch(this.#table, secret);
      if (info.seats.every(({ holder }) => holder !== "open"))
        await this.#visitor.api.start(this.#table, secret);
    });
  }

  async leave(): Promise<void> {
    if (!(await this.#try((secret) => this.#visitor.api.leave(this.#table, secret)))) return;
    this.#session.leave();
    this.#visitor.memory.letGo(this.#table);
    this.#visitor.go({ page: "lobby" });
  }

  get #secret(): string | null {
    return this.#visitor.memory.secret(this.#table);
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
      this.refusal = problem instanceof Refusal ? problem.message : this.#visitor.say("table-no-answer");
      return false;
    } finally {
      this.isAsking = false;
    }
  }
}
