/** The stock boardgame.io server with in-memory storage, on 127.0.0.1 and the given port. */

import { createRequire } from "node:module";

import { Duel } from "./duel.mjs";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

await Server({ games: [Duel], origins: [] }).run({ port: { host: "127.0.0.1", port: Number(process.argv[2]) } });
