/** Errors as a sentence for the user. */

import { Refusal, Unreachable } from "./api";
import type { AppState } from "./app-state.svelte";

/** The server's sentence, or that it did not answer; anything else is a bug and rethrown. */
export function errorText(error: unknown, app: Pick<AppState, "say">): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof Unreachable) return app.say("room-no-answer");
  throw error;
}
