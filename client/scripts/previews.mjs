/** Draws the pictures that messengers show beside a link to a table; run it after the tiles have changed. */

import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";
import { createServer } from "vite";

const SIZE = { width: 1200, height: 630 };
const FOLDER = fileURLToPath(new URL("../public/", import.meta.url));
/** What is left and right of the picture. */
const GROUNDS = { fzzzt: "#04140d", frantic: "#fbfaf6", flautz: "#150a38", parlour: "#2e2925" };

const vite = await createServer({ server: { middlewareMode: true }, logLevel: "error" });
const browser = await chromium.launch({
  executablePath: process.env["PARLOUR_BROWSER"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const { tile, TILE_VIEW_BOX, lobbyDefs } = await vite.ssrLoadModule("/src/art/lobby/tiles.ts");
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage({ viewport: SIZE });
  for (const [game, ground] of Object.entries(GROUNDS)) {
    await page.setContent(
      `<body style="margin:0;background:${ground}">` +
        `<svg width="0" height="0" style="position:absolute">${lobbyDefs()}</svg>` +
        `<svg viewBox="${TILE_VIEW_BOX.tall}" width="${SIZE.width}" height="${SIZE.height}">${tile(game, "tall")}</svg>`,
    );
    await page.screenshot({ path: `${FOLDER}preview-${game}.png` });
  }
} finally {
  await browser.close();
  await vite.close();
}
