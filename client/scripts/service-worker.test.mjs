import { describe, expect, it } from "vitest";

import { shellOf } from "./service-worker.mjs";

const INDEX =
  '<link rel="icon" href="/assets/icon-1.svg"><link rel="manifest" href="/manifest.webmanifest">' +
  '<script type="module" crossorigin src="/assets/index-2.js"></script>';
const FILES = [
  { fileName: "index.html" },
  { fileName: "assets/index-2.js", moduleIds: ["/p/client/src/main.ts"] },
  { fileName: "assets/de-3.js", moduleIds: ["/p/client/locale/de/room.ftl?raw"] },
  { fileName: "assets/games-4.js", moduleIds: ["/p/client/locale/de/games.ftl?raw"] },
  { fileName: "assets/fzzzt-5.js", moduleIds: ["/p/client/locale/de/fzzzt.ftl?raw"] },
  { fileName: "assets/Table-6.js", moduleIds: ["/p/client/src/pages/Table.svelte"] },
  {
    fileName: "assets/Games-7.js",
    moduleIds: ["/p/client/src/pages/Games.svelte"],
    imports: ["assets/chart-8.js", "assets/index-2.js"],
    viteMetadata: { importedCss: new Set(["assets/Games-9.css"]) },
  },
  { fileName: "assets/chart-8.js", moduleIds: ["/p/client/src/parts/chart/lines.ts"] },
];

describe("the shell", () => {
  it("has the lobby and one's own games in every language, and no tables", () => {
    expect(shellOf(INDEX, FILES)).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{12}$/u),
      entry: "/assets/index-2.js",
      files: [
        "/assets/Games-7.js",
        "/assets/Games-9.css",
        "/assets/chart-8.js",
        "/assets/de-3.js",
        "/assets/games-4.js",
        "/assets/icon-1.svg",
        "/assets/index-2.js",
      ],
    });
  });

  it("has a version of its own in each build", () => {
    const changed = shellOf(INDEX.replace("index-2", "index-3"), FILES);
    expect(changed.version).not.toBe(shellOf(INDEX, FILES).version);
  });
});
