/** Everything kept in local storage: name, preferences and the secrets of seats. */

import { isPace, type Pace } from "../table/pace";
import { isQuiet } from "../notices/quiet";
import { newSecret } from "./secrets";
import { isTextSize, type TextSize } from "./text-size";
import { isLanguage, type Language } from "../words/sources";

/** A seat taken in this browser. */
export interface SavedSeat {
  readonly table: string;
  readonly secret: string;
  readonly game: string;
  /** Last use, in milliseconds since the epoch. */
  readonly at: number;
  /** The seat number, if known; a host may only watch. */
  readonly seat?: number | null;
  /** The secret that the seat is about to get; until the server has confirmed it, either may be the right one. */
  readonly next?: string | undefined;
  /** The last finished game at this table that became part of the history. */
  readonly noted?: string;
  /** The digest of the push subscription by which this browser is told about turns. */
  readonly push?: string | undefined;
}

export interface Preferences {
  readonly sound: boolean;
  /** How loud sounds are, from 0 to 1. */
  readonly volume: number;
  readonly confirm: boolean;
  readonly motion: boolean;
  readonly family: boolean;
  /** Show the table as text, for screen readers. */
  readonly text: boolean;
  /** How quickly things happen at tables. */
  readonly pace: Pace;
  readonly textSize: TextSize;
  /** When no notices are wanted, as 22:00-08:00; empty: they always are. */
  readonly quiet: string;
}

const STORAGE_KEY = "parlour";
/** What the server takes for the secret of a browser. */
const BROWSER = /^[\w-]{22,64}$/u;
/** The oldest seats are dropped first. */
const MAX_SEATS = 50;
/** Guest numbers range up to this. */
const GUESTS = 99;
const DEFAULT_PREFERENCES: Preferences = {
  sound: false,
  volume: 0.5,
  confirm: false,
  motion: true,
  family: false,
  text: false,
  pace: "normal",
  textSize: "normal",
  quiet: "",
};

/** Values that are not simply on or off. */
const VALID: Readonly<Record<string, (value: unknown) => boolean>> = {
  volume: (value) => typeof value === "number" && value >= 0 && value <= 1,
  pace: isPace,
  textSize: isTextSize,
  quiet: isQuiet,
};

interface StoredState {
  name: string;
  browser: string;
  guest: number;
  language: Language | null;
  preferences: Preferences;
  seats: SavedSeat[];
  guided: string[];
  setups: Record<string, unknown>;
}

/** Local storage with a fallback: without storage, the data lives as long as the page. */
export class LocalStore {
  #storage: Pick<Storage, "getItem" | "setItem"> | null;
  #state: StoredState;
  /** Whether the data survives the page. */
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

  /** The secret by which this browser plays a deal only once; made when it is first needed. */
  get browser(): string {
    if (this.#state.browser === "") this.#change(({ browser }) => ({ browser: browser || newSecret() }));
    return this.#state.browser;
  }

  /** The number in a guest's default name. */
  get guest(): number {
    return this.#state.guest;
  }

  /** Take the next number: somebody else has this one. */
  nextGuest(): void {
    this.#change(({ guest }) => ({ guest: (guest % GUESTS) + 1 }));
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

  /** Latest first. */
  get seats(): readonly SavedSeat[] {
    return this.#state.seats;
  }

  secret(table: string): string | null {
    return this.#state.seats.find((held) => held.table === table)?.secret ?? null;
  }

  /** Fields not given keep their value. */
  saveSeat(held: SavedSeat): void {
    this.#change(({ seats }) => {
      const known = seats.find(({ table, secret }) => table === held.table && secret === held.secret);
      return { seats: [{ ...known, ...held }, ...without(seats, held.table)].slice(0, MAX_SEATS) };
    });
  }

  /** The game is part of the history, or does not belong there: not to be looked at again. */
  noteGame(table: string, record: string): void {
    this.#changeSeat(table, (held) => ({ ...held, noted: record }));
  }

  /** Note by which push subscription this browser is told about turns; null: by none. */
  notePush(table: string, digest: string | null): void {
    this.#changeSeat(table, (held) => ({ ...held, push: digest ?? undefined }));
  }

  /** Note the secret that the seat is about to get; null: it stays as it is. */
  planSecret(table: string, next: string | null): void {
    this.#changeSeat(table, (held) => ({ ...held, next: next ?? undefined }));
  }

  /** Use the secret that was planned; false if none was. */
  usePlannedSecret(table: string): boolean {
    const isPlanned = this.#state.seats.some((held) => held.table === table && held.next !== undefined);
    this.#changeSeat(table, (held) => ({ ...held, secret: held.next ?? held.secret, next: undefined }));
    return isPlanned;
  }

  forgetSeat(table: string): void {
    this.#change(({ seats }) => ({ seats: without(seats, table) }));
  }

  /** Whether the guided game was offered or played. */
  wasGuided(game: string): boolean {
    return this.#state.guided.includes(game);
  }

  markGuided(game: string): void {
    this.#change(({ guided }) => ({ guided: [...new Set([...guided, game])] }));
  }

  /** The last setup of a table of the game; to be validated, as games change. */
  setup(game: string): unknown {
    return this.#state.setups[game];
  }

  saveSetup(game: string, setup: object): void {
    this.#change(({ setups }) => ({ setups: { ...setups, [game]: setup } }));
  }

  /** Clears everything, including seats and their secrets. */
  clear(): void {
    this.#state = read(null);
    this.#write();
  }

  /** Reads the storage again, since another tab may have written to it. */
  reload(): void {
    if (this.isPersistent) this.#state = read(this.#storage);
  }

  #changeSeat(table: string, change: (held: SavedSeat) => SavedSeat): void {
    this.#change(({ seats }) => ({
      seats: seats.map((held) => (held.table === table ? change(held) : held)),
    }));
  }

  #change(change: (state: StoredState) => Partial<StoredState>): void {
    // Another tab may have written to it since.
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

/** The store of this browser, if it allows one. */
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
    browser: BROWSER.test(text(found["browser"])) ? text(found["browser"]) : "",
    guest: guest >= 1 && guest <= GUESTS ? Math.floor(guest) : 1 + Math.floor(Math.random() * GUESTS),
    language: isLanguage(language) ? language : null,
    preferences: Object.fromEntries(
      Object.entries(DEFAULT_PREFERENCES).map(([name, fallback]) => {
        const value = preferences[name];
        const isValid = VALID[name]?.(value) ?? typeof value === "boolean";
        return [name, isValid ? value : fallback];
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
