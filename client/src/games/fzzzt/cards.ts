/** How Fzzzt! cards are drawn, named and explained. */

import { type Lettering, type UnitName, VIEW_BOXES, drawBack, drawCard } from "../../art/fzzzt";
import type { Drawing, CardContext, Size } from "../../table/game-table";
import type { Speaker } from "../../words/speaker";
import { type Cards, faceOf, numberOn, sortOf, symbolsOn, unitName } from "./card-facts";

/** Below this width, in pixels, cards are drawn small. */
export const SMALL_BELOW = 66;

/** A cache: drawing a robot is slow, and the same card appears in many places. */
let drawn = new Map<string, Drawing>();
let drawnFrom: CardContext | null = null;

export function draw(code: string | null, size: Size, context: CardContext): Drawing {
  return drawFilled(code, size, context, "");
}

/** A unit with the slots of these symbols filled. */
export function drawFilled(code: string | null, size: Size, context: CardContext, filled: string): Drawing {
  if (drawnFrom?.cards !== context.cards || drawnFrom.words !== context.words) {
    drawn = new Map();
    drawnFrom = { cards: context.cards, words: context.words };
  }
  const key = `${size} ${code ?? ""} ${filled}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const face = code === null ? null : faceOf(code, context.cards, filled);
  const markup = face === null ? drawBack(size) : drawCard(face, size, lettering(context.words));
  const drawing = { viewBox: VIEW_BOXES[size], markup };
  drawn.set(key, drawing);
  return drawing;
}

function lettering(words: Speaker): Lettering {
  const unit = (name: UnitName): string => words.say(`unit-${name}`);
  return {
    units: {
      prototype: unit("prototype"),
      basic: unit("basic"),
      enhanced: unit("enhanced"),
      advanced: unit("advanced"),
      complex: unit("complex"),
    },
    mechanic: words.say("name-mechanic"),
  };
}

/** The name of a card that the player holds, with its power and points. */
export function nameHeld(code: string, context: CardContext): string {
  const { cards, words } = context;
  return words.say("fzzzt-text-card", {
    card: nameOf(code, context),
    power: numberOn(code, "power", cards),
    points: numberOn(code, "points", cards),
  });
}

export function nameOf(code: string, { cards, words }: CardContext): string {
  const symbols = symbolNames(code, cards, words);
  switch (sortOf(code, cards)) {
    case "robot":
      return words.say("fzzzt-name-robot", { power: numberOn(code, "power", cards), symbols });
    case "upgrade":
      return words.say("fzzzt-name-upgrade");
    case "fzzzt":
      return words.say("fzzzt-name-fzzzt");
    case "unit":
      return words.say("fzzzt-name-unit", { name: words.say(`unit-${unitName(code, cards)}`), symbols });
    case "mechanic":
      return words.say("fzzzt-name-mechanic", { number: numberOn(code, "number", cards) });
    case null:
      return code;
  }
}

export function about(
  code: string,
  { cards, words }: CardContext,
): { text: string; rules: readonly string[] } {
  const sort = sortOf(code, cards);
  if (sort === null) return { text: code, rules: [] };
  const text = words.say(`fzzzt-about-${sort}`, {
    power: numberOn(code, "power", cards),
    points: Math.abs(numberOn(code, "points", cards)),
    belt: numberOn(code, "belt", cards),
    symbols: symbolNames(code, cards, words),
  });
  return { text, rules: RULES[sort] };
}

/** The same in one short line. */
export function brief(code: string, { cards, words }: CardContext): string {
  const sort = sortOf(code, cards);
  if (sort === null) return "";
  return words.say(`fzzzt-brief-${sort}`, {
    power: numberOn(code, "power", cards),
    points: Math.abs(numberOn(code, "points", cards)),
    belt: numberOn(code, "belt", cards),
  });
}

const RULES = {
  robot: ["F-10", "F-19", "F-21", "F-22"],
  upgrade: ["F-7", "F-22", "F-25"],
  fzzzt: ["F-10", "F-21"],
  unit: ["F-13", "F-22", "F-23"],
  mechanic: ["F-3", "F-10"],
} as const;

/** A robot stands for one of its symbols, and a widget takes all of its unit's (F-22). */
export function symbolNames(code: string, cards: Cards, words: Speaker): string {
  const names = symbolsOn(code, cards).map((symbol) => words.say(`symbol-${symbol}`));
  return words.list(names, sortOf(code, cards) === "unit" ? "conjunction" : "disjunction");
}
