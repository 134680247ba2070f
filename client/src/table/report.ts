/** Chat: why a line was not sent, and reporting one to the operator. */

import type { House } from "../wire/requests";
import type { Line, Refused } from "../wire/messages";
import type { Speaker } from "../words/speaker";

/** Refusals of what somebody says, which are shown where they have written it. */
const CHAT_REFUSALS = ["muted", "too-much-talk", "bad-line"];

export function isAboutTalk({ code }: Pick<Refused, "code">): boolean {
  return CHAT_REFUSALS.includes(code);
}

export function talkRefusal(refused: Refused | null, words: Pick<Speaker, "refusal">): string {
  if (refused === null || !isAboutTalk(refused)) return "";
  return words.refusal(refused.code, refused.rule, refused.params);
}

export const REASONS = ["abuse", "spam", "private", "other"] as const;
export type Reason = (typeof REASONS)[number];

/** Whether the line can be reported: by anybody else, while the server knows its number, if somebody reads reports. */
export function canReport(line: Line, me: number | null, house: Pick<House, "reports"> | null): boolean {
  return house?.reports === true && line.number > 0 && line.seat !== me;
}
