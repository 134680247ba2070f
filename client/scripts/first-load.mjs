/** What a browser needs of a build before it can show the lobby. */

/** Matches a language file that every page needs, and captures its language; others are loaded on demand. */
const WORDS = /\/(?:src\/parlour\/locale\/(\w\w)|client\/locale\/(\w\w)\/(?:room|table|replay))\.ftl\?raw$/u;

/** The files that `index.html` references. */
export function filesOfIndex(index) {
  return [...index.matchAll(/(?:src|href)="\/([^"]+)"/gu)].map((match) => match[1]);
}

/** The files with the words of the lobby, by language. */
export function wordsByLanguage(files) {
  const words = new Map();
  for (const { fileName, moduleIds = [] } of files)
    for (const module of moduleIds) {
      const [, room, page] = WORDS.exec(module) ?? [];
      const language = room ?? page;
      if (language !== undefined) words.set(language, [...(words.get(language) ?? []), fileName]);
    }
  return words;
}
