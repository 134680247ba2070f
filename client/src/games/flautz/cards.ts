/** How FLAUTZ! cards are drawn, named and explained. */

import {
  CARD_VIEW,
  CRYSTAL_VIEW,
  drawBack,
  drawCard,
  drawCrystal,
  drawSymbol,
  FACES,
  SYMBOL_VIEW,
  type Colour,
  type Face,
} from "../../art/flautz";
import type { Drawing, CardContext, Size } from "../../table/game-table";
import type { Card } from "../../wire/messages";
import type { Speaker } from "../../words/speaker";

/** Crystals fly like cards and have the same aspect ratio. */
export const CRYSTAL = "crystal";

/** The same symbols as in the server's and the terminal's texts. */
const COLOURS = ["blue", "green", "purple", "orange", "pink"] as const;
const SIGNS = { blue: "≈", green: "♣", purple: "☾", orange: "▲", pink: "✿" } as const;

/** The symbol of a colour as on the cards, for its sign in a text. */
export function sign(character: string): Drawing | null {
  const colour = COLOURS.find((one) => SIGNS[one] === character);
  return colour === undefined ? null : { viewBox: SYMBOL_VIEW, markup: drawSymbol(colour) };
}

export function draw(card: string | null, size: Size): Drawing {
  if (card === null) return { viewBox: CARD_VIEW, markup: drawBack(size) };
  if (card === CRYSTAL) return { viewBox: CRYSTAL_VIEW, markup: drawCrystal() };
  return { viewBox: CARD_VIEW, markup: drawCard(card, size) };
}

export function colourOf(colour: Colour, words: Speaker): string {
  return words.say(`flautz-colour-${colour}`);
}

export function nameOf(card: string, { words }: Pick<CardContext, "words">): string {
  const face = FACES.get(card);
  if (face === undefined) return card;
  if (face.kind === "prism") return words.say("flautz-card-prism");
  if (face.kind === "mirage") return words.say("flautz-card-mirage", { value: face.value });
  return words.say("flautz-card-spell", { colour: colourOf(face.colour, words), value: face.value });
}

const RULES: Readonly<Record<Face["kind"], readonly string[]>> = {
  spell: ["Z-9", "Z-10"],
  mirage: ["Z-12", "Z-10"],
  prism: ["Z-13", "Z-15"],
};

export function about(card: string, { words }: CardContext): { text: string; rules: readonly string[] } {
  const face = FACES.get(card);
  if (face === undefined) return { text: card, rules: [] };
  const args = face.kind === "spell" ? { value: face.value } : {};
  return { text: words.say(`does-${face.kind}`, args), rules: RULES[face.kind] };
}

/** The same in one short line. */
export function brief(card: string, { words }: CardContext): string {
  const face = FACES.get(card);
  if (face === undefined) return "";
  return words.say(`flautz-brief-${face.kind}`, "value" in face ? { value: face.value } : {});
}

/** A card as a message argument. */
export function inWords(code: string): Card {
  const face = FACES.get(code);
  if (face?.kind !== "spell") return { code, style: "special", symbol: "" };
  return { code, style: face.colour, symbol: SIGNS[face.colour] };
}
