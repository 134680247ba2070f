/** Formatting of clocks. */

import type { Clock } from "../table-context";

/** The time left now, in milliseconds; null without a limit. */
export function left(clock: Clock, now: number): number | null {
  if (clock.left === null) return null;
  return Math.max(0, clock.left - (clock.runs ? Math.max(0, now - clock.receivedAt) : 0));
}

const DAY = 86_400_000;

/** 0:09, 12:30, 1:05:00; a started second counts. From a day on, days and hours in the language. */
export function readable(milliseconds: number, language = "en"): string {
  if (milliseconds >= DAY) return inDays(milliseconds, language);
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** 2 days 5 hr, 4 hr, 12 min, in the language. */
export function roughly(milliseconds: number, language: string): string {
  if (milliseconds >= DAY) return inDays(milliseconds, language);
  const minutes = Math.floor(milliseconds / 60_000);
  return minutes < 60 ? unit(minutes, "minute", language) : unit(Math.floor(minutes / 60), "hour", language);
}

function inDays(milliseconds: number, language: string): string {
  const hours = Math.floor(milliseconds / 3_600_000);
  const [days, rest] = [unit(Math.floor(hours / 24), "day", language), hours % 24];
  return rest === 0 ? days : `${days} ${unit(rest, "hour", language)}`;
}

function unit(count: number, name: "day" | "hour" | "minute", language: string): string {
  return new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "short" }).format(count);
}

/** The share of the total time that is left, from 0 to 1. */
export function share(clock: Clock, now: number): number {
  const remaining = left(clock, now);
  return remaining === null || clock.whole <= 0 ? 1 : Math.min(1, remaining / clock.whole);
}
