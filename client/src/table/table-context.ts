/** What the table of a game works with: what is shown, who sits where, and what may be done. */

import type { CardInfo } from "../wire/requests";
import type { GameView, Message, SeatInfo, TableInfo, Ticking } from "../wire/messages";
import type { Speaker } from "../words/speaker";

export interface Occupant {
  readonly seat: number;
  readonly name: string;
  readonly holder: SeatInfo["holder"];
  readonly isMe: boolean;
  readonly isHost: boolean;
  /** Bots of the house always are. */
  readonly isHere: boolean;
  /** Whether a bot plays for them at the moment. */
  readonly rests: boolean;
  /** Whether they have something to decide now. */
  readonly decides: boolean;
  /** What they are doing now, in words; empty for nothing. */
  readonly doing: string;
  readonly clock: Clock | null;
}

export interface Clock extends Ticking {
  /** When it was so, in milliseconds since the epoch. */
  readonly receivedAt: number;
  /** The whole time, in milliseconds. */
  readonly whole: number;
}

/** A card or a rule that somebody wants to know more about. */
export type Topic = { readonly card: string } | { readonly rule: string };

export interface TableContext<View extends GameView = GameView> {
  /** The table as far as it has been shown. */
  readonly view: View;
  readonly info: TableInfo;
  /** The seat through whose eyes the table is seen; null is a spectator's look. */
  readonly me: number | null;
  /** By seat. */
  readonly seats: readonly Occupant[];
  /** The other seats in order of seats, beginning after `me`; all of them for a spectator. */
  readonly others: readonly Occupant[];
  /** What may be done now, as moves are written; empty while nothing may (others decide, a pause, a replay). */
  readonly choices: readonly string[];
  readonly ask: Message | null;
  /** Whether a move is on its way: nothing else can be sent. */
  readonly isBusy: boolean;
  /** Whether the answer is in and counts when the window closes. */
  readonly isHeld: boolean;
  /** Until when, in milliseconds since the epoch, out-of-turn cards may be played, and for how long in all. */
  readonly window: { readonly ends: number; readonly whole: number } | null;
  /** Why the last move was refused, with its rule. */
  readonly refusal: string | null;
  /** All hands, by seat, where they are open: in replays. */
  readonly hands: readonly (readonly string[])[] | null;
  /** What is printed on the cards of this table, by code. */
  readonly cards: ReadonlyMap<string, CardInfo>;
  /** The cards that a line of the log speaks of while somebody points at it. */
  readonly pointed: ReadonlySet<string>;
  readonly words: Speaker;
  /** Whether somebody wants to confirm each play. */
  readonly confirms: boolean;

  may(move: string): boolean;
  /**
   * Make a move, or several small ones that belong together: each is sent as soon as it is asked for.
   * If one of them is refused or no longer asked for, the rest is forgotten and the table asks anew.
   */
  send(...moves: readonly string[]): void;
  /** Why a move cannot be made now, in a sentence with its rule; null if it can. */
  why(move: string): Promise<string | null>;
  /** Open the help about it. */
  explain(topic: Topic): void;
}
