/**
 * How long the page animates what happens, for `python -m bench minutes`. Each line of the input has the view of a
 * seat after a change and the events of that change; a view without events begins a game. Each line of the output
 * has the milliseconds of one change.
 *
 *     node scripts/beats.mjs fzzzt < changes
 */

import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import { createServer } from "vite";

/** As in `stage.svelte.ts` and `animation-queue.ts`. */
const FLIGHT = 260;
const [PATIENCE, FASTEST] = [4, 0.25];

function lengthOf(cue) {
  return cue.do === "fly" ? (cue.after ?? 0) + (cue.ms ?? FLIGHT) : (cue.ms ?? 0);
}

/** The cues of a beat run together, and many waiting scenes run faster. */
function animation(choreograph, events, before, after) {
  const scenes = events.map((event) =>
    choreograph({ event, before, after }).reduce((sum, beat) => sum + Math.max(0, ...beat.map(lengthOf)), 0),
  );
  const pace = (waiting) => Math.max(FASTEST, Math.min(1, PATIENCE / (waiting + 1)));
  return scenes.reduce((sum, length, at) => sum + length * pace(scenes.length - at), 0);
}

const [game] = process.argv.slice(2);
const root = fileURLToPath(new URL("..", import.meta.url));
const server = await createServer({
  root,
  logLevel: "error",
  server: { middlewareMode: true },
  appType: "custom",
});
const { choreograph } = await server.ssrLoadModule(`/src/games/${game}/choreography.ts`);

let before = null;
for await (const line of createInterface({ input: process.stdin })) {
  const { view, events } = JSON.parse(line);
  // What choreographies read of the state of a table.
  const after = { view, seat: 0, version: 0, info: { status: "playing", lesson: false } };
  const length = events.length === 0 ? 0 : animation(choreograph, events, before, after);
  process.stdout.write(`${length}\n`);
  before = after;
}
await server.close();
