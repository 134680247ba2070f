/** What a game's table components work with: the state shown, the seats, and the available moves. */

import type { Episode } from "../story/story";
import type { CardInfo } from "../wire/requests";
import type { GameView, Message, SeatInfo, TableInfo, Ticking } from "../wire/messages";
import type { Speaker } from "../words/speaker";
import type { Premove } from "./premove.svelte";

export interface Occupant {
  readonly seat: number;
  readonly name: string;
  readonly holder: SeatInfo["holder"];
  /** The bot that holds the seat; null for people and programs. */
  readonly level: string | null;
  readonly isMe: boolean;
  readonly isHost: boolean;
  /** Always true for built-in bots. */
  readonly isHere: boolean;
  /** Whether a bot is playing for them. */
  readonly rests: boolean;
  /** Whether they have a decision to make. */
  readonly decides: boolean;
  /** What they are doing now, in words; empty for nothing. */
  readonly doing: string;
  readonly clock: Clock | null;
}

export interface Clock extends Ticking {
  /** When this was received, in milliseconds since the epoch. */
  readonly receivedAt: number;
  /** The total time, in milliseconds. */
  readonly whole: number;
}

/** A card or a rule to explain. */
export type Topic = { readonly card: string } | { readonly rule: string };

export interface TableContext<View extends GameView = GameView> {
  /** The view, as far as it has been shown. */
  readonly view: View;
  readonly info: TableInfo;
  /** The seat from which the table is seen; null for a spectator. */
  readonly me: number | null;
  /** By seat. */
  readonly seats: readonly Occupant[];
  /** The other seats in order, starting after `me`; all of them for a spectator. */
  readonly others: readonly Occupant[];
  /** The available moves in notation; empty while others decide, during a pause and in a replay. */
  readonly choices: readonly string[];
  readonly ask: Message | null;
  /** Whether a move is in flight: nothing else can be sent. */
  readonly isBusy: boolean;
  /** Whether an answer has been sent that counts when the window closes. */
  readonly isHeld: boolean;
  /** When the window for out-of-turn cards closes, in milliseconds since the epoch, and its total length. */
  readonly window: { readonly ends: number; readonly whole: number } | null;
  /** The move planned for later; null in a replay. */
  readonly premove: Premove | null;
  /** Why the last move was refused, with its rule, or that a plan came to nothing. */
  readonly refusal: string | null;
  /** All hands, by seat, where they are face up: in replays. */
  readonly hands: readonly (readonly string[])[] | null;
  /** What has happened in this game, as far as it has been shown. */
  readonly story: readonly Episode[];
  /** What is printed on this table's cards, by code. */
  readonly cards: ReadonlyMap<string, CardInfo>;
  /** What a strong bot would do here, if it was asked. */
  readonly hint: string | null;
  /** The cards mentioned by the log line being pointed at, or by a hint. */
  readonly pointed: ReadonlySet<string>;
  readonly words: Speaker;
  /** Whether plays need confirmation. */
  readonly confirms: boolean;

  may(move: string): boolean;
  /**
   * Send a move, or several related ones: each is sent as soon as it is offered. If one is refused or no longer
   * offered, the rest is dropped and the player is asked again.
   */
  send(...moves: readonly string[]): void;
  /** Why a move is not possible now, with its rule; null if it is. */
  why(move: string): Promise<string | null>;
  /** Let bots wait, for some seconds at most, until the returned function is called: a result is read. */
  holdTable(): () => void;
  /** Open the help on a topic. */
  explain(topic: Topic): void;
}
