/** The language files, shared with the server and the terminal; each is loaded when it is first needed. */

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;
export const FALLBACK: Language = "en";

type Load = () => Promise<string>;

const ROOM = import.meta.glob<string>("../../../src/parlour/locale/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<string>("../../../src/parlour/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

/** The files of the language, after those of the fallback so that no key is ever missing. */
export async function sources(language: Language, game: string | null, family: boolean): Promise<string[]> {
  const tongues = [...new Set([FALLBACK, language])];
  const files = tongues.map((tongue) => ROOM[`../../../src/parlour/locale/${tongue}.ftl`]);
  if (game !== null) {
    const variants = family ? [...tongues, ...tongues.map((tongue) => `${tongue}-family`)] : tongues;
    const folder = `../../../src/parlour/games/${game}/locale`;
    files.push(...variants.map((variant) => GAMES[`${folder}/${variant}.ftl`]));
  }
  return Promise.all(files.filter((load): load is Load => load !== undefined).map((load) => load()));
}
