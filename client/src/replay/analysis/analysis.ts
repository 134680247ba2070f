/** What an analysis says about the moments of a game. */

import type { Sample } from "../../parts/chart/lines";
import type { Decision, Step } from "../../wire/requests";

/** Half the width of a 95% interval, in standard errors. */
const INTERVAL = 1.96;

/** The chances of all seats after a number of moves. */
export interface Point {
  readonly move: number;
  readonly chances: readonly number[];
}

/** A change of the chances, from before a move until the next decision. */
export interface Swing {
  readonly step: Step;
  /** The seat whose chance has changed most, rather the one that moved, and its chances. */
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** A choice of a decision, with its chance, the 95% interval of that, and what is said about it. */
export interface RatedChoice {
  readonly move: string;
  readonly chance: number;
  readonly margin: number;
  /** The ends of the interval, as far as they are chances. */
  readonly low: number;
  readonly high: number;
  readonly isPlayed: boolean;
  /** Whether it is clearly better than the one that was played. */
  readonly isBest: boolean;
  /** Whether it was played and none is clearly better. */
  readonly isAsGood: boolean;
}

/** What is known so far; the last two are empty until all is done. */
export interface Found {
  readonly steps: readonly Step[];
  readonly final: readonly number[];
  /** The places of steps. */
  readonly deciding: readonly number[];
}

/** The curve: a point before each decision and, when all is known, one for the result. */
export function curveOf({ steps, final }: Found, moves: number): Point[] {
  const points: Point[] = steps.map(({ number, chances }) => ({ move: number - 1, chances }));
  return final.length === 0 ? points : [...points, { move: moves, chances: final }];
}

/** The chances that hold at a moment: those of the last point up to it. */
export function chancesAt(curve: readonly Point[], at: number): readonly number[] | null {
  return curve.findLast(({ move }) => move <= at)?.chances ?? curve[0]?.chances ?? null;
}

/** The decision that follows a moment: the next move, if there is a choice. */
export function stepAt(steps: readonly Step[], at: number): Step | null {
  return steps.find(({ number }) => number === at + 1) ?? null;
}

/** The moments before the decisions next to this one. */
export function neighbours(
  steps: readonly Step[],
  at: number,
): { readonly before: number | null; readonly after: number | null } {
  const before = steps.findLast(({ number }) => number - 1 < at);
  const after = steps.find(({ number }) => number - 1 > at);
  return {
    before: before === undefined ? null : before.number - 1,
    after: after === undefined ? null : after.number - 1,
  };
}

/** The changes that decided the game, in its order. */
export function swingsOf({ steps, final, deciding }: Found): Swing[] {
  return deciding.flatMap((place) => {
    const step = steps[place];
    if (step === undefined) return [];
    const after = steps[place + 1]?.chances ?? final;
    const changes = step.chances.map((chance, seat) => percent(Math.abs((after[seat] ?? 0) - chance)));
    const most = Math.max(...changes);
    const seat = changes[step.seat] === most ? step.seat : changes.indexOf(most);
    return [{ step, seat, before: step.chances[seat] ?? 0, after: after[seat] ?? 0 }];
  });
}

/** All choices, the one with the highest chance first. Chance alone can put it there. */
export function ratedChoices({ choices, played, interval }: Decision): RatedChoice[] {
  const isClear = Number(interval[0]) > 0;
  return choices.map(({ move, chance, error }, place) => {
    const margin = INTERVAL * error;
    return {
      move,
      chance,
      margin,
      low: Math.max(0, chance - margin),
      high: Math.min(1, chance + margin),
      isPlayed: place === played,
      isBest: isClear && place === 0,
      isAsGood: !isClear && place === played,
    };
  });
}

/** The decisions that cost more than 10 percentage points. */
export function markedOf(steps: readonly Step[]): Step[] {
  return steps.filter(({ decision }) => decision?.marked === true);
}

/** The curve as a chart draws it. */
export function samplesOf(curve: readonly Point[], moves: number): Sample[] {
  return curve.map(({ move, chances }) => ({ at: shareOf(move, moves), values: chances, row: move }));
}

/** How far a move is into the game, from 0 to 1. */
export function shareOf(move: number, moves: number): number {
  return moves === 0 ? 0 : move / moves;
}

/** A chance in whole per cent. */
export function percent(chance: number): number {
  return Math.round(chance * 100);
}
