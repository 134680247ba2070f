/** The interface of a game in the client: its components, cards, texts, animations and lesson. */

import type { Component } from "svelte";

import type { CardInfo } from "../wire/requests";
import type { GameEvent, GameView, Message } from "../wire/messages";
import type { Narrator } from "../story/story";
import type { Unit } from "../story/summary";
import type { Speaker } from "../words/speaker";
import type { Beat } from "../stage/cues";
import type { Stage } from "../stage/stage.svelte";
import type { TableContext } from "./table-context";
import type { Scene } from "./session.svelte";
import type { TextForm } from "./text-form";

export interface Drawing {
  readonly viewBox: string;
  readonly markup: string;
}

export type Size = "large" | "small";

/** What is needed to draw and name cards. */
export interface CardContext {
  readonly cards: ReadonlyMap<string, CardInfo>;
  readonly words: Speaker;
}

/** One aspect that the gallery sorts cards by, such as their colour. */
export interface Facet {
  /** Its name in the URL. The message `gallery-facet-NAME` is its heading. */
  readonly name: string;
  /** All options, in order. */
  readonly options: readonly string[];
  /** The options that a card has; none if the facet does not concern it. */
  optionsOf(card: string, context: CardContext): readonly string[];
  /** The name of an option. */
  say(option: string, words: Speaker): string;
  /** Its sign, as on the cards. */
  readonly sign?: (option: string) => Drawing | null;
}

/** A part of a picture in the rules. */
export type Piece =
  /** A card face up by its code, or (null) face down. */
  | { readonly card: string | null; readonly look?: "lit" | "dim" }
  /** Anything else on the table, at a share of a card's width. */
  | {
      readonly draw: (context: CardContext) => Drawing;
      readonly name: (words: Speaker) => string;
      readonly share?: number;
    }
  | { readonly sign: "+" | "=" | "→" | "⇄" | "·" }
  | { readonly number: number };

/** A picture in the rules, made of cards and other parts of the table. */
export interface Figure {
  readonly rows: readonly (readonly Piece[])[];
  /** A class that the game's style sheet knows. */
  readonly backdrop?: string;
}

/** The pictures of the rules; the words are in the game's language files. */
export interface Book {
  /** A few cards to look at. */
  readonly cover: readonly string[];
  /** Pictures of the steps in which a game is played: `overview-1` and so on. */
  readonly steps: readonly Figure[];
  /** Pictures by rule number. */
  readonly rules: Readonly<Record<string, Figure>>;
}

export interface ChartWords {
  readonly title: string;
  readonly column: string;
}

export interface GameTable<View extends GameView = GameView> {
  /** Below this width, in pixels, cards are drawn small. */
  readonly smallBelow: number;
  /** Shared SVG definitions, such as gradients, once per page. */
  readonly defs: string;
  /** The table with hand, seats and dialogs: everything below the bar. */
  readonly Table: Component<{ context: TableContext<View>; stage: Stage }>;
  /** The game's part of the top bar: title, round and so on. */
  readonly Bar: Component<{ context: TableContext<View> }>;
  /** The result, explained. */
  readonly End: Component<{ context: TableContext<View> }>;
  /** A card face up by its code, or (null) its back. */
  draw(card: string | null, size: Size, context: CardContext): Drawing;
  /** The name of a card in words. */
  name(card: string, context: CardContext): string;
  /** The same for a card that the player holds, with what it is worth. */
  readonly nameHeld?: (card: string, context: CardContext) => string;
  /** A move in words. */
  say(move: string, context: TableContext<View>): string;
  /** What a move costs that is easily made by mistake; null for others. The text view asks before it sends one. */
  readonly warn?: (move: string, context: TableContext<View>) => string | null;
  /** Several related choices in words; null if the moves are offered one by one. */
  textForm(context: TableContext<View>): TextForm | null;
  /** What a card does, in a sentence or two, and the rules about it. */
  about(card: string, context: CardContext): { readonly text: string; readonly rules: readonly string[] };
  /** The same in one short line. */
  brief(card: string, context: CardContext): string;
  /** What the gallery can be filtered by; the cards stand in groups of the first. */
  readonly facets: readonly Facet[];
  /** The pictures of its rules. */
  readonly book: Book;
  /** What a seat is doing now; null for nothing. */
  doing(view: View, seat: number): Message | null;
  /** The drawing of a sign that texts use for a colour, as on the cards. */
  readonly sign?: (character: string) => Drawing | null;
  /** The title of the score chart and the head of its first column, as keys, if its chapters are not rounds. */
  readonly chart?: ChartWords;
  /** The score that ends the game, if one does. */
  goal(view: View): number | null;
  /** How its events become a story. */
  readonly narrator: Narrator;
  /** What is counted at this table. */
  unit(view: View): Unit;
  /** The animation of an event: beats in order. */
  choreograph(scene: Scene<View>): readonly Beat[];
  /** The guided first game: hints in order, each shown when it applies. */
  readonly lesson: readonly Hint<View>[];
}

/** A hint in a guided game. */
export interface Hint<View extends GameView = GameView> {
  /** The message key; the message has no variables. */
  readonly key: string;
  /** Whether the hint applies, given all events so far; the first pending hint that applies is shown. */
  readonly when: (context: TableContext<View>, past: readonly GameEvent[]) => boolean;
  /** Its targets: these spots are highlighted, and the hint covers none of them. */
  readonly spots?: readonly string[];
  /** The rule with the details. */
  readonly rule?: string;
  /** Shown with the result, when the game is over, and only then. */
  readonly isAtEnd?: true;
  /** The last hint, with the result: nothing follows it. */
  readonly isFarewell?: true;
}
