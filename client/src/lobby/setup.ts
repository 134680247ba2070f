/** The setup of a new table: the last choice, as far as the game still allows it. */

import type { NewTableRequest } from "../app/api";
import type { GameInfo, NewTable, OptionInfo } from "../wire/requests";

export type Value = boolean | number | string;
export type Clock = NonNullable<NewTable["clock"]>;
export type WhenLate = NonNullable<NewTable["late"]>;

/** Remembered for the next table of the game. */
export interface Setup {
  readonly seats: number;
  readonly level: string;
  readonly options: Readonly<Record<string, Value>>;
  readonly clock: Clock;
  /** What happens when days for a decision are over: a bot decides, or the game waits. */
  readonly late: WhenLate;
  readonly window: number;
  /** The bot that plays for those who leave, are absent or rest. */
  readonly standIn: string;
}

/** Chosen for one table only. */
export interface Extras {
  readonly isPublic: boolean;
  readonly onlyWatch: boolean;
  /** Whether the games may be studied without names. */
  readonly study: boolean;
  readonly seed: string;
  readonly deck: string | null;
}

export const PLAIN: Extras = { isPublic: false, onlyWatch: false, study: false, seed: "", deck: null };
export const NO_CLOCK: Clock = { kind: "none" };
export const DAY = 86_400;
export const USUAL_WINDOW = 4;
export const LONGEST_WINDOW = 30;
export const LONGEST_SEED = 64;
const USUAL_SEATS = 3;
const USUAL_LEVEL = "normal";
export const USUAL_STAND_IN = "easy";

export function defaultSetup(game: GameInfo): Setup {
  return {
    seats: Math.min(Math.max(USUAL_SEATS, game.least_seats), game.most_seats),
    level: botOf(game, USUAL_LEVEL),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    clock: NO_CLOCK,
    late: "wait",
    window: USUAL_WINDOW,
    standIn: botOf(game, USUAL_STAND_IN),
  };
}

/** Whether people have days for a decision. */
export function isSlow(clock: Clock): boolean {
  return clock.kind === "move" && clock.seconds >= DAY;
}

/** This bot, or another if the game does not have it. */
function botOf({ bots }: GameInfo, wanted: string): string {
  return bots.includes(wanted) ? wanted : (bots[0] ?? wanted);
}

/** The stored setup, with defaults in place of invalid values. */
export function restoreSetup(game: GameInfo, remembered: unknown): Setup {
  const plain = defaultSetup(game);
  if (typeof remembered !== "object" || remembered === null) return plain;
  const { seats, level, options, clock, late, window, standIn } = remembered as Record<string, unknown>;
  const chosen = typeof options === "object" && options !== null ? (options as Record<string, unknown>) : {};
  const isCount = isWhole(seats) && seats >= game.least_seats && seats <= game.most_seats;
  return {
    seats: isCount ? seats : plain.seats,
    level: typeof level === "string" && game.bots.includes(level) ? level : plain.level,
    options: Object.fromEntries(
      game.options.map((option) => {
        const value = chosen[option.name];
        return [option.name, accepts(option, value) ? value : option.default];
      }),
    ),
    clock: isClock(clock) ? clock : plain.clock,
    late: late === "bot" ? "bot" : plain.late,
    window: typeof window === "number" && window >= 0 && window <= LONGEST_WINDOW ? window : plain.window,
    standIn: typeof standIn === "string" && game.bots.includes(standIn) ? standIn : plain.standIn,
  };
}

/** Whether more was changed than the number and level of players. */
export function isSpecial(game: GameInfo, { options, clock, window, standIn }: Setup): boolean {
  const changed = game.options.some((option) => options[option.name] !== option.default);
  const isOtherBot = standIn !== botOf(game, USUAL_STAND_IN);
  return changed || isOtherBot || clock.kind !== "none" || window !== USUAL_WINDOW;
}

/** Whether the option accepts this value. */
export function accepts(option: OptionInfo, value: unknown): value is Value {
  if (typeof option.default === "boolean") return typeof value === "boolean";
  if (typeof value === "string") return option.choices.includes(value) || isList(option, value);
  return isWhole(value) && option.items.length === 0 && holds(option, value);
}

/** A table that waits for friends. */
export function invitation(
  game: GameInfo,
  setup: Setup,
  extras: Extras,
  name: string,
  secret: string,
): NewTableRequest {
  return {
    game: game.name,
    seats: setup.seats,
    name,
    secret,
    options: setup.options,
    clock: setup.clock,
    // Nobody waits for days at the page, so everybody who is asked has to answer.
    ...(isSlow(setup.clock) ? { late: setup.late, window: 0 } : { window: setup.window }),
    stand_in: setup.standIn,
    ...(extras.isPublic ? { public: true } : {}),
    ...(extras.onlyWatch ? { sit: false } : {}),
    ...(extras.study ? { study: true } : {}),
    ...(extras.seed === "" || extras.onlyWatch ? {} : { seed: extras.seed }),
    ...(extras.deck === null ? {} : { deck: extras.deck }),
  };
}

/** A table where bots take all other seats and the game starts at once. */
export function gameWithBots(
  game: GameInfo,
  setup: Setup,
  extras: Extras,
  name: string,
  secret: string,
): NewTableRequest {
  const first = extras.onlyWatch ? 0 : 1;
  const seats = Array.from({ length: setup.seats - first }, (_, at) => String(first + at));
  return {
    ...invitation(game, setup, extras, name, secret),
    bots: Object.fromEntries(seats.map((seat) => [seat, setup.level])),
    start: true,
  };
}

function isWhole(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value);
}

function holds({ least, most }: OptionInfo, count: number): boolean {
  if (least === null && most === null) return false;
  return (least === null || count >= least) && (most === null || count <= most);
}

function isList(option: OptionInfo, value: string): boolean {
  const words = value.split(",");
  return words.every((word) => option.items.includes(word)) && holds(option, words.length);
}

function isClock(value: unknown): value is Clock {
  if (typeof value !== "object" || value === null) return false;
  const { kind, seconds, increment } = value as Record<string, unknown>;
  if (kind === "none") return true;
  if (!isWhole(seconds) || seconds < 1) return false;
  return (
    kind === "move" || (kind === "game" && seconds >= 30 && (increment === undefined || isWhole(increment)))
  );
}
