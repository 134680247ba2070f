/** What the page knows of a game: its table, how its cards look, and how what happens is shown. */

import type { Component } from "svelte";

import type { CardInfo } from "../wire/requests";
import type { GameEvent, GameView, Message } from "../wire/messages";
import type { Speaker } from "../words/speaker";
import type { Beat } from "../stage/cues";
import type { Stage } from "../stage/stage.svelte";
import type { TableContext } from "./table-context";
import type { Scene } from "./session.svelte";

export interface Drawing {
  readonly viewBox: string;
  readonly markup: string;
}

export type Size = "large" | "small";

/** What cards are drawn with. */
export interface CardContext {
  readonly cards: ReadonlyMap<string, CardInfo>;
  readonly words: Speaker;
}

export interface GameTable<View extends GameView = GameView> {
  /** Below this width, in pixels, cards are drawn small. */
  readonly smallBelow: number;
  /** Gradients and the like that all drawings share, once in the page. */
  readonly defs: string;
  /** The table with hand, seats and dialogs; all between the bar and the edges. */
  readonly Table: Component<{ context: TableContext<View>; stage: Stage }>;
  /** What the bar at the top says of the game: title, round and the like. */
  readonly Bar: Component<{ context: TableContext<View> }>;
  /** The result, explained. */
  readonly End: Component<{ context: TableContext<View> }>;
  /** A card face up by its code, or its back. */
  draw(card: string | null, size: Size, context: CardContext): Drawing;
  /** The name of a card as people say it. */
  name(card: string, context: CardContext): string;
  /** A move as people say it. */
  say(move: string, context: TableContext<View>): string;
  /** What a card does, in a sentence or two, and the numbers of the rules that tell more. */
  about(card: string, context: CardContext): { readonly text: string; readonly rules: readonly string[] };
  /** What a seat is doing at the moment, null for nothing. */
  doing(view: View, seat: number): Message | null;
  /** The score that ends the game, if one does. */
  goal(view: View): number | null;
  /** How something that happened is shown: beats one after the other. */
  choreograph(scene: Scene<View>): readonly Beat[];
  /** The guided first game: what is said, in this order, each at the moment it matters. */
  readonly lesson: readonly Hint<View>[];
}

/** A few sentences of a guided game. */
export interface Hint<View extends GameView = GameView> {
  /** Of the message; it has no variables. */
  readonly key: string;
  /** Whether this is the moment, given all that has happened so far; the first hint that waits and fits is shown. */
  readonly when: (context: TableContext<View>, past: readonly GameEvent[]) => boolean;
  /** What it speaks of: these spots are marked, and the hint lies on none of them. */
  readonly spots?: readonly string[];
  /** The number of the rule that tells more. */
  readonly rule?: string;
  /** The last word: nothing is said after it, and it may be said when the game is over. */
  readonly isFarewell?: true;
}
