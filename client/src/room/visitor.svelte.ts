/** Whoever looks at the page: their name and language, how they like it, and where in the room they are. */

import type { House } from "../wire/requests";
import { FALLBACK, isLanguage, type Language } from "../words/sources";
import { type Speaker, speaker } from "../words/speaker";
import { Api } from "./api";
import type { Memory, Preferences } from "./memory";
import { addressOf, type Place, placeOf } from "./places";

export class Visitor {
  readonly memory: Memory;
  language = $state<Language>(FALLBACK);
  words = $state.raw<Speaker>() as Speaker;
  place = $state.raw<Place>({ page: "lobby" });
  preferences = $state.raw<Preferences>() as Preferences;
  /** What can be played here, once the server has told. */
  house = $state.raw<House | null>(null);
  #chosen = $state("");
  #wanted: Language | null = null;

  constructor(memory: Memory, language: Language, words: Speaker, place: Place) {
    this.memory = memory;
    this.language = language;
    this.words = words;
    this.place = place;
    this.preferences = memory.preferences;
    this.#chosen = memory.name;
  }

  get api(): Api {
    return new Api({ language: this.language });
  }

  /** Who has chosen no name is a guest, in the language that is read. */
  get name(): string {
    return this.#chosen || this.say("room-guest", { number: this.memory.guest });
  }

  rename(name: string): void {
    this.memory.name = this.#chosen = name;
  }

  prefer(changes: Partial<Preferences>): void {
    this.memory.prefer(changes);
    this.preferences = this.memory.preferences;
  }

  say(key: string, args: Parameters<Speaker["say"]>[1] = {}): string {
    return this.words.say(key, args);
  }

  async read(language: Language): Promise<void> {
    this.#wanted = language;
    const words = await speaker({ language });
    // Somebody has changed their mind meanwhile.
    if (this.#wanted !== language) return;
    this.words = words;
    this.language = this.memory.language = language;
    document.documentElement.lang = language;
    if (this.house === null) return;
    // Games that the page has no words for are named by the server; if it is away, as before.
    this.house = await this.api.house().catch(() => this.house);
  }

  /** What can be played here: asked for once. */
  async lookAround(): Promise<House> {
    return (this.house ??= await this.api.house());
  }

  /** Everything that this browser remembers, seats too. */
  forget(): void {
    this.memory.forget();
    this.#recall();
  }

  /** Another tab has noted something. */
  recall(): void {
    this.memory.recall();
    this.#recall();
  }

  go(place: Place): void {
    history.pushState(null, "", addressOf(place));
    this.place = place;
    scrollTo(0, 0);
  }

  #recall(): void {
    this.preferences = this.memory.preferences;
    this.#chosen = this.memory.name;
  }
}

/** The language that somebody chose here, or the first that the browser asks for and we speak. */
export function languageFor(chosen: Language | null, wished: readonly string[]): Language {
  const spoken = wished.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage);
  return chosen ?? spoken ?? FALLBACK;
}

export async function enter(memory: Memory, wished: readonly string[]): Promise<Visitor> {
  const language = languageFor(memory.language, wished);
  const here = (): Place => placeOf(location);
  const visitor = new Visitor(memory, language, await speaker({ language }), here());
  document.documentElement.lang = language;
  for (const change of ["popstate", "hashchange"] as const)
    addEventListener(change, () => (visitor.place = here()));
  addEventListener("storage", () => visitor.recall());
  return visitor;
}
