/** The lines of the log: episodes, and what was said in between. */

import type { LogEntry } from "../table/log";
import { cardsIn } from "../table/log-text";
import type { Line as ChatLine } from "../wire/messages";
import type { Episode, StoryEvent } from "./story";

export type LogItem = { readonly id: string } & (
  { readonly chat: ChatLine; readonly at: number } | { readonly episode: Episode }
);

/** An episode stands where it began; one that has nothing to tell yet is left out. */
export function logItems(log: readonly LogEntry[], story: readonly Episode[]): LogItem[] {
  const byStart = new Map(story.map((episode) => [episode.id, episode]));
  let events = 0;
  return log.flatMap((entry): LogItem[] => {
    if ("chat" in entry) return [{ id: `chat-${entry.id}`, chat: entry.chat, at: entry.id }];
    const episode = byStart.get(events++);
    return episode === undefined || episode.line.length === 0 ? [] : [{ id: `told-${episode.id}`, episode }];
  });
}

/** What the line leaves out. */
export function detailsOf({ events, line }: Episode): readonly StoryEvent[] {
  return events.filter(({ event: { telling } }) => telling !== null && !line.includes(telling));
}

export function cardsOf({ line, events }: Episode): string[] {
  return [...line, ...events.flatMap(({ event }) => event.telling ?? [])].flatMap(cardsIn);
}
