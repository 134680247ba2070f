/** Deals of the day: what this browser can do with them, and days in words. */

import type { DailyDealInfo, DuplicateInfo } from "../wire/requests";

/** Not begun yet, begun, finished, begun at a table that is gone, or no longer to be begun. */
export type DealStatus = "new" | "running" | "done" | "gone" | "closed";

export function statusOf({ mine, open }: Pick<DailyDealInfo, "mine" | "open">): DealStatus {
  if (mine?.gone) return "gone";
  if (mine !== null) return mine.over ? "done" : "running";
  return open ? "new" : "closed";
}

/** What is said of a finished game among those of others: nobody is the first after the day. */
export function rankOf({
  mine,
  open,
}: Pick<DailyDealInfo, "mine" | "open">): "better-than" | "first" | "alone" {
  if (mine !== null && mine.percentile !== null) return "better-than";
  return mine?.counted && open ? "first" : "alone";
}

/** Whether the record of a table cannot be seen yet, since others still play its deal. */
export function isWithheld(duplicate: DuplicateInfo | null | undefined, now = Date.now()): boolean {
  const day = duplicate?.day ?? null;
  return day !== null && day >= new Date(now).toISOString().slice(0, 10);
}

/** Deals or commitments in the order of the games. */
export function inOrder<Deal extends { readonly game: string }>(
  deals: readonly Deal[],
  games: readonly string[],
): Deal[] {
  return deals.toSorted((one, other) => games.indexOf(one.game) - games.indexOf(other.game));
}

/** The day in words, without the year. */
export function dayName(language: string, day: string): string {
  const parts = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, parts).format(Date.parse(day));
}
