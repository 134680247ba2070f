/** Builds the service worker: one file at a fixed address, which knows the files of this build. */

import { createHash } from "node:crypto";
import { join } from "node:path";

import { build } from "vite";

import { filesOfIndex, wordsByLanguage } from "./first-load.mjs";

const ENTRY = "src/service-worker.ts";
/** What works without a server besides the lobby, which is part of the first load. */
const OFFLINE = /\/(?:src\/pages\/Games\.svelte|client\/locale\/\w\w\/games\.ftl\?raw)$/u;

export function serviceWorker() {
  let config;
  return {
    name: "parlour-service-worker",
    apply: "build",
    enforce: "post",
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const shell = shellOf(String(bundle["index.html"].source), Object.values(bundle));
        const { output } = await build({
          configFile: false,
          root: config.root,
          publicDir: false,
          logLevel: "warn",
          define: { BUILD: JSON.stringify(shell) },
          build: {
            target: config.build.target,
            write: false,
            modulePreload: false,
            // A classic script: not every browser runs modules as service workers.
            rolldownOptions: { input: join(config.root, ENTRY), output: { format: "iife" } },
          },
        });
        this.emitFile({ type: "asset", fileName: "service-worker.js", source: output[0].code });
      },
    },
  };
}

/** What the service worker keeps: the script that identifies the build, and all files shown without a server. */
export function shellOf(index, files) {
  const named = filesOfIndex(index).filter((name) => name.startsWith("assets/"));
  const words = [...wordsByLanguage(files).values()].flat();
  const later = files
    .filter(({ moduleIds = [] }) => moduleIds.some((module) => OFFLINE.test(module)))
    .flatMap(({ fileName }) => [...withImports(fileName, files)]);
  const kept = [...new Set([...named, ...words, ...later])].sort().map((name) => `/${name}`);
  const entry = /<script type="module"[^>]* src="([^"]+)"/u.exec(index)?.[1];
  if (entry === undefined) throw new Error("index.html has no script.");
  const version = createHash("sha256")
    .update(index + kept.join())
    .digest("hex")
    .slice(0, 12);
  return { version, entry, files: kept };
}

/** A chunk with everything that it imports, and their styles. */
function withImports(name, files, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const chunk = files.find(({ fileName }) => fileName === name);
  for (const style of chunk?.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk?.imports ?? []) withImports(other, files, found);
  return found;
}
