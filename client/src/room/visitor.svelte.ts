/** Whoever looks at the page: the language they read, and where in the room they are. */

import { FALLBACK, isLanguage, type Language } from "../words/sources";
import { type Speaker, speaker } from "../words/speaker";
import { Api } from "./api";
import type { Memory } from "./memory";
import { addressOf, type Place, placeOf } from "./places";

export class Visitor {
  readonly memory: Memory;
  language = $state<Language>(FALLBACK);
  words = $state.raw<Speaker>() as Speaker;
  place = $state.raw<Place>({ page: "lobby" });

  constructor(memory: Memory, language: Language, words: Speaker, place: Place) {
    this.memory = memory;
    this.language = language;
    this.words = words;
    this.place = place;
  }

  get api(): Api {
    return new Api({ language: this.language });
  }

  say(key: string, args: Parameters<Speaker["say"]>[1] = {}): string {
    return this.words.say(key, args);
  }

  async read(language: Language): Promise<void> {
    this.words = await speaker({ language });
    this.language = this.memory.language = language;
    document.documentElement.lang = language;
  }

  go(place: Place): void {
    history.pushState(null, "", addressOf(place));
    this.place = place;
    scrollTo(0, 0);
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
  return visitor;
}
