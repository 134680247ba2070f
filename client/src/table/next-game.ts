/** Between two games at a table: who still looks at the last result, and who waits for the next game. */

import type { TableInfo } from "../wire/requests";

type Between = Pick<TableInfo, "status" | "number" | "seats" | "ready">;

/** Whether every seat is taken and ready. */
export function isComplete({ seats, ready = [] }: Pick<TableInfo, "seats" | "ready">): boolean {
  return seats.every(({ holder }, seat) => holder !== "open" && ready[seat] === true);
}

/** Whether the seat keeps the last result on its page, although the others may prepare another game. */
export function looksAtResult(info: Between, seat: number | null): boolean {
  if (info.status === "over") return true;
  if (info.status !== "waiting" || info.number === 1 || seat === null) return false;
  return info.ready?.[seat] !== true;
}

/** The people whom the next game waits for. */
export function notReady({ number, seats, ready = [] }: Between): number[] {
  if (number === 1) return [];
  return seats.flatMap(({ holder }, seat) => (holder === "person" && !ready[seat] ? [seat] : []));
}
