/** What the tab of the browser says. */

import type { Place } from "./places";

export const ROOM = "Parlour";

/** Lobby, tables and replays say themselves what goes on there. */
export function titleOf(place: Place, say: (key: string) => string): string {
  switch (place.page) {
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
    case "nowhere":
      return `${say("nowhere-title")} · ${ROOM}`;
  }
}

/** What is the same page stays where it is, with the focus and all; marks within a page do not count. */
export function samePage(place: Place): string {
  switch (place.page) {
    case "table":
      return `table ${place.table}`;
    case "replay":
      return `replay ${place.record}`;
    case "rules":
      return `rules ${place.game ?? ""}`;
    default:
      return place.page;
  }
}
