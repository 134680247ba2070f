/** A spell as it is shown: what it is made of, what stands for what, what it comes to, and how a hand lies round it. */

import { COLOURS, FACES, type Colour } from "../../art/flautz";
import { keyed } from "../../table/parts/fan-card";
import type { FlautzSpell } from "../../wire/messages";
import type { Speaker } from "../../words/speaker";

export function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}

/** What the cards of a spell count as where they show something else. */
export type Reading =
  | { readonly what: "mirage"; readonly value: number; readonly as: Colour }
  | { readonly what: "prism"; readonly one: Colour; readonly two: Colour };

export function readings(spell: FlautzSpell): Reading[] {
  const mirages = spell.cards.flatMap(({ card, colour }): Reading[] => {
    const face = FACES.get(card);
    return face?.kind === "mirage" && isColour(colour)
      ? [{ what: "mirage", value: face.value, as: colour }]
      : [];
  });
  const prisms = spell.prisms.flatMap(([one, two]): Reading[] =>
    isColour(one) && isColour(two) ? [{ what: "prism", one, two }] : [],
  );
  return [...prisms, ...mirages];
}

/** All of them in words. */
export function readingsIn(words: Speaker, spell: FlautzSpell): string {
  const colour = (name: Colour): string => words.say(`flautz-colour-${name}`);
  const said = readings(spell).map((reading) =>
    reading.what === "mirage"
      ? words.say("flautz-mirage-as", { value: reading.value, colour: colour(reading.as) })
      : words.say("flautz-prism-makes", { one: colour(reading.one), two: colour(reading.two) }),
  );
  return said.join(" · ");
}

export interface Sum {
  /** The value of the first card, and how many more there are. */
  readonly first: number;
  readonly more: number;
  readonly points: number;
}

/** How the points come about, as the server's spell says it. */
export function sumOf(spell: FlautzSpell): Sum {
  const face = FACES.get(spell.cards[0]?.card ?? "");
  const first = face === undefined || face.kind === "prism" ? 0 : face.value;
  return { first, more: Math.max(0, spell.cards.length - 1), points: spell.points };
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
    const as = isColour(colour) && !card.startsWith(`${colour}-`) ? colour : null;
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
