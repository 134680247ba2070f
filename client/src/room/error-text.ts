/** What went wrong, in a sentence. */

import { Refusal, Unreachable } from "./api";
import type { AppState } from "./app-state.svelte";

/** The server's own words, or that there were none; whatever else is a mistake of ours. */
export function errorText(error: unknown, app: Pick<AppState, "say">): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof Unreachable) return app.say("room-no-answer");
  throw error;
}
