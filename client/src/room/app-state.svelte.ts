/** Whoever looks at the page: their name and language, how they like it, and where in the room they are. */

import type { House } from "../wire/requests";
import { FALLBACK, isLanguage, type Language } from "../words/sources";
import { type Speaker, loadSpeaker } from "../words/speaker";
import { Api } from "./api";
import type { LocalStore, Preferences } from "./local-store";
import { urlFor, type Route, parseRoute } from "./router";

export class AppState {
  readonly store: LocalStore;
  language = $state<Language>(FALLBACK);
  words = $state.raw<Speaker>() as Speaker;
  route = $state.raw<Route>({ page: "lobby" });
  preferences = $state.raw<Preferences>() as Preferences;
  /** What can be played here, once the server has told. */
  house = $state.raw<House | null>(null);
  #chosenName = $state("");
  #requestedLanguage: Language | null = null;

  constructor(store: LocalStore, language: Language, words: Speaker, route: Route) {
    this.store = store;
    this.language = language;
    this.words = words;
    this.route = route;
    this.preferences = store.preferences;
    this.#chosenName = store.name;
  }

  get api(): Api {
    return new Api({ language: this.language });
  }

  /** Who has chosen no name is a guest, in the language that is read. */
  get name(): string {
    return this.#chosenName || this.say("room-guest", { number: this.store.guest });
  }

  rename(name: string): void {
    this.store.name = this.#chosenName = name;
  }

  updatePreferences(changes: Partial<Preferences>): void {
    this.store.updatePreferences(changes);
    this.preferences = this.store.preferences;
  }

  say(key: string, args: Parameters<Speaker["say"]>[1] = {}): string {
    return this.words.say(key, args);
  }

  async setLanguage(language: Language): Promise<void> {
    this.#requestedLanguage = language;
    const words = await loadSpeaker({ language });
    // Somebody has changed their mind meanwhile.
    if (this.#requestedLanguage !== language) return;
    this.words = words;
    this.language = this.store.language = language;
    document.documentElement.lang = language;
    if (this.house === null) return;
    // Games that the page has no words for are named by the server; if it is away, as before.
    this.house = await this.api.house().catch(() => this.house);
  }

  /** What can be played here: asked for once. */
  async loadHouse(): Promise<House> {
    return (this.house ??= await this.api.house());
  }

  /** Everything that this browser remembers, seats too. */
  clearStore(): void {
    this.store.clear();
    this.#syncFromStore();
  }

  /** Another tab has noted something. */
  reloadStore(): void {
    this.store.reload();
    this.#syncFromStore();
  }

  navigate(route: Route): void {
    history.pushState(null, "", urlFor(route));
    this.route = route;
    scrollTo(0, 0);
  }

  #syncFromStore(): void {
    this.preferences = this.store.preferences;
    this.#chosenName = this.store.name;
  }
}

/** The language that somebody chose here, or the first that the browser asks for and we speak. */
export function languageFor(chosen: Language | null, wished: readonly string[]): Language {
  const spoken = wished.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage);
  return chosen ?? spoken ?? FALLBACK;
}

export async function createApp(store: LocalStore, wished: readonly string[]): Promise<AppState> {
  const language = languageFor(store.language, wished);
  const here = (): Route => parseRoute(location);
  const app = new AppState(store, language, await loadSpeaker({ language }), here());
  document.documentElement.lang = language;
  for (const change of ["popstate", "hashchange"] as const)
    addEventListener(change, () => (app.route = here()));
  addEventListener("storage", () => app.reloadStore());
  return app;
}
