/** Links within the app are routed without a page load; all others are left to the browser. */

import { type Route, parseRoute } from "./router";

export interface Click {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
}

export interface Anchor {
  readonly href: string;
  readonly target: string;
  readonly download: string;
}

/** The route a click leads to; null if the browser should handle it. */
export function routeForClick(click: Click, link: Anchor, here: string): Route | null {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return null;
  if ((link.target !== "" && link.target !== "_self") || link.download !== "") return null;
  const [to, from] = [new URL(link.href), new URL(here)];
  if (to.origin !== from.origin || to.search !== "") return null;
  // A fragment of the current page: the browser scrolls there and fires `hashchange`.
  if (to.pathname === from.pathname && to.hash !== "") return null;
  const route = parseRoute(to);
  return route.page === "not-found" ? null : route;
}
