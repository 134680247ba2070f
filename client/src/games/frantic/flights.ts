/** Building blocks of the animations: single cards, packs, whole hands, and marks on seats. */

import type { Cue, Beat } from "../../stage/cues";
import type { FranticView } from "../../wire/messages";
import { sortOf } from "./cards";
import { cardSpot, DISCARD_PILE, HAND, seatSpot } from "./spots";

const DRAW = 220;
export const STAGGER = 60;
/** The most cards of a pile that fly, however many there are. */
export const MOST = 4;

/** What a choreographer gets: the player's seat and the views before and after. */
export interface SceneContext {
  readonly me: number | null;
  readonly before: FranticView | null;
  readonly after: FranticView | null;
}

/** The spot of a seat's cards: the player's own hand is along the bottom. */
export function holder(seat: number, { me }: SceneContext): string {
  return seat === me ? HAND : seatSpot(seat);
}

/** A card's spot in the player's own hand, or its holder's seat. */
export function cardOf(seat: number, code: string, scene: SceneContext): string {
  return seat === scene.me ? cardSpot(code) : holder(seat, scene);
}

export function seats({ after, before }: SceneContext): readonly number[] {
  return (after ?? before)?.players.map(({ seat }) => seat) ?? [];
}

export function mark(spot: string, look: string, ms: number): Cue {
  return { do: "mark", spot, look, ms };
}

/** Cards face down, one after another. */
export function pack(from: string, to: string, count: number): readonly Cue[] {
  return Array.from({ length: Math.min(count, MOST) }, (_, place): Cue => ({
    ...{ do: "fly", card: null, from, to, ms: DRAW, after: place * STAGGER, keep: true },
  }));
}

/** Hands in flight, with as many cards as each had. */
export function handFlights(
  moves: readonly (readonly [from: number, to: number])[],
  scene: SceneContext,
): Beat {
  const size = (seat: number): number => scene.before?.players[seat]?.cards ?? MOST;
  return moves.flatMap(([from, to]) => pack(holder(from, scene), holder(to, scene), size(from)));
}

/** The attacking card flies from the discard pile to its target. */
export function strike(attack: string, target: number, { before, after }: SceneContext): Cue {
  const discard = after?.discard ?? before?.discard ?? [];
  const card = discard.findLast((code) => sortOf(code) === attack) ?? null;
  return { do: "fly", card, from: DISCARD_PILE, to: seatSpot(target), ms: 300, keep: true };
}
