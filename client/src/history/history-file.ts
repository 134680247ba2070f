/** The history as a file: everything that is read is checked, so a bad file changes nothing. */

import type { PlayedGame } from "./played-game";

const FORMAT = "parlour-games";
const VERSION = 1;
/** A game takes about a kilobyte. */
const MOST_GAMES = 20_000;
export const LARGEST_FILE = 40_000_000;

export type FileProblem = "unreadable" | "other-format" | "newer" | "bad-game";

export class BadFile extends Error {
  readonly problem: FileProblem;
  /** The number of the game that is wrong, from 1. */
  readonly game: number;

  constructor(problem: FileProblem, game = 0) {
    super(problem);
    this.problem = problem;
    this.game = game;
  }
}

export function writeHistory(games: readonly PlayedGame[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, games });
}

export function readHistory(text: string): PlayedGame[] {
  const found = parse(text);
  if (!isObject(found) || found["format"] !== FORMAT) throw new BadFile("other-format");
  const { version, games } = found;
  if (typeof version === "number" && version > VERSION) throw new BadFile("newer");
  if (version !== VERSION || !Array.isArray(games) || games.length > MOST_GAMES)
    throw new BadFile("other-format");
  return games.map((game: unknown, at) => {
    if (!isPlayedGame(game)) throw new BadFile("bad-game", at + 1);
    return game;
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile("unreadable");
  }
}

type Check = (value: unknown) => boolean;

const NAME = /^[a-z0-9_-]{1,60}$/u;
const CARD = /^[\w-]{1,60}$/u;
const DAY = /^\d{4}-\d\d-\d\d$/u;
const MOST_SEATS = 16;
/** The end of the range of dates. */
const LATEST = 8_640_000_000_000_000;

const isNatural: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isDate: Check = (value) => isNatural(value) && (value as number) <= LATEST;
const isName: Check = (value) => typeof value === "string" && NAME.test(value);
const isShort: Check = (value) => typeof value === "string" && value.length <= 200;
const isBoolean: Check = (value) => typeof value === "boolean";

const FIELDS: Readonly<Record<Exclude<keyof PlayedGame, "whatIf" | "deal" | "day">, Check>> = {
  id: (value) => typeof value === "string" && /^[a-z0-9]{6,32}-\d{1,6}$/u.test(value),
  game: isName,
  started: (value) => value === null || isDate(value),
  finished: isDate,
  seat: isNatural,
  names: (value) => isSeats(value, isShort),
  players: (value) => isSeats(value, isShort),
  scores: (value) => isSeats(value, Number.isSafeInteger),
  winners: (value) => Array.isArray(value) && value.length > 0 && value.every(isNatural),
  moves: isNatural,
  options: (value) => isRecord(value, CARD, (one) => isBoolean(one) || Number.isFinite(one) || isShort(one)),
  ownDeck: isBoolean,
  lesson: isBoolean,
  cards: (value) => isRecord(value, CARD, (count) => isNatural(count) && count !== 0),
};

function isPlayedGame(value: unknown): value is PlayedGame {
  if (!isObject(value)) return false;
  const { whatIf, deal, day, ...fields } = value;
  if (whatIf !== undefined && whatIf !== true) return false;
  if (deal !== undefined && deal !== "daily" && deal !== "challenge") return false;
  if (day !== undefined && !(typeof day === "string" && DAY.test(day))) return false;
  if (Object.keys(fields).length !== Object.keys(FIELDS).length) return false;
  if (!Object.entries(FIELDS).every(([name, check]) => check(value[name]))) return false;
  const { seat, names, players, scores, winners } = value as unknown as PlayedGame;
  const seats = players.length;
  return (
    names.length === seats &&
    scores.length === seats &&
    new Set(winners).size === winners.length &&
    [seat, ...winners].every((at) => at < seats)
  );
}

function isSeats(value: unknown, check: Check): boolean {
  return Array.isArray(value) && value.length >= 1 && value.length <= MOST_SEATS && value.every(check);
}

function isRecord(value: unknown, key: RegExp, check: Check): boolean {
  return isObject(value) && Object.entries(value).every(([name, one]) => key.test(name) && check(one));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
