/** What a browser needs of a build before it can show the lobby. */

/** Matches a language file and captures its language. */
const WORDS = /\/(?:src\/parlour\/locale\/(\w\w)\.ftl|client\/locale\/(\w\w)\/\w+\.ftl)\?raw$/u;
/** Loaded with the table of a game, or with the page about one's own games. */
const LATER = /\/(?:fzzzt|frantic|flautz|games)\.ftl\?raw$/u;

/** The files that `index.html` references. */
export function filesOfIndex(index) {
  return [...index.matchAll(/(?:src|href)="\/([^"]+)"/gu)].map((match) => match[1]);
}

/** The files with the words of the lobby, by language. */
export function wordsByLanguage(files) {
  const words = new Map();
  for (const { fileName, moduleIds = [] } of files)
    for (const module of moduleIds) {
      const [, room, page] = LATER.test(module) ? [] : (WORDS.exec(module) ?? []);
      const language = room ?? page;
      if (language !== undefined) words.set(language, [...(words.get(language) ?? []), fileName]);
    }
  return words;
}
