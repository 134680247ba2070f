/** The Fluent files, the server's and the page's own, loaded on demand. */

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;
export const FALLBACK: Language = "en";
/** Needed by every page. */
const PARTS = ["room", "table", "replay"] as const;
/** Needed by some pages only. */
export type LazyPart = "admin" | "devices" | "duplicates" | "games" | "notices" | "privacy";

type Load = () => Promise<string>;

const ROOM = import.meta.glob<string>("../../../src/parlour/locale/*.ftl", {
  query: "?raw",
  import: "default",
});
/** The page's own files, by language and part; a part named after a game is loaded with its table. */
const PAGE = import.meta.glob<string>("../../locale/*/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/parlour/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

/** The files of the language, preceded by those of the fallback, so that no key is missing. */
export async function sources(
  language: Language,
  game: string | null,
  family: boolean,
  more: readonly LazyPart[] = [],
): Promise<string[]> {
  const files = [...new Set([FALLBACK, language])].flatMap((tongue) => [
    ROOM[`../../../src/parlour/locale/${tongue}.ftl`],
    ...[...PARTS, ...more].map((part) => PAGE[`../../locale/${tongue}/${part}.ftl`]),
    ...(game === null ? [] : ofGame(tongue, game, family)),
  ]);
  return Promise.all(files.filter((load): load is Load => load !== undefined).map((load) => load()));
}

function ofGame(tongue: Language, game: string, family: boolean): (Load | undefined)[] {
  const folder = `../../../src/parlour/games/${game}/locale`;
  return [
    GAMES[`${folder}/${tongue}.ftl`],
    family ? GAMES[`${folder}/${tongue}-family.ftl`] : undefined,
    PAGE[`../../locale/${tongue}/${game}.ftl`],
  ];
}
