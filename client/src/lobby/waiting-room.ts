/** The waiting room: who may host, and what is still missing. */

import type { TableInfo } from "../wire/requests";
import { openSeats } from "./people";

/** A guess for the page; the server decides. */
export function mayHost(
  info: TableInfo,
  me: number | null,
  secret: string | null,
  here: readonly boolean[],
): boolean {
  if (secret === null) return false;
  // A host who only watches has no seat.
  if (me === null || me === info.host) return me === info.host;
  // The first person present stands in for an absent host.
  const isHostAway = info.host !== null && here[info.host] === false;
  return isHostAway && info.seats.findIndex(({ holder }, at) => holder === "person" && here[at]) === me;
}

export interface Company {
  readonly people: number;
  readonly bots: number;
  readonly free: number;
}

export function companyOf({ seats }: TableInfo): Company {
  const people = seats.filter(({ holder }) => holder === "person").length;
  const free = openSeats(seats).length;
  return { people, free, bots: seats.length - people - free };
}
