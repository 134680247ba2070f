/** What the tab of the browser says. */

import type { Route } from "./router";

export const ROOM = "Parlour";

/** Lobby, tables and replays say themselves what goes on there. */
export function titleOf(route: Route, say: (key: string) => string): string {
  switch (route.page) {
    case "lobby":
    case "table":
    case "replay":
      return ROOM;
    case "rules":
      return `${say("room-rules")} · ${ROOM}`;
    case "gallery":
      return `${say("gallery-title")} · ${ROOM}`;
    case "settings":
      return `${say("settings-title")} · ${ROOM}`;
    case "not-found":
      return `${say("nowhere-title")} · ${ROOM}`;
  }
}

/** What is the same page stays where it is, with the focus and all; marks within a page do not count. */
export function pageKey(route: Route): string {
  switch (route.page) {
    case "table":
      return `table ${route.table}`;
    case "replay":
      return `replay ${route.record}`;
    case "rules":
      return `rules ${route.game ?? ""}`;
    default:
      return route.page;
  }
}
