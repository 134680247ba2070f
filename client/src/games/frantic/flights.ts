/** How things move on the table: single cards, packs of them, whole hands, and marks on somebody's place. */

import type { Cue, Beat } from "../../stage/cues";
import type { FranticView } from "../../wire/messages";
import { sortOf } from "./cards";

const DRAW = 220;
export const STAGGER = 60;
/** So many cards of a pile are seen to move, however many there are. */
export const MOST = 4;

/** What a choreographer works with. */
export interface SceneContext {
  readonly me: number | null;
  readonly before: FranticView | null;
  readonly after: FranticView | null;
}

/** Where the cards of a seat are: one's own lie open along the lower edge. */
export function holder(seat: number, { me }: SceneContext): string {
  return seat === me ? "hand" : `seat:${seat}`;
}

/** A card of the own hand where it lies, any other where its holder sits. */
export function cardOf(seat: number, code: string, scene: SceneContext): string {
  return seat === scene.me ? `hand:${code}` : holder(seat, scene);
}

export function seats({ after, before }: SceneContext): readonly number[] {
  return (after ?? before)?.players.map(({ seat }) => seat) ?? [];
}

export function mark(spot: string, look: string, ms: number): Cue {
  return { do: "mark", spot, look, ms };
}

/** So many cards face down, one after the other. */
export function pack(from: string, to: string, count: number): readonly Cue[] {
  return Array.from({ length: Math.min(count, MOST) }, (_, place): Cue => ({
    ...{ do: "fly", card: null, from, to, ms: DRAW, after: place * STAGGER, keep: true },
  }));
}

/** Hands on their way, as many cards as each had. */
export function handFlights(
  moves: readonly (readonly [from: number, to: number])[],
  scene: SceneContext,
): Beat {
  const size = (seat: number): number => scene.before?.players[seat]?.cards ?? MOST;
  return moves.flatMap(([from, to]) => pack(holder(from, scene), holder(to, scene), size(from)));
}

/** The attacking card strikes at its target and goes back to being what lies there. */
export function strike(attack: string, target: number, { before, after }: SceneContext): Cue {
  const discard = after?.discard ?? before?.discard ?? [];
  const card = discard.findLast((code) => sortOf(code) === attack) ?? null;
  return { do: "fly", card, from: "discard", to: `seat:${target}`, ms: 300, keep: true };
}
