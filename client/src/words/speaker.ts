/** Turns messages into sentences, and sentences into parts: text, and cards to be drawn inline. */

import {
  FluentBundle,
  FluentResource,
  type FluentVariable,
  type Message as FluentMessage,
} from "@fluent/bundle";

import type { Argument, Card, Message, Seat } from "../wire/messages";
import { FALLBACK, type Language, type LazyPart, sources } from "./sources";

/** A part of a sentence. */
export type Part = string | Card;

/** Placeholders for cards: characters that occur in no language file and no name. */
const MARKER_START = "\uE000";
const MARKER_END = "\uE001";
const MARKER = new RegExp(`${MARKER_START}(\\d+)${MARKER_END}`, "u");
/** How readers find themselves in a list of players. */
const IN_LIST = "you-in-list";
/** The variant of a message for those who click instead of typing. */
const ON_PAGE = "page";
const LONGEST_QUOTE = 200;

type Pattern = NonNullable<FluentMessage["value"]>;

export interface SpeakerOptions {
  readonly language: Language;
  readonly game?: string | null;
  readonly names?: readonly string[];
  readonly family?: boolean;
  readonly parts?: readonly LazyPart[];
}

export async function loadSpeaker(options: SpeakerOptions): Promise<Speaker> {
  const { language, game = null, names = [], family = false, parts = [] } = options;
  const bundle = new FluentBundle([language, FALLBACK], { useIsolating: false });
  for (const source of await sources(language, game, family, parts))
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return new Speaker(bundle, names);
}

export class Speaker {
  #bundle: FluentBundle;
  #names: readonly string[];
  #me: number | null;

  constructor(bundle: FluentBundle, names: readonly string[], me: number | null = null) {
    this.#bundle = bundle;
    this.#names = names;
    this.#me = me;
  }

  /** The same language with other names; the seat `me` is addressed as “you”. */
  withNames(names: readonly string[], me: number | null = null): Speaker {
    return new Speaker(this.#bundle, names, me);
  }

  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence as a string; an unknown key is returned unchanged. */
  say(message: Message | string, args: Readonly<Record<string, Argument>> = {}): string {
    return this.parts(message, args)
      .map((part) => (typeof part === "string" ? part : part.symbol + this.displayCode(part.code)))
      .join("");
  }

  /** The sentence as parts, with cards as such. */
  parts(message: Message | string, args: Readonly<Record<string, Argument>> = {}): Part[] {
    const cards: Card[] = [];
    const { key, args: given } = typeof message === "string" ? { key: message, args } : message;
    return withCards(this.#format(key, given, cards), cards);
  }

  /** A single argument as parts. */
  partsOf(value: Argument): Part[] {
    const cards: Card[] = [];
    return withCards(String(this.#argument(value, cards)), cards);
  }

  /** The texts as a list that ends in “and”, or in “or”. */
  list(texts: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    const [language = FALLBACK] = this.#bundle.locales;
    // British English has no comma before “and”.
    return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type }).format(texts);
  }

  /** The code of a card, or its family-friendly replacement. */
  displayCode(code: string): string {
    return this.knows(`code-${code}`) ? this.say(`code-${code}`) : code;
  }

  /** A refusal in one sentence, with the number of its rule. */
  refusal(code: string, rule: string | null, params: Readonly<Record<string, string | number>>): string {
    const args = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, this.#quoted(value)]),
    );
    const text = this.knows(`error-${code}`) ? this.say(`error-${code}`, args) : code;
    return rule === null ? text : `${text} (${rule})`;
  }

  #format(key: string, args: Readonly<Record<string, Argument>>, cards: Card[]): string {
    const message = this.#bundle.getMessage(key);
    const among = message && this.#listing(message, args);
    const pattern =
      message &&
      (among?.pattern ?? this.#addressing(message, args) ?? message.attributes[ON_PAGE] ?? message.value);
    if (pattern === null || pattern === undefined) return key;
    const given = Object.entries(among?.args ?? args).map(
      ([name, value]) => [name, this.#argument(value, cards)] as const,
    );
    return this.#bundle.formatPattern(pattern, Object.fromEntries(given), []);
  }

  /** The variant that addresses the reader, such as `.you-name` if the seat in `$name` is theirs. */
  #addressing({ attributes }: FluentMessage, args: Readonly<Record<string, Argument>>): Pattern | undefined {
    if (this.#me === null) return undefined;
    const mine = Object.keys(args).filter((name) => this.#isMe(args[name]));
    return mine.map((name) => attributes[`you-${name}`]).find((variant) => variant !== undefined);
  }

  /** The variant for a list of players that the reader is among, such as `.among-names`: they are “you” in it. */
  #listing(
    { attributes }: FluentMessage,
    args: Readonly<Record<string, Argument>>,
  ): { pattern: Pattern; args: Readonly<Record<string, Argument>> } | undefined {
    for (const [name, value] of Object.entries(args)) {
      const pattern = attributes[`among-${name}`];
      if (pattern === undefined || !Array.isArray(value) || value.length < 2) continue;
      if (!value.some((one) => this.#isMe(one))) continue;
      const seats = value.map((one) => (this.#isMe(one) ? { key: IN_LIST, args: {} } : one));
      return { pattern, args: { ...args, [name]: seats } };
    }
    return undefined;
  }

  #isMe(value: Argument | undefined): boolean {
    if (Array.isArray(value)) return value.length === 1 && this.#isMe(value[0]);
    return typeof value === "object" && "number" in value && value.number === this.#me;
  }

  #argument(value: Argument, cards: Card[]): FluentVariable {
    if (typeof value === "number") return value;
    if (typeof value === "string") return withoutMarkers(value);
    if (Array.isArray(value)) {
      const texts = value.map((part) => String(this.#argument(part, cards)));
      return value.every(isAboutPlayer) ? this.list(texts) : texts.join(", ");
    }
    if ("key" in value) return this.#format(value.key, value.args, cards);
    if ("code" in value) return `${MARKER_START}${cards.push(value) - 1}${MARKER_END}`;
    return withoutMarkers(this.#name(value));
  }

  #name({ number }: Seat): string {
    return this.#names[number] ?? String(number + 1);
  }

  #quoted(value: string | number): string | number {
    if (typeof value === "number") return value;
    const text = this.displayCode(value);
    return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text || "–";
  }
}

/** Whether the value is a player or a statement about one; lists of these are joined with “and”. */
function isAboutPlayer(value: Argument): boolean {
  if (typeof value !== "object" || Array.isArray(value)) return false;
  if ("key" in value) return value.key === IN_LIST || isSeat(value.args["name"]);
  return isSeat(value);
}

function isSeat(value: Argument | undefined): boolean {
  return typeof value === "object" && "number" in value;
}

/** Replaces placeholders by cards. */
function withCards(text: string, cards: readonly Card[]): Part[] {
  return text
    .split(MARKER)
    .map((piece, at) => (at % 2 === 1 ? cards[Number(piece)] : piece))
    .filter((part): part is Part => part !== undefined && part !== "");
}

/** Removes placeholders from what people wrote. */
function withoutMarkers(text: string): string {
  return text.replaceAll(MARKER_START, "").replaceAll(MARKER_END, "");
}
