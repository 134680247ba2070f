/** Two builds of the page: the one under test, and one after an upgrade. */

import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const BUILT = fileURLToPath(new URL("../../build/page", import.meta.url));
const HASHED = /^(?<name>.+-[\w-]{8})(?<suffix>\.\w+)$/u;
/** What names of an upgraded build end in. */
export const UPGRADED = "_next";

/** Puts the build into a folder. */
export async function putBuild(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(BUILT, folder, { recursive: true });
  // Only the plain files are changed by an upgrade.
  for (const place of [folder, join(folder, "assets")])
    for (const name of await readdir(place)) if (/\.(?:br|gz)$/u.test(name)) await rm(join(place, name));
}

/** Replaces the build in the folder by one in which every file has another name. */
export async function upgradeBuild(folder: string): Promise<void> {
  await putBuild(folder);
  const assets = join(folder, "assets");
  const names = (await readdir(assets)).filter((name) => HASHED.test(name));
  const files = [
    "index.html",
    "service-worker.js",
    ...names.filter((name) => /\.(?:js|css)$/u.test(name)).map((name) => `assets/${name}`),
  ];
  for (const file of files) {
    let text = await readFile(join(folder, file), "utf8");
    for (const name of names) text = text.replaceAll(name, later(name));
    await writeFile(join(folder, file), text.replace(/(version:[`"'])(\w+)/u, `$1${UPGRADED}`));
  }
  for (const name of names) await rename(join(assets, name), join(assets, later(name)));
}

function later(name: string): string {
  return name.replace(HASHED, `$<name>${UPGRADED}$<suffix>`);
}
