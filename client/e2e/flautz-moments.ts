/** Moments of FLAUTZ! for tests of its table. */

import type { FlautzSpell, FlautzView } from "../src/wire/messages";
import type { Edit } from "./staging";

const AIR = ["purple-4", "mirage-5", "green-6"];
const GROUND = ["pink-5", "prism", "orange-6"];
export const HAND = ["orange-3", "orange-4", "orange-5", "pink-6", "blue-2"];

export function spell(
  cards: readonly string[],
  points: number,
  more: Partial<FlautzSpell> = {},
): FlautzSpell {
  return {
    cards: cards.map((card) => ({ card, colour: "orange" })),
    ...{ prisms: [], spare_prisms: 0, points, flautz: false, straight: false, royal: false },
    ...more,
  };
}

/** The player's turn: everything in both rows can be taken. */
export function turn(changes: Partial<FlautzView> = {}): Edit<FlautzView> {
  return (table) => {
    Object.assign(table.view, {
      ...{ actors: [0], turn: 0, next: 1, step: "take", round: 1, taken: null, can_focus: true },
      ...{ air: AIR, ground: GROUND, hand: HAND, spell: spell(HAND.slice(0, 3), 13) },
      ...{ allowed: [1, 2, 3].flatMap((place) => [`air-${place}`, `ground-${place}`]) },
      ...changes,
    });
    const taken = [AIR, GROUND].flatMap((row, at) =>
      row.map((card, place) => `take ${card} ${at === 0 ? "air" : "ground"}-${place + 1}`),
    );
    table.choices = [...taken, "focus"].map((move, at) => [move, at]);
  };
}

/** A card of the hand, by its code. */
export function held(card: string): string {
  return `.hand [data-card="${card}"]`;
}
