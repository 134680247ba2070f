/** What the great button says that it does. */

import type { IconName } from "../../art/flautz";
import type { FlautzView, Message } from "../../wire/messages";
import { inWords } from "./cards";
import type { Deed, Task } from "./moves";
import { cardAt } from "./read";

/** As long as too little is chosen, what it will do then. */
export function deedInWords(deed: Deed | null, task: Task, view: FlautzView): Message {
  const cardOf = (place: string): Message["args"][string] => inWords(cardAt(view, place) ?? "");
  switch (deed?.do) {
    case undefined:
      return { key: `flautz-do-${task}`, args: {} };
    case "swap":
      return { key: "flautz-swap", args: { put: inWords(deed.put), take: cardOf(deed.place) } };
    case "put":
      return { key: "flautz-put", args: { card: inWords(deed.card) } };
    case "replace":
      return { key: "flautz-replace", args: { card: cardOf(deed.place) } };
    case "call":
    case "focus":
      return { key: `flautz-sure-${deed.do}`, args: {} };
  }
}

export const DEED_ICONS: Readonly<Record<Deed["do"] | Task, IconName>> = {
  ...{ swap: "swap", put: "swap", none: "swap", replace: "fresh", call: "call", focus: "focus" },
};
