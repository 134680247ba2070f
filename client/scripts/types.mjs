/**
 * Generate the wire types from the server's schema (`schema.py`) on standard input.
 *
 *   node scripts/types.mjs           write src/wire/messages.ts and requests.ts
 *   node scripts/types.mjs --check   fail if they are out of date
 */

import { readFile, writeFile } from "node:fs/promises";
import { argv, exit, stdin } from "node:process";
import { json } from "node:stream/consumers";

import { compile } from "json-schema-to-typescript";

const isCheck = argv[2] === "--check";
const schemas = await json(stdin).catch(() =>
  fail("There is no schema to read: schema.py did not write one."),
);
let stale = false;
for (const [name, schema] of Object.entries(schemas)) {
  const file = new URL(`../src/wire/${name}.ts`, import.meta.url);
  const code = await compile(schema, schema.title, {
    bannerComment: "/** Generated from the schema of the server by `make wire`. */",
    unreachableDefinitions: true,
    additionalProperties: false,
    style: { printWidth: 110 },
  });
  if (!isCheck) await writeFile(file, code);
  else stale ||= (await readFile(file, "utf8").catch(() => "")) !== code;
}
if (stale) fail("The types are not what the server speaks: run `make wire`.");

function fail(why) {
  console.error(why);
  exit(1);
}
