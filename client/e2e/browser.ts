/** The browser of this machine. */

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The one without a user interface comes first: it takes a third less time. */
const KNOWN = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

export const BROWSER = process.env["PARLOUR_BROWSER"] ?? find(KNOWN) ?? "chromium";
/** The one with a user interface, which alone knows what can be installed as an app. */
export const WHOLE_BROWSER = process.env["PARLOUR_BROWSER"] ?? find(KNOWN.slice(1)) ?? "chromium";

function find(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
