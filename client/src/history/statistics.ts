/** What games say about whoever played them. Scores and cards only make sense of games of one kind. */

import { strengthOf } from "../lobby/levels";
import { fewestWin, hasWon, lengthOf, opponentsOf, type PlayedGame, scoreOf } from "./played-game";

/** The quantile of the normal distribution for intervals of 95%. */
const Z = 1.959964;
/** How many games the trend of the scores averages. */
const TREND = 5;

/** A share between 0 and 1, and the interval in which it is with 95% certainty. */
export interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** How many games were played and won, out of a kind. */
export interface Tally<Kind extends string | number = string | number> extends Share {
  readonly kind: Kind;
  readonly games: number;
  readonly wins: number;
  /** The share of wins if chance decided. */
  readonly chance: number;
}

export interface ScorePoint {
  readonly game: PlayedGame;
  readonly score: number;
  readonly isWon: boolean;
  /** The average of this and the games before it. */
  readonly trend: number;
}

export interface Favourite {
  readonly card: string;
  readonly count: number;
}

export interface Statistics {
  readonly all: Tally;
  readonly byGame: readonly Tally<string>[];
  readonly bySeats: readonly Tally<number>[];
  readonly byOpponents: readonly Tally<string>[];
  /** In order of time. */
  readonly scores: readonly ScorePoint[];
  readonly best: number | null;
  readonly fewestWin: boolean;
  readonly favourites: readonly Favourite[];
  /** Games won one after the other: at most, and now. */
  readonly longestStreak: number;
  readonly streak: number;
  /** The typical length in milliseconds; null if none is known. */
  readonly length: number | null;
}

/** Wilson's interval: it also holds for few games, and for none or all of them won. */
export function shareOf(wins: number, games: number): Share {
  if (games === 0) return { share: 0, least: 0, most: 1 };
  const share = wins / games;
  const square = (Z * Z) / games;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / games + square / (4 * games));
  return { share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}

/** The games come with the latest first. */
export function statisticsOf(games: readonly PlayedGame[]): Statistics {
  const past = games.toReversed();
  const isFewest = past.some(fewestWin);
  const scores = past.map(scoreOf);
  const lengths = past.map(lengthOf).filter((length) => length !== null);
  return {
    all: tally("", past),
    byGame: tallies(past, ({ game }) => game).sort((one, other) => other.games - one.games),
    bySeats: tallies(past, ({ players }) => players.length).sort((one, other) => one.kind - other.kind),
    byOpponents: tallies(past, opponentsOf).sort((one, other) => rank(one.kind) - rank(other.kind)),
    scores: past.map((game, at) => ({
      game,
      score: scores[at] ?? 0,
      isWon: hasWon(game),
      trend: mean(scores.slice(Math.max(0, at + 1 - TREND), at + 1)),
    })),
    best: scores.length === 0 ? null : isFewest ? Math.min(...scores) : Math.max(...scores),
    fewestWin: isFewest,
    favourites: favouritesOf(past),
    ...streaksOf(past),
    length: lengths.length === 0 ? null : median(lengths),
  };
}

function tally<Kind extends string | number>(kind: Kind, games: readonly PlayedGame[]): Tally<Kind> {
  const wins = games.filter(hasWon).length;
  const chance = mean(games.map(({ players }) => 1 / players.length));
  return { kind, games: games.length, wins, chance, ...shareOf(wins, games.length) };
}

function tallies<Kind extends string | number>(
  games: readonly PlayedGame[],
  kindOf: (game: PlayedGame) => Kind,
): Tally<Kind>[] {
  const kinds = new Map<Kind, PlayedGame[]>();
  for (const game of games) kinds.set(kindOf(game), [...(kinds.get(kindOf(game)) ?? []), game]);
  return [...kinds].map(([kind, some]) => tally(kind, some));
}

/** Bots by their strength, then programs and people. */
function rank(opponents: string): number {
  if (opponents === "people") return 99;
  return opponents === "programs" ? 98 : strengthOf(opponents);
}

function favouritesOf(games: readonly PlayedGame[]): Favourite[] {
  const counts = new Map<string, number>();
  for (const { cards } of games)
    for (const [card, count] of Object.entries(cards)) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort((one, other) => other.count - one.count || (one.card < other.card ? -1 : 1));
}

function streaksOf(games: readonly PlayedGame[]): { longestStreak: number; streak: number } {
  let longestStreak = 0;
  let streak = 0;
  for (const game of games) {
    streak = hasWon(game) ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return { longestStreak, streak };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}
