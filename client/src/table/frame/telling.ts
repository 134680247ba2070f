/** Which cards a message speaks of. */

import type { Argument, Message } from "../../wire/messages";

export function cardsIn({ args }: Message): string[] {
  return Object.values(args).flatMap(inArgument);
}

function inArgument(value: Argument): string[] {
  if (typeof value !== "object") return [];
  if (Array.isArray(value)) return value.flatMap(inArgument);
  if ("code" in value) return [value.code];
  return "key" in value ? cardsIn(value) : [];
}
