/** Seats offered to another device: the code, how long it is good, and what became of it. */

import { type Api, Refusal } from "../app/api";
import type { SavedSeat } from "../app/local-store";

/** How often to ask whether the seats have been taken, in milliseconds. */
const POLL_INTERVAL = 2000;
const TICK = 1000;

type HandOverApi = Pick<Api, "offerSeats" | "handOverLeft" | "withdrawHandOver">;

export class HandOver {
  /** `failed`: there is no code, because of `error`. */
  status = $state<"asking" | "open" | "taken" | "expired" | "failed">("asking");
  code = $state("");
  /** The tables whose seats go along. */
  tables = $state.raw<readonly string[]>([]);
  /** Milliseconds until the code expires. */
  left = $state(0);
  error = $state.raw<unknown>(null);

  #api: () => HandOverApi;
  #seats: readonly SavedSeat[];
  #ticket = "";
  #expires = 0;
  #isClosed = false;
  #timers: ReturnType<typeof setInterval>[] = [];

  constructor(api: () => HandOverApi, seats: readonly SavedSeat[]) {
    this.#api = api;
    this.#seats = seats;
  }

  /** Ask for a code, and watch it until somebody has used it. */
  async open(): Promise<void> {
    this.status = "asking";
    try {
      const seats = this.#seats.map(({ table, secret }) => ({ table, secret }));
      const { code, ticket, left, tables } = await this.#api().offerSeats(seats);
      this.#ticket = ticket;
      if (this.#isClosed) return this.#withdraw();
      [this.code, this.tables, this.status] = [code, tables, "open"];
      this.#setLeft(left);
      this.#timers = [
        setInterval(() => this.#setLeft(this.#expires - Date.now()), TICK),
        setInterval(() => void this.#poll(), POLL_INTERVAL),
      ];
    } catch (error) {
      [this.error, this.status] = [error, "failed"];
    }
  }

  /** A code that nobody will see any more is revoked. */
  close(): void {
    this.#isClosed = true;
    this.#stop();
    if (this.status === "open") this.#withdraw();
  }

  async #poll(): Promise<void> {
    try {
      this.#setLeft(await this.#api().handOverLeft(this.#ticket));
    } catch (error) {
      // Without an answer, ask again.
      if (!(error instanceof Refusal) || error.status !== 404 || this.status !== "open") return;
      this.status = Date.now() < this.#expires ? "taken" : "expired";
      this.#stop();
    }
  }

  #setLeft(left: number): void {
    this.#expires = Date.now() + left;
    this.left = Math.max(0, left);
  }

  #withdraw(): void {
    // If it cannot be reached, the code expires by itself.
    void this.#api()
      .withdrawHandOver(this.#ticket)
      .catch(() => undefined);
  }

  #stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }
}
