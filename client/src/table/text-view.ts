/** The table and its question as text, with card names. */

import type { Argument, Block, Message, Words } from "../wire/messages";
import type { Part, Speaker } from "../words/speaker";
import type { CardLook } from "./card-look";
import { cardsIn } from "./log-text";

/** A sentence, or rows of cells, the first of which is the header. */
export type SpokenBlock = string | readonly (readonly string[])[];

/** The table from the server: in its own sentences, and as messages the page can translate. */
export type TableWords = Pick<Words, "table" | "blocks">;

/** Provides card names. */
export type Namer = Pick<CardLook, "name" | "nameHeld">;

/** Messages about the cards that the player holds. */
const HELD = ["table-hand", "table-own-bid"];

/** Plain text, or something to be typed literally. */
export interface Piece {
  readonly text: string;
  readonly isTyped: boolean;
}

/** In the page's words; in the server's, with card codes, if the page has none for this game. */
export function sayTable({ table, blocks }: TableWords, words: Speaker, look: Namer): readonly SpokenBlock[] {
  if (!blocks?.every((block) => keysOf(block).every((key) => words.knows(key)))) return table ?? [];
  const row = (cells: readonly Argument[]): string[] =>
    cells.map((cell) => named(words.partsOf(cell), look).trim());
  const sentence = (block: Message): string =>
    named(words.parts(block), HELD.includes(block.key) ? { name: (code) => look.nameHeld(code) } : look);
  return blocks.map((block) =>
    "key" in block ? sentence(block) : [row(block.heads), ...block.rows.map(row)],
  );
}

/** The question; the server puts backticks around text to be typed. */
export function sayQuestion(
  ask: Message | null,
  sentence: string,
  words: Speaker,
  look: Namer,
): readonly Piece[] {
  const parts = ask !== null && words.knows(ask.key) ? words.parts(ask) : [sentence];
  return named(parts, look)
    .split("`")
    .map((piece, at) => ({ text: piece, isTyped: at % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** The cards mentioned, once each: their codes are needed to type a move. */
export function codesIn({ blocks = [] }: TableWords): readonly string[] {
  const args = blocks.flatMap((block) => ("key" in block ? [block] : block.rows.flat()));
  return [...new Set(cardsIn({ key: "", args: { args } }))];
}

function named(parts: readonly Part[], look: Pick<Namer, "name">): string {
  return parts.map((part) => (typeof part === "string" ? part : look.name(part.code))).join("");
}

function keysOf(block: Block): string[] {
  return ("key" in block ? [block] : block.heads).map(({ key }) => key);
}
