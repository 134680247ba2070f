/** The label of the main button. */

import type { IconName } from "../../art/flautz";
import type { FlautzView, Message } from "../../wire/messages";
import { inWords } from "./cards";
import type { Action, Task } from "./moves";
import { cardAt } from "./selectors";

/** While the selection is incomplete, the label says what the button will do. */
export function actionWords(action: Action | null, task: Task, view: FlautzView): Message {
  const cardOf = (place: string): Message["args"][string] => inWords(cardAt(view, place) ?? "");
  switch (action?.do) {
    case undefined:
      return { key: `flautz-do-${task}`, args: {} };
    case "swap":
      return { key: "flautz-swap", args: { put: inWords(action.put), take: cardOf(action.place) } };
    case "put":
      return { key: "flautz-put", args: { card: inWords(action.card) } };
    case "replace":
      return { key: "flautz-replace", args: { card: cardOf(action.place) } };
    case "call":
    case "focus":
      return { key: `flautz-sure-${action.do}`, args: {} };
  }
}

export const ACTION_ICONS: Readonly<Record<Action["do"] | Task, IconName>> = {
  ...{ swap: "swap", put: "swap", none: "swap", replace: "fresh", call: "call", focus: "focus" },
};
