/** Post-build step: compress every file as the server sends it, and check the first-load budget. */

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { filesOfIndex, wordsByLanguage } from "./first-load.mjs";

/** First-load budget in bytes, compressed. */
const HEAVIEST = 110_000;
/** Smaller files barely compress. */
const SMALLEST = 256;
const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/u;
const FALLBACK = "en";

export function pack() {
  let root = "";
  return {
    name: "parlour-pack",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const packages = packagesOf(Object.values(bundle), root);
      const notices = await Promise.all(packages.map(notice));
      this.emitFile({ type: "asset", fileName: "licences.txt", source: notices.join("\n\n\n") });
    },
    async writeBundle({ dir }, bundle) {
      const files = Object.values(bundle);
      const weights = new Map();
      for (const { fileName } of files) weights.set(fileName, await compress(join(dir, fileName)));
      const weight = firstLoad(await readFile(join(dir, "index.html"), "utf8"), files, weights);
      const told = `First load: ${(weight / 1000).toFixed(1)} kB compressed, of at most ${HEAVIEST / 1000} kB.`;
      if (weight > HEAVIEST) this.error(told);
      console.log(told);
    },
  };
}

/** Packages bundled into the page, by their folders. */
export function packagesOf(files, root) {
  const modules = files.flatMap(({ moduleIds = [], originalFileNames = [] }) => [
    ...moduleIds,
    ...originalFileNames,
  ]);
  // Virtual modules begin with a null byte.
  const folders = modules.flatMap(
    (module) => /^[^\0]*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(module.replace(/^\0/u, "")) ?? [],
  );
  return [...new Set(folders.map((folder) => resolve(root, folder)))].sort();
}

/** The authors and licence of a package. */
async function notice(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/iu.test(entry));
  const text = file === undefined ? "" : `\n\n${(await readFile(join(folder, file), "utf8")).trim()}`;
  return `${name} ${version} (${license})${text}`;
}

/** The size of everything `index.html` references, plus the largest language's files. */
export function firstLoad(index, files, weights) {
  const words = wordsByLanguage(files);
  const weigh = (names) => [...new Set(names)].reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
  const always = ["index.html", ...filesOfIndex(index), ...(words.get(FALLBACK) ?? [])];
  return Math.max(weigh(always), ...[...words.values()].map((own) => weigh([...always, ...own])));
}

/** Write the file and its compressed copies; return the bytes a browser downloads. */
async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST || !COMPRESSIBLE.test(file)) return bytes.length;
  const small = await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await writeFile(`${file}.br`, small);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  return small.length;
}
