/** What went wrong, in a sentence. */

import { Refusal, Unreachable } from "./api";
import type { Visitor } from "./visitor.svelte";

/** The server's own words, or that there were none; whatever else is a mistake of ours. */
export function sentenceOf(error: unknown, visitor: Pick<Visitor, "say">): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof Unreachable) return visitor.say("room-no-answer");
  throw error;
}
