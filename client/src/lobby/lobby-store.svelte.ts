/** The lobby's lists, polled while the page is open. */

import { type Api, Refusal, Unreachable } from "../app/api";
import type { SavedSeat, LocalStore } from "../app/local-store";
import type { RecordInfo, TableInfo } from "../wire/requests";
import { openSeats } from "./people";
import { byUrgency, type Unfinished } from "./unfinished";

const POLL_INTERVAL = 10_000;
/** A hidden page still polls, so that its title can announce a turn. */
const HIDDEN_POLL_INTERVAL = 60_000;
/** Shorter while the server is unreachable. */
const OFFLINE_POLL_INTERVAL = 4_000;
/** Milliseconds without an answer after which the server counts as unreachable, even if it may still answer. */
const PATIENCE = 4_000;
/** Only the latest seats are polled. */
const MAX_POLLED_SEATS = 12;

type Room = Pick<Api, "tables" | "table" | "records">;

export class LobbyStore {
  /** Other people's public tables: those to join, and those to watch. */
  open = $state.raw<readonly TableInfo[]>([]);
  live = $state.raw<readonly TableInfo[]>([]);
  records = $state.raw<readonly RecordInfo[]>([]);
  mine = $state.raw<readonly Unfinished[]>([]);
  /** Whether the server has answered yet, and whether it is unreachable now. */
  isKnown = $state(false);
  isOffline = $state(false);

  #room: () => Room;
  #store: LocalStore;
  #over = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRefreshing = false;

  constructor(room: () => Room, store: LocalStore) {
    this.#room = room;
    this.#store = store;
  }

  /** Poll now and periodically; returns a function that stops it. */
  poll(page: Pick<Document, "hidden" | "addEventListener" | "removeEventListener">): () => void {
    let ended = false;
    const wait = (): void => {
      clearTimeout(this.#timer);
      if (ended || (page.hidden && this.mine.length === 0)) return;
      const seen = this.isOffline ? OFFLINE_POLL_INTERVAL : POLL_INTERVAL;
      this.#timer = setTimeout(refresh, page.hidden ? HIDDEN_POLL_INTERVAL : seen);
    };
    const refresh = (): void => void this.refresh().finally(wait);
    const turn = (): void => (page.hidden ? wait() : refresh());
    page.addEventListener("visibilitychange", turn);
    turn();
    return () => {
      ended = true;
      clearTimeout(this.#timer);
      page.removeEventListener("visibilitychange", turn);
    };
  }

  async refresh(): Promise<void> {
    if (this.#isRefreshing) return;
    this.#isRefreshing = true;
    const waiting = setTimeout(() => (this.isOffline = true), PATIENCE);
    try {
      this.#store.reload();
      const [tables, records, mine] = await Promise.all([
        this.#room().tables(),
        this.#room().records(),
        this.#refreshMine(),
      ]);
      const others = tables.filter(({ id }) => this.#store.secret(id) === null);
      this.open = others.filter(({ status, seats }) => status === "waiting" && openSeats(seats).length > 0);
      this.live = others.filter(({ status }) => status === "playing");
      this.records = records;
      this.mine = mine;
      this.isKnown = true;
      this.isOffline = false;
    } catch (error) {
      this.isOffline = error instanceof Unreachable;
      if (!this.isOffline && !(error instanceof Refusal)) throw error;
    } finally {
      clearTimeout(waiting);
      this.#isRefreshing = false;
    }
  }

  /** Most urgent first, then the latest. */
  async #refreshMine(): Promise<Unfinished[]> {
    const seats = this.#store.seats.slice(0, MAX_POLLED_SEATS).filter(({ table }) => !this.#over.has(table));
    const found = await Promise.all(seats.map((held) => this.#find(held)));
    return byUrgency(found.filter((one) => one !== null));
  }

  async #find(held: SavedSeat): Promise<Unfinished | null> {
    try {
      const info = await this.#room().table(held.table, held.secret);
      if (info.status !== "over") return { held, info };
      // It may be played again, so keep the seat, but stop polling it.
      this.#over.add(held.table);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Deleted, or closed for good by the operator.
      if (["no-such-table", "table-closed"].includes(error.problem.code)) this.#store.forgetSeat(held.table);
    }
    return null;
  }
}
