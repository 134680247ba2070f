/** What this browser remembers: who somebody is, how they like it, and the secrets of their seats. */

import { isLanguage, type Language } from "../words/sources";

/** A seat that was taken here. */
export interface SavedSeat {
  readonly table: string;
  readonly secret: string;
  readonly game: string;
  /** When it was last used, in milliseconds. */
  readonly at: number;
  /** Where somebody sits, if that is known; a host may only watch. */
  readonly seat?: number | null;
}

export interface Preferences {
  readonly sound: boolean;
  readonly confirm: boolean;
  readonly motion: boolean;
  readonly family: boolean;
  /** The table as text, for screen readers. */
  readonly text: boolean;
}

const STORAGE_KEY = "parlour";
/** The oldest seats are forgotten first. */
const MAX_SEATS = 50;
/** So many guests have a number of their own, more or less. */
const GUESTS = 99;
const DEFAULT_PREFERENCES: Preferences = {
  sound: false,
  confirm: false,
  motion: true,
  family: false,
  text: false,
};

interface StoredState {
  name: string;
  guest: number;
  language: Language | null;
  preferences: Preferences;
  seats: SavedSeat[];
  guided: string[];
  setups: Record<string, unknown>;
}

/** Some browsers remember nothing; then all is forgotten with the page. */
export class LocalStore {
  #storage: Pick<Storage, "getItem" | "setItem"> | null;
  #state: StoredState;
  /** Whether what is noted survives the page. */
  readonly isPersistent: boolean;

  constructor(storage: Pick<Storage, "getItem" | "setItem"> | null) {
    this.#storage = storage;
    this.#state = read(storage);
    this.isPersistent = this.#write();
  }

  get name(): string {
    return this.#state.name;
  }

  set name(name: string) {
    this.#change(() => ({ name }));
  }

  /** What a guest without a name is called by. */
  get guest(): number {
    return this.#state.guest;
  }

  get language(): Language | null {
    return this.#state.language;
  }

  set language(language: Language | null) {
    this.#change(() => ({ language }));
  }

  get preferences(): Preferences {
    return this.#state.preferences;
  }

  updatePreferences(changes: Partial<Preferences>): void {
    this.#change(({ preferences }) => ({ preferences: { ...preferences, ...changes } }));
  }

  /** The latest first. */
  get seats(): readonly SavedSeat[] {
    return this.#state.seats;
  }

  secret(table: string): string | null {
    return this.#state.seats.find((held) => held.table === table)?.secret ?? null;
  }

  /** What is not said anew of a seat stays as it was. */
  saveSeat(held: SavedSeat): void {
    this.#change(({ seats }) => {
      const known = seats.find(({ table, secret }) => table === held.table && secret === held.secret);
      return { seats: [{ ...known, ...held }, ...without(seats, held.table)].slice(0, MAX_SEATS) };
    });
  }

  forgetSeat(table: string): void {
    this.#change(({ seats }) => ({ seats: without(seats, table) }));
  }

  /** Whether the guided game of this name was offered or played. */
  wasGuided(game: string): boolean {
    return this.#state.guided.includes(game);
  }

  markGuided(game: string): void {
    this.#change(({ guided }) => ({ guided: [...new Set([...guided, game])] }));
  }

  /** How somebody last opened a table of the game; to be checked, as games change. */
  setup(game: string): unknown {
    return this.#state.setups[game];
  }

  saveSetup(game: string, setup: object): void {
    this.#change(({ setups }) => ({ setups: { ...setups, [game]: setup } }));
  }

  /** All of it, seats and their secrets too. */
  clear(): void {
    this.#state = read(null);
    this.#write();
  }

  /** Look again: another tab may have noted something. */
  reload(): void {
    if (this.isPersistent) this.#state = read(this.#storage);
  }

  #change(change: (state: StoredState) => Partial<StoredState>): void {
    // Another tab may have noted something since.
    const state = this.isPersistent ? read(this.#storage) : this.#state;
    this.#state = { ...state, ...change(state) };
    this.#write();
  }

  #write(): boolean {
    try {
      this.#storage?.setItem(STORAGE_KEY, JSON.stringify(this.#state));
      return this.#storage !== null;
    } catch {
      return false;
    }
  }
}

/** The store of this browser, as far as it lets us. */
export function openLocalStore(): LocalStore {
  try {
    return new LocalStore(localStorage);
  } catch {
    return new LocalStore(null);
  }
}

function read(storage: Pick<Storage, "getItem"> | null): StoredState {
  const found = parse(storage);
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const language = text(found["language"]);
  const preferences = object(found["preferences"]);
  const guest = Number(found["guest"]);
  return {
    name: text(found["name"]),
    guest: guest >= 1 && guest <= GUESTS ? Math.floor(guest) : 1 + Math.floor(Math.random() * GUESTS),
    language: isLanguage(language) ? language : null,
    preferences: Object.fromEntries(
      Object.entries(DEFAULT_PREFERENCES).map(([name, usual]) => {
        const value = preferences[name];
        return [name, typeof value === "boolean" ? value : usual];
      }),
    ) as unknown as Preferences,
    seats: list(found["seats"]).filter(isSavedSeat),
    guided: list(found["guided"]).filter((game): game is string => typeof game === "string"),
    setups: object(found["setups"]),
  };
}

function parse(storage: Pick<Storage, "getItem"> | null): Record<string, unknown> {
  try {
    return object(JSON.parse(storage?.getItem(STORAGE_KEY) ?? "{}"));
  } catch {
    return {};
  }
}

function without(seats: readonly SavedSeat[], table: string): SavedSeat[] {
  return seats.filter((held) => held.table !== table);
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isSavedSeat(value: unknown): value is SavedSeat {
  const { table, secret, game, at } = object(value);
  return [table, secret, game].every((part) => typeof part === "string") && typeof at === "number";
}
