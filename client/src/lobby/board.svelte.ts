/** What goes on in the room: looked at again and again while somebody looks at the page. */

import { type Api, Refusal, Unreachable } from "../room/api";
import type { Held, Memory } from "../room/memory";
import type { RecordInfo, TableInfo } from "../wire/requests";

/** A table of this browser that is not over. */
export interface Unfinished {
  readonly held: Held;
  readonly info: TableInfo;
}

const LOOK_AGAIN = 10_000;
/** Sooner while nobody answers, so that the room is back soon. */
const TRY_AGAIN = 4_000;
/** The latest seats; older games are forgotten by those who played them. */
const SEATS = 12;

type Room = Pick<Api, "tables" | "table" | "records">;

export class Board {
  /** Public tables of others: those to join, and those to watch. */
  open = $state.raw<readonly TableInfo[]>([]);
  live = $state.raw<readonly TableInfo[]>([]);
  records = $state.raw<readonly RecordInfo[]>([]);
  mine = $state.raw<readonly Unfinished[]>([]);
  /** Whether the server has answered yet, and whether it does not now. */
  isKnown = $state(false);
  isOffline = $state(false);

  #room: () => Room;
  #memory: Memory;
  #over = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLooking = false;

  constructor(room: () => Room, memory: Memory) {
    this.#room = room;
    this.#memory = memory;
  }

  /** Look now, and again from time to time; what comes back ends it. */
  watch(page: Pick<Document, "hidden" | "addEventListener" | "removeEventListener">): () => void {
    const lookIfSeen = (): void => {
      clearTimeout(this.#timer);
      if (page.hidden) return;
      void this.look().then(() => {
        clearTimeout(this.#timer);
        if (!ended) this.#timer = setTimeout(lookIfSeen, this.isOffline ? TRY_AGAIN : LOOK_AGAIN);
      });
    };
    let ended = false;
    page.addEventListener("visibilitychange", lookIfSeen);
    lookIfSeen();
    return () => {
      ended = true;
      clearTimeout(this.#timer);
      page.removeEventListener("visibilitychange", lookIfSeen);
    };
  }

  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      this.#memory.recall();
      const [tables, records, mine] = await Promise.all([
        this.#room().tables(),
        this.#room().records(),
        this.#lookAtMine(),
      ]);
      const others = tables.filter(({ id }) => this.#memory.secret(id) === null);
      this.open = others.filter(({ status, seats }) => status === "waiting" && seats.some(isOpen));
      this.live = others.filter(({ status }) => status === "playing");
      this.records = records;
      this.mine = mine;
      this.isKnown = true;
      this.isOffline = false;
    } catch (error) {
      this.isOffline = error instanceof Unreachable;
    } finally {
      this.#isLooking = false;
    }
  }

  /** Those in play first, then those that wait; the latest first. */
  async #lookAtMine(): Promise<Unfinished[]> {
    const seats = this.#memory.seats.slice(0, SEATS).filter(({ table }) => !this.#over.has(table));
    const found = await Promise.all(seats.map((held) => this.#find(held)));
    const unfinished = found.filter((one): one is Unfinished => one !== null);
    return unfinished.sort((one, other) => rank(one) - rank(other));
  }

  async #find(held: Held): Promise<Unfinished | null> {
    try {
      const info = await this.#room().table(held.table);
      if (info.status !== "over") return { held, info };
      // It may be played again, so that the seat is kept; but not looked at every time.
      this.#over.add(held.table);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.problem.code === "no-such-table") this.#memory.letGo(held.table);
    }
    return null;
  }
}

function isOpen({ holder }: TableInfo["seats"][number]): boolean {
  return holder === "open";
}

function rank({ info }: Unfinished): number {
  if (info.status === "waiting") return 2;
  return info.paused ? 1 : 0;
}
