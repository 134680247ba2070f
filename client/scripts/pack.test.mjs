import { describe, expect, it } from "vitest";

import { firstLoad, packagesOf } from "./pack.mjs";

const words = (fileName, file) => ({ fileName, moduleIds: [`/home/ada/parlour/${file}?raw`] });

describe("the first load", () => {
  const files = [
    { fileName: "index.html" },
    { fileName: "assets/main.js", moduleIds: ["/home/ada/parlour/client/src/main.ts"] },
    { fileName: "assets/main.css" },
    { fileName: "assets/table.js", moduleIds: ["/home/ada/parlour/client/src/table/Table.svelte"] },
    words("assets/en.js", "src/parlour/locale/en.ftl"),
    words("assets/de.js", "src/parlour/locale/de.ftl"),
    words("assets/nl.js", "src/parlour/locale/nl.ftl"),
    words("assets/lobby-de.js", "client/locale/de/room.ftl"),
    words("assets/fzzzt-de.js", "client/locale/de/fzzzt.ftl"),
    words("assets/fzzzt.js", "src/parlour/games/fzzzt/locale/de.ftl"),
  ];
  const weights = new Map(files.map(({ fileName }, at) => [fileName, 2 ** at]));
  const weigh = (...names) => names.reduce((sum, name) => sum + weights.get(name), 0);

  it("counts what index.html references and the largest language", () => {
    const index = '<script src="/assets/main.js"></script><link href="/assets/main.css"><link href="data:,">';
    expect(firstLoad(index, files, weights)).toBe(
      weigh(
        "index.html",
        "assets/main.js",
        "assets/main.css",
        "assets/en.js",
        "assets/de.js",
        "assets/lobby-de.js",
      ),
    );
  });

  it("works without language files", () => {
    expect(firstLoad('<script src="/assets/main.js"></script>', files.slice(0, 4), weights)).toBe(
      weigh("index.html", "assets/main.js"),
    );
  });
});

describe("bundled packages", () => {
  it("are found by the folders of their modules and fonts, once each", () => {
    const files = [
      { fileName: "index.html" },
      {
        fileName: "main.js",
        moduleIds: ["/p/node_modules/svelte/src/a.js", "/p/node_modules/svelte/src/b.js", "/p/src/x.ts"],
      },
      {
        fileName: "font.woff2",
        originalFileNames: ["node_modules/@fontsource/jetbrains-mono/files/a.woff2"],
      },
      {
        fileName: "more.js",
        moduleIds: [
          "/p/node_modules/@fontsource/jetbrains-mono/400.css",
          "/p/node_modules/a/node_modules/b/index.js",
          "\0vite/preload-helper.js",
        ],
      },
    ];
    expect(packagesOf(files, "/p")).toEqual([
      "/p/node_modules/@fontsource/jetbrains-mono",
      "/p/node_modules/a/node_modules/b",
      "/p/node_modules/svelte",
    ]);
  });
});
