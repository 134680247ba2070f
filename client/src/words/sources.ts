/** The language files: those that server and terminal speak too, and the page's own; loaded when first needed. */

export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands" } as const;
export type Language = keyof typeof LANGUAGES;
export const FALLBACK: Language = "en";
/** What every page needs. */
const PARTS = ["room", "table", "replay"] as const;

type Load = () => Promise<string>;

const ROOM = import.meta.glob<string>("../../../src/parlour/locale/*.ftl", {
  query: "?raw",
  import: "default",
});
/** The page's own words, by language and part of the room; a part called like a game belongs to its table. */
const PAGE = import.meta.glob<string>("../../locale/*/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/parlour/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

/** The files of the language, after those of the fallback so that no key is ever missing. */
export async function sources(language: Language, game: string | null, family: boolean): Promise<string[]> {
  const files = [...new Set([FALLBACK, language])].flatMap((tongue) => [
    ROOM[`../../../src/parlour/locale/${tongue}.ftl`],
    ...PARTS.map((part) => PAGE[`../../locale/${tongue}/${part}.ftl`]),
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
