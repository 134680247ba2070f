/** Shares, lengths and dates in the reader's language. */

import type { Share } from "./statistics";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function percent(language: string, share: number): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(share);
}

/** The ends of the interval. */
export function interval(language: string, { least, most }: Share): { least: string; most: string } {
  return { least: percent(language, least), most: percent(language, most) };
}

/** In the largest unit of which there are two or more, as in `90 min` or `3 days`. */
export function length(language: string, milliseconds: number): string {
  const [unit, size] =
    milliseconds >= 2 * DAY
      ? (["day", DAY] as const)
      : milliseconds >= 2 * HOUR
        ? (["hour", HOUR] as const)
        : (["minute", MINUTE] as const);
  const count = Math.max(1, Math.round(milliseconds / size));
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count);
}

export function date(language: string, time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(time);
}

export function dateAndTime(language: string, time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** A number with at most one digit after the point. */
export function number(language: string, value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}
