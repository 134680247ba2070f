/**
 * Load generator: a number of tables for two, each in a closed loop. Prints one line of JSON.
 *
 *   node main.mjs --server parlour --url http://127.0.0.1:8000 --pid 4711 --tables 200
 */

import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

import { chance } from "./chance.mjs";
import { Tally } from "./tally.mjs";
import { machine, usage } from "./usage.mjs";

const SERVERS = { parlour: "./parlour.mjs", "boardgame.io": "./boardgameio.mjs" };
const SEED = 2024;
/** Tables opened concurrently. */
const AT_ONCE = 16;
/** A rehearsal, so that one-off loading and compilation are not measured. */
const REHEARSAL = { tables: 4, seconds: 1 };
const CALM = 500;
/** Give up after this many failed tables. */
const ENOUGH = 20;

const { values } = parseArgs({
  options: {
    server: { type: "string" },
    url: { type: "string" },
    pid: { type: "string" },
    tables: { type: "string", default: "200" },
    "warm-up": { type: "string", default: "3" },
    seconds: { type: "string", default: "10" },
    game: { type: "string", default: "frantic" },
    options: { type: "string", default: "{}" },
  },
});
const { table } = await import(SERVERS[values.server]);
const errors = {};
const rehearsed = new Tally(errors);
const tally = new Tally(errors);
const opened = [];

const open = async (count, tally) => {
  const tables = Array.from({ length: count }, (_, number) =>
    table({
      url: values.url,
      tally,
      random: chance(SEED + number),
      game: values.game,
      options: JSON.parse(values.options),
    }),
  );
  opened.push(...tables);
  const waiting = [...tables];
  const worker = async () => {
    while (waiting.length > 0) await waiting.shift().open();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tables;
};

/** Play for a number of seconds; stops early after too many failures. */
const play = async (tables, seconds) => {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    await pause(Math.max(0, Math.min(1000, end - performance.now())));
    for (const one of tables) one.checkPatience();
    if (Object.values(errors).reduce((sum, count) => sum + count, 0) > ENOUGH) return;
  }
};

const rehearse = async () => {
  const tables = await open(REHEARSAL.tables, rehearsed);
  for (const one of tables) one.begin();
  await play(tables, REHEARSAL.seconds);
  for (const one of tables) one.rest();
  await pause(CALM);
};

const measure = async () => {
  const server = () => usage(Number(values.pid));
  await rehearse();
  const before = server();
  const tables = await open(Number(values.tables), tally);
  await pause(CALM);
  const seated = server();
  for (const one of tables) one.begin();
  await play(tables, Number(values["warm-up"]));
  const warm = server();
  const own = process.cpuUsage();
  const around = machine();
  tally.measure();
  await play(tables, Number(values.seconds));
  tally.finish();
  const { user, system } = process.cpuUsage(own);
  const played = server();
  const { busy, idle } = machine();
  for (const one of tables) one.rest();
  const figures = tally.figures();
  return {
    ...figures,
    /** CPU seconds during the measurement. */
    cpu: {
      server: played.cpu - warm.cpu,
      load: (user + system) / 1e6,
      all: busy - around.busy,
      idle: idle - around.idle,
    },
    memory: { before: before.memory, seated: seated.memory, played: played.memory },
  };
};

try {
  console.log(JSON.stringify(await measure()));
} catch (error) {
  console.error(error.message, error.cause?.message ?? "");
  process.exitCode = 1;
} finally {
  for (const one of opened) one.close();
}
