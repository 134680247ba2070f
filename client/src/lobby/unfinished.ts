/** How a game stands that was begun in this browser, as far as everybody may know. */

import type { TableInfo } from "../wire/requests";

export type Standing = "ready" | "waiting" | "paused" | "rests" | "playing";

export function stateOf({ status, paused, seats }: TableInfo, me: number | null): Standing {
  if (status === "waiting") return seats.some(({ holder }) => holder === "open") ? "waiting" : "ready";
  if (paused) return "paused";
  return me !== null && seats[me]?.rests ? "rests" : "playing";
}
