/** The browser of this machine. */

import { existsSync } from "node:fs";

const KNOWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

export const BROWSER = process.env["PARLOUR_BROWSER"] ?? KNOWN.find((path) => existsSync(path)) ?? "chromium";
