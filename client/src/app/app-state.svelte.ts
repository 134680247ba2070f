/** The state of the app: name, language, preferences and the current route. */

import type { House } from "../wire/requests";
import { FALLBACK, isLanguage, type Language, type LazyPart } from "../words/sources";
import { type Speaker, loadSpeaker } from "../words/speaker";
import { Api } from "./api";
import { installOffers, type InstallPrompt } from "./install";
import type { LocalStore, Preferences } from "./local-store";
import { urlFor, type Route, parseRoute } from "./router";

/** A finished game of this browser, and its seat there, whose cards others may have. */
export interface ChallengeOffer {
  readonly record: string;
  readonly seat: number;
}

export class AppState {
  readonly store: LocalStore;
  language = $state<Language>(FALLBACK);
  words = $state.raw<Speaker>() as Speaker;
  route = $state.raw<Route>({ page: "lobby" });
  preferences = $state.raw<Preferences>() as Preferences;
  /** What can be played here, once the server has answered. */
  house = $state.raw<House | null>(null);
  /** Whether the list of keys is open, and the game at whose table the user sits. */
  showsKeys = $state(false);
  game = $state<string | null>(null);
  /** The tables whose seats are being offered to another device; null if none are. */
  handOver = $state.raw<readonly string[] | null>(null);
  /** The finished game whose cards are being offered to friends; null if none are. */
  challenge = $state.raw<ChallengeOffer | null>(null);
  /** How to put the room on the home screen, if the browser offers it. */
  installPrompt = $state.raw<InstallPrompt | null>(null);
  /** Whether the server has been upgraded since the page was loaded. */
  isOutdated = false;
  #chosenName = $state("");
  #guest = $state(0);
  #requestedLanguage: Language | null = null;
  #parts = new Set<LazyPart>();

  constructor(store: LocalStore, language: Language, words: Speaker, route: Route) {
    this.store = store;
    this.language = language;
    this.words = words;
    this.route = route;
    this.preferences = store.preferences;
    this.#chosenName = store.name;
    this.#guest = store.guest;
  }

  get api(): Api {
    return new Api({ language: this.language });
  }

  /** Without a chosen name, a guest's name in the current language. */
  get name(): string {
    return this.#chosenName || this.say("room-guest", { number: this.#guest });
  }

  /** The name; a guest whose name somebody else already has gets another number. */
  nameBeside(others: readonly (string | undefined)[]): string {
    while (this.#chosenName === "" && others.includes(this.name)) {
      this.store.nextGuest();
      this.#guest = this.store.guest;
    }
    return this.name;
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
    const words = await this.#load(language);
    // The language has been changed again in the meantime.
    if (this.#requestedLanguage !== language) return;
    this.words = words;
    this.language = this.store.language = language;
    document.documentElement.lang = language;
    if (this.house === null) return;
    // The server names games the page has no texts for; if it is unreachable, keep the old names.
    this.house = await this.api.house().catch(() => this.house);
  }

  /** The words of some pages only, in this language and those chosen later. */
  async loadWords(part: LazyPart): Promise<void> {
    this.#parts.add(part);
    const { language } = this;
    const words = await this.#load(language);
    // Another language has them by now as well.
    if (this.language === language) this.words = words;
  }

  /** What can be played here; requested once. */
  async loadHouse(): Promise<House> {
    return (this.house ??= await this.api.house());
  }

  /** Offers all seats of this browser to another device. */
  offerSeats(): void {
    this.handOver = this.store.seats.map(({ table }) => table);
  }

  /** Clears everything stored in this browser, including seats. */
  clearStore(): void {
    this.store.clear();
    this.#syncFromStore();
  }

  /** Another tab has written to the store. */
  reloadStore(): void {
    this.store.reload();
    this.#syncFromStore();
  }

  navigate(route: Route): void {
    // The files that other pages need may be gone.
    if (this.isOutdated) return location.assign(urlFor(route));
    history.pushState(null, "", urlFor(route));
    this.route = route;
    scrollTo(0, 0);
  }

  /** The same page with something else chosen: the browser's way back leads past it. */
  replaceRoute(route: Route): void {
    history.replaceState(null, "", urlFor(route));
    this.route = route;
  }

  async #load(language: Language): Promise<Speaker> {
    const parts = [...this.#parts];
    const words = await loadSpeaker({ language, parts });
    // Other words have been asked for in the meantime.
    return parts.length === this.#parts.size ? words : this.#load(language);
  }

  #syncFromStore(): void {
    this.preferences = this.store.preferences;
    this.#chosenName = this.store.name;
  }
}

/** The chosen language, or the first supported one that the browser prefers. */
export function languageFor(chosen: Language | null, wished: readonly string[]): Language {
  const spoken = wished.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isLanguage);
  return chosen ?? spoken ?? FALLBACK;
}

export async function createApp(store: LocalStore, wished: readonly string[]): Promise<AppState> {
  const language = languageFor(store.language, wished);
  const here = (): Route => parseRoute(location);
  const offers = installOffers();
  const app = new AppState(store, language, await loadSpeaker({ language }), here());
  document.documentElement.lang = language;
  for (const change of ["popstate", "hashchange"] as const)
    addEventListener(change, () => (app.route = here()));
  addEventListener("storage", () => app.reloadStore());
  offers((offer) => (app.installPrompt = offer));
  return app;
}
