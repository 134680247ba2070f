/** A spell as it is shown: what it is made of, what stands for what, what it comes to, and how a hand lies round it. */

import { FACES, type Colour } from "../../art/flautz";
import { keyed } from "../../table/parts/fan-card";
import type { FlautzSpell } from "../../wire/messages";
import type { Speaker } from "../../words/speaker";
import { colourOf } from "./cards";

/** In words, what prisms make alike and what mirages count as. */
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

/** Which moment it is. */
export type Rank = "royal" | "straight" | "flautz" | "spell";

export function rankOf(spell: FlautzSpell): Rank {
  if (spell.straight) return spell.royal ? "royal" : "straight";
  return spell.flautz ? "flautz" : "spell";
}

/** The values in order: 3–4–5, or one of them so many times. */
export function valuesOf(spell: FlautzSpell): number[] {
  return spell.cards.flatMap(({ card }) => {
    const face = FACES.get(card);
    return face === undefined || face.kind === "prism" ? [] : [face.value];
  });
}

export interface HeldCard {
  /** Tells it from its twin, and stays the same while it is held. */
  readonly key: string;
  readonly code: string;
  readonly isInSpell: boolean;
  /** The colour it counts as, where it shows another or none. */
  readonly as: Colour | null;
}

/** The hand round its best spell: prisms that work for it, then its cards in order, then the rest. */
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

/** Those that change colours, and in a FLAUTZ! those too that are only laid aside. */
function usedPrisms(spell: FlautzSpell | null): string[] {
  if (spell === null) return [];
  const count = spell.prisms.length + (spell.flautz ? spell.spare_prisms : 0);
  return Array.from({ length: count }, () => "prism");
}
