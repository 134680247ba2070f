/** Quiet hours: kept as text such as 22:00-08:00, in the time zone of the browser. */

import type { QuietHours } from "../wire/requests";

export const USUAL_QUIET = "22:00-08:00";
const TIME = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const HOURS = new RegExp(`^${TIME}-${TIME}$`);

/** Whether it is empty, or hours that begin and end at different times. */
export function isQuiet(value: unknown): boolean {
  return (
    value === "" || (typeof value === "string" && HOURS.test(value) && value.slice(0, 5) !== value.slice(6))
  );
}

/** As the server wants it. */
export function quietHours(quiet: string): QuietHours | null {
  if (quiet === "" || !isQuiet(quiet)) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { start: quiet.slice(0, 5), end: quiet.slice(6), zone: timeZone };
}
