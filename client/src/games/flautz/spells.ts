/** A spell as it is shown: its cards, substitutions and rank, and the hand arranged around it. */

import { FACES, type Colour } from "../../art/flautz";
import { keyed } from "../../table/parts/fan-card";
import type { FlautzSpell } from "../../wire/messages";
import type { Speaker } from "../../words/speaker";
import { colourOf } from "./cards";

/** In words: which colours prisms equate, and which colour mirages count as. */
export function readingsIn(words: Speaker, spell: FlautzSpell): string {
  const prisms = spell.prisms.map(([one, two]) =>
    words.say("flautz-prism-makes", { one: colourOf(one, words), two: colourOf(two, words) }),
  );
  const mirages = spell.cards.flatMap(({ card, colour }) => {
    const face = FACES.get(card);
    if (face?.kind !== "mirage") return [];
    return [words.say("flautz-mirage-as", { value: face.value, colour: colourOf(colour, words) })];
  });
  return [...prisms, ...mirages].join(" · ");
}

/** The rank of a spell, which decides how it is celebrated. */
export type Rank = "royal" | "straight" | "flautz" | "spell";

export function rankOf(spell: FlautzSpell): Rank {
  if (spell.straight) return spell.royal ? "royal" : "straight";
  return spell.flautz ? "flautz" : "spell";
}

/** The values in order: 3–4–5, or one value several times. */
export function valuesOf(spell: FlautzSpell): number[] {
  return spell.cards.flatMap(({ card }) => {
    const face = FACES.get(card);
    return face === undefined || face.kind === "prism" ? [] : [face.value];
  });
}

export interface HeldCard {
  /** Tells identical cards apart; stable while the card is held. */
  readonly key: string;
  readonly code: string;
  readonly isInSpell: boolean;
  /** The colour it counts as, if that is not its own. */
  readonly as: Colour | null;
}

/** The hand around its best spell: the prisms it uses, its cards in order, then the rest. */
export function arranged(hand: readonly string[], spell: FlautzSpell | null): HeldCard[] {
  const rest = keyed(hand);
  const pull = (code: string): { key: string; code: string } | undefined => {
    const at = rest.findIndex((held) => held.code === code);
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  };
  const laid: HeldCard[] = [];
  for (const prism of usedPrisms(spell)) {
    const held = pull(prism);
    if (held !== undefined) laid.push({ ...held, isInSpell: true, as: null });
  }
  for (const { card, colour } of spell?.cards ?? []) {
    const held = pull(card);
    const as = card.startsWith(`${colour}-`) ? null : colour;
    if (held !== undefined) laid.push({ ...held, isInSpell: true, as });
  }
  return [...laid, ...rest.map((held) => ({ ...held, isInSpell: false, as: null }))];
}

/** Prisms that change colours, and in a FLAUTZ! the spare ones too. */
function usedPrisms(spell: FlautzSpell | null): string[] {
  if (spell === null) return [];
  const count = spell.prisms.length + (spell.flautz ? spell.spare_prisms : 0);
  return Array.from({ length: count }, () => "prism");
}
