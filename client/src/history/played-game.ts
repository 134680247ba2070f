/** A finished game of this browser. */

import { strengthOf } from "../lobby/levels";
import type { RecordAbout } from "../wire/requests";

export interface PlayedGame {
  /** The id of its record. */
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970; the start is not known of old games. */
  readonly started: number | null;
  readonly finished: number;
  /** The seat of whoever used this browser. */
  readonly seat: number;
  /** By seat: names, which bots may lack, and `human`, `program` or the level of a bot. */
  readonly names: readonly string[];
  readonly players: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly moves: number;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly ownDeck: boolean;
  /** Whether it was a guided first game. */
  readonly lesson: boolean;
  /** Present if it played on from a moment of another game. */
  readonly whatIf?: true;
  /** Present if others play the same deal: that of a day, or that of a game to which a challenge invites. */
  readonly deal?: "daily" | "challenge";
  /** The day, if it was the deal of a day; not known of old games. */
  readonly day?: string;
  /** How often the player won, played or took each card. */
  readonly cards: Readonly<Record<string, number>>;
}

export type Cards = PlayedGame["cards"];

/** Who the opponents were: people, other programs, or bots of this level at most. */
export type Opponents = "people" | "programs" | (string & {});

export function playedGame(about: RecordAbout, seat: number, cards: Cards, lesson: boolean): PlayedGame {
  const { id, game, started, finished, names, players, scores, winners, moves, options } = about;
  return {
    ...{ id, game, started, finished, seat, names, players, scores, winners, moves, options },
    ownDeck: about.own_deck,
    lesson,
    ...(about.branch == null ? {} : { whatIf: true as const }),
    ...(about.deal === "own" ? {} : { deal: about.deal }),
    ...(about.day === null ? {} : { day: about.day }),
    cards,
  };
}

export function hasWon({ winners, seat }: PlayedGame): boolean {
  return winners.includes(seat);
}

export function scoreOf({ scores, seat }: PlayedGame): number {
  return scores[seat] ?? 0;
}

/** The place of the player, from 1. Winners are first, whatever the tie-break; others follow by their score. */
export function placeOf(game: PlayedGame): number {
  if (hasWon(game)) return 1;
  const mine = scoreOf(game);
  const isBetter = (score: number): boolean => (fewestWin(game) ? score < mine : score > mine);
  return 1 + game.scores.filter((score, seat) => game.winners.includes(seat) || isBetter(score)).length;
}

/** Whether the fewest points have won. */
export function fewestWin({ scores, winners }: PlayedGame): boolean {
  const best = scores[winners[0] ?? -1] ?? 0;
  return scores.some((score, seat) => !winners.includes(seat) && score > best);
}

export function opponentsOf({ players, seat }: PlayedGame): Opponents {
  const others = players.filter((_, at) => at !== seat);
  if (others.includes("human")) return "people";
  if (others.includes("program")) return "programs";
  return [...others].sort((one, other) => strengthOf(other) - strengthOf(one))[0] ?? "";
}

export function isAgainstBots(game: PlayedGame): boolean {
  return !["people", "programs"].includes(opponentsOf(game));
}

/** In milliseconds; null if it is not known. */
export function lengthOf({ started, finished }: PlayedGame): number | null {
  return started === null || started > finished ? null : finished - started;
}

/**
 * Whether it counts: guided games, other decks, second tries and cards that somebody has picked for a challenge
 * say nothing about one's play. The deal of the day is as good as any other.
 */
export function counts({ lesson, ownDeck, whatIf, deal }: PlayedGame): boolean {
  return !lesson && !ownDeck && whatIf !== true && deal !== "challenge";
}

/** The latest first. */
export function byDate(one: PlayedGame, other: PlayedGame): number {
  return other.finished - one.finished || (one.id < other.id ? 1 : -1);
}
