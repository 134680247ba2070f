/** Document titles. */

import type { Route } from "./router";

export const ROOM = "Parlour";

/** The lobby, tables and replays set their own title. */
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
    case "games":
      return `${say("room-games")} · ${ROOM}`;
    case "daily":
      return `${say("room-daily")} · ${ROOM}`;
    case "challenge":
      return `${say("room-challenge")} · ${ROOM}`;
    case "settings":
      return `${say("settings-title")} · ${ROOM}`;
    case "privacy":
      return `${say("room-privacy")} · ${ROOM}`;
    case "admin":
      return `${say("room-admin")} · ${ROOM}`;
    case "take":
      return `${say("take-title")} · ${ROOM}`;
    case "not-found":
      return `${say("nowhere-title")} · ${ROOM}`;
  }
}

/** The identity of a page: with the same key it stays mounted; fragments do not count. */
export function pageKey(route: Route): string {
  switch (route.page) {
    case "table":
      return `table ${route.table}`;
    case "replay":
      return `replay ${route.record}`;
    case "rules":
      return `rules ${route.game ?? ""}`;
    case "daily":
      return `daily ${route.day ?? ""}`;
    case "challenge":
      return `challenge ${route.challenge}`;
    default:
      return route.page;
  }
}
