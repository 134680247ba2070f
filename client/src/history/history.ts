/** The finished games of this browser, kept in IndexedDB; without it, they are kept as long as the page. */

import { byDate, type PlayedGame } from "./played-game";

const DATABASE = "parlour";
const STORE = "games";

export interface History {
  /** Whether the games survive the page. */
  readonly isPersistent: boolean;
  /** The latest first. */
  all(): Promise<PlayedGame[]>;
  /** Games that are known already are replaced. */
  add(games: readonly PlayedGame[]): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

export class MemoryHistory implements History {
  readonly isPersistent = false;
  #games = new Map<string, PlayedGame>();

  async all(): Promise<PlayedGame[]> {
    return [...this.#games.values()].sort(byDate);
  }

  async add(games: readonly PlayedGame[]): Promise<void> {
    for (const game of games) this.#games.set(game.id, game);
  }

  async remove(id: string): Promise<void> {
    this.#games.delete(id);
  }

  async clear(): Promise<void> {
    this.#games.clear();
  }
}

class DatabaseHistory implements History {
  readonly isPersistent = true;
  #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  async all(): Promise<PlayedGame[]> {
    const reading = this.#database.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<PlayedGame[]>;
    return (await result(reading)).sort(byDate);
  }

  /** All of them or, if one cannot be stored, none. */
  add(games: readonly PlayedGame[]): Promise<void> {
    return this.#change((store) => games.forEach((game) => store.put(game)));
  }

  remove(id: string): Promise<void> {
    return this.#change((store) => store.delete(id));
  }

  clear(): Promise<void> {
    return this.#change((store) => store.clear());
  }

  #change(change: (store: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(STORE, "readwrite");
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      change(transaction.objectStore(STORE));
    });
  }
}

let opened: Promise<History> | undefined;

/** The history of this browser. */
export function openHistory(): Promise<History> {
  return (opened ??= open().then(
    (database) => new DatabaseHistory(database),
    () => new MemoryHistory(),
  ));
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
  return result(opening);
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
