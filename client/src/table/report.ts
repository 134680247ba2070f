/** Reporting a line of chat to the operator. */

import type { House } from "../wire/requests";
import type { Line } from "../wire/messages";

export const REASONS = ["abuse", "spam", "private", "other"] as const;
export type Reason = (typeof REASONS)[number];

/** Whether the line can be reported: by anybody else, while the server knows its number, if somebody reads reports. */
export function canReport(line: Line, me: number | null, house: Pick<House, "reports"> | null): boolean {
  return house?.reports === true && line.number > 0 && line.seat !== me;
}
