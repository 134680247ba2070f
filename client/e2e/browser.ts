/** The browser of this machine. */

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const KNOWN = ["chromium", "chromium-browser", "google-chrome"];

export const BROWSER = process.env["PARLOUR_BROWSER"] ?? find() ?? "chromium";

function find(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return KNOWN.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
}
