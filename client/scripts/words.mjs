/** Language files as the page needs them: no comments, and of the server's own file only what pages say. */

import { readFile } from "node:fs/promises";

const FILE = /\.ftl\?raw$/u;
const SERVER = /\/src\/parlour\/locale\/\w\w\.ftl\?raw$/u;
/** Refusals, phrases of the chat, and what games without a table of their own ask; the rest is for the terminal. */
const SAID_ON_PAGES = /^(?:error|phrase|ask|you)-/u;

export function words() {
  return {
    name: "parlour-words",
    enforce: "pre",
    async load(id) {
      if (!FILE.test(id)) return null;
      const file = id.slice(0, -"?raw".length);
      this.addWatchFile(file);
      const text = await readFile(file, "utf8");
      return `export default ${JSON.stringify(shortened(text, SERVER.test(id) ? SAID_ON_PAGES : /./u))}`;
    },
  };
}

/** The messages whose keys match, without comments. */
export function shortened(text, wanted) {
  let isWanted = true;
  const lines = text.split("\n").filter((line) => {
    const key = /^-?([a-z][\w-]*) *=/u.exec(line)?.[1];
    if (key !== undefined) isWanted = wanted.test(key);
    return isWanted && line.trim() !== "" && !line.startsWith("#");
  });
  return `${lines.join("\n")}\n`;
}
