/** Finished games become part of the history: at the table, and later those that ended while nobody looked. */

import { tableOf } from "../games";
import { type Api, Refusal, Unreachable } from "../app/api";
import type { LocalStore, SavedSeat } from "../app/local-store";
import { type Narrator, PLAIN_NARRATOR } from "../story/story";
import type { GameEvent } from "../wire/messages";
import type { History } from "./history";
import { isWithheld } from "../duplicates/days";
import { type Cards, playedGame } from "./played-game";

/** A finished game, and the seat of this browser in it. */
export interface Finished {
  readonly table: string;
  readonly record: string;
  readonly seat: number;
  readonly lesson: boolean;
}

/** What is needed of the app. */
export interface Room {
  readonly api: Pick<Api, "recordInfo" | "recordStory" | "table">;
  readonly store: Pick<LocalStore, "seats" | "noteGame">;
}

/** Each game is added once, so one that was deleted does not come back. */
export async function keepGame(
  { table, record, seat, lesson }: Finished,
  { api, store }: Room,
  history: History,
): Promise<boolean> {
  if (store.seats.some((held) => held.table === table && held.noted === record)) return false;
  const about = await api.recordInfo(record);
  const isMine = about.players[seat] === "human";
  if (isMine) {
    const [found, story] = await Promise.all([tableOf(about.game), api.recordStory(record, seat)]);
    const cards = cardsOf(story.flat(), seat, found?.narrator ?? PLAIN_NARRATOR);
    await history.add([playedGame(about, seat, cards, lesson)]);
  }
  store.noteGame(table, record);
  return isMine;
}

/** How often the seat has made each card its own. */
export function cardsOf(events: readonly GameEvent[], seat: number, narrator: Narrator): Cards {
  const cards: Record<string, number> = {};
  for (const event of events) {
    const gained = narrator.gain(event);
    if (gained?.seat === seat) cards[gained.card] = (cards[gained.card] ?? 0) + 1;
  }
  return cards;
}

/** Adds the games that ended unseen at this browser's seats; returns whether there were any. */
export async function completeHistory(room: Room, history: History): Promise<boolean> {
  let isChanged = false;
  // One after the other: nobody waits for them.
  for (const held of room.store.seats) {
    try {
      const game = await lastGame(held, room);
      if (game !== null) isChanged = (await keepGame(game, room, history)) || isChanged;
    } catch (error) {
      if (error instanceof Unreachable) break;
      // The table or its record has been deleted.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return isChanged;
}

async function lastGame({ table, secret, seat }: SavedSeat, { api }: Room): Promise<Finished | null> {
  if (seat == null) return null;
  const { record, lesson = false, duplicate } = await api.table(table, secret);
  return record == null || isWithheld(duplicate) ? null : { table, record, seat, lesson };
}
