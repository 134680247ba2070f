/** The code of a hand-over, as it is typed, pasted or found in a link. */

import { parseRoute } from "../app/router";
import { compact } from "../lobby/table-link";

const CODE = /^[a-z0-9]{9}$/u;

/** The code, or null if there is none. */
export function handOverCode(told: string): string | null {
  const code = compact(told);
  if (CODE.test(code)) return code;
  try {
    const route = parseRoute(new URL(told.trim()));
    return route.page === "take" && route.code !== null ? handOverCode(route.code) : null;
  } catch {
    return null;
  }
}
