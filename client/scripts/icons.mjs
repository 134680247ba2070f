/** Draws the icons of the app from `src/icon.svg`; run it after that has changed. */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

const FOLDER = fileURLToPath(new URL("../public/", import.meta.url));
const ICON = await readFile(new URL("../src/icon.svg", import.meta.url), "utf8");
const GROUND = /<rect [^>]*fill="(#\w+)"/u.exec(ICON)[1];
/** For systems that cut out a shape of their own: the ground fills the square, with a margin that may be lost. */
const MASKABLE = { ground: GROUND, margin: 4 };
const ICONS = {
  "icon-192": { size: 192 },
  "icon-512": { size: 512 },
  "icon-maskable": { size: 512, ...MASKABLE },
  "apple-touch-icon": { size: 180, ...MASKABLE, margin: 2 },
};

const browser = await chromium.launch({
  executablePath: process.env["PARLOUR_BROWSER"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  for (const [name, { size, ground = "transparent", margin = 0 }] of Object.entries(ICONS)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const box = `${-margin} ${-margin} ${32 + 2 * margin} ${32 + 2 * margin}`;
    const drawing = ICON.replace(/viewBox="[^"]*"/u, `viewBox="${box}" width="${size}" height="${size}"`);
    await page.setContent(
      `<body style="margin:0;background:${ground}"><div style="line-height:0">${drawing}`,
    );
    await page.screenshot({ path: `${FOLDER}${name}.png`, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
