/** Parses a table's link, or the code at its end. */

import { parseRoute } from "../room/router";

const TABLE = /^[a-z0-9]{8,40}$/u;

/** The table meant, or null if it is not in this room. */
export function tableIn(told: string, origin: string): string | null {
  const text = told.trim();
  // Codes are displayed in groups of four.
  const code = text.replace(/[\s-]+/gu, "").toLowerCase();
  if (TABLE.test(code)) return code;
  try {
    const link = new URL(/^[a-z]+:\/\//iu.test(text) ? text : `${new URL(origin).protocol}//${text}`);
    const route = link.host === new URL(origin).host ? parseRoute(link) : null;
    return route?.page === "table" ? route.table : null;
  } catch {
    return null;
  }
}
