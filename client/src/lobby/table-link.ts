/** Parses a table's link, or the code at its end. */

import { parseRoute } from "../app/router";

const TABLE = /^[a-z0-9]{8,40}$/u;
const CODE = /^[a-z0-9]{6}$/u;

/** The short code of a waiting table, as it is said aloud; null if it is none. */
export function codeIn(told: string): string | null {
  const code = compact(told);
  return CODE.test(code) ? code : null;
}

/** A code in two groups, easier to say and to hear. */
export function spokenCode(code: string): string {
  return (code.toUpperCase().match(/.{1,3}/gu) ?? []).join(" ");
}

/** Whether links to this host work only on this computer. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|127\.|\[::1\])/u.test(hostname);
}

/** Without what only helps to read it. */
export function compact(told: string): string {
  return told.replace(/[\s-]+/gu, "").toLowerCase();
}

/** The table meant, or null if it is not in this room. */
export function tableIn(told: string, origin: string): string | null {
  const text = told.trim();
  const id = compact(text);
  if (TABLE.test(id)) return id;
  try {
    const link = new URL(/^[a-z]+:\/\//iu.test(text) ? text : `${new URL(origin).protocol}//${text}`);
    const route = link.host === new URL(origin).host ? parseRoute(link) : null;
    return route?.page === "table" ? route.table : null;
  } catch {
    return null;
  }
}
