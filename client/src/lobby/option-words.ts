/** Table options in words. */

import type { AppState } from "../app/app-state.svelte";
import type { GameInfo, TableInfo } from "../wire/requests";
import type { Speaker } from "../words/speaker";
import { factsOf, infoOf } from "./facts";
import { type Clock, DAY, USUAL_STAND_IN, type Value } from "./setup";

export interface Line {
  readonly label: string;
  readonly value: string;
}

export function optionName(words: Speaker, game: string, option: string): string {
  return known(words, `lobby-option-${game}-${option}`) ?? option;
}

export function optionHelp(words: Speaker, game: string, option: string): string | null {
  return known(words, `lobby-help-${game}-${option}`);
}

export function choiceName(words: Speaker, game: string, option: string, choice: string): string {
  return known(words, `lobby-choice-${game}-${option}-${choice}`) ?? choice;
}

export function itemName(words: Speaker, game: string, option: string, item: string): string {
  return known(words, `lobby-item-${game}-${option}-${item}`) ?? item;
}

export function valueName(words: Speaker, game: string, option: string, value: Value): string {
  if (typeof value === "boolean") return words.say(value ? "lobby-yes" : "lobby-no");
  if (typeof value === "number")
    return known(words, `lobby-number-${game}-${option}`, { count: value }) ?? String(value);
  if (!value.includes(",")) return choiceName(words, game, option, value);
  return value
    .split(",")
    .map((item) => itemName(words, game, option, item))
    .join(" · ");
}

export function levelName(words: Speaker, level: string): string {
  return known(words, `lobby-level-${level}`) ?? level;
}

export function levelHelp(words: Speaker, level: string): string | null {
  return known(words, `lobby-level-about-${level}`);
}

/** In the page's words, or the server's where it has none. */
export function gameName({ words, house }: Pick<AppState, "words" | "house">, game: string): string {
  return known(words, `game-${game}`) ?? infoOf(house, game)?.title ?? game;
}

export function gameAbout({ words, house }: Pick<AppState, "words" | "house">, game: string): string {
  return known(words, `lobby-about-${game}`) ?? infoOf(house, game)?.about ?? "";
}

export function duration(words: Speaker, seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return words.say("lobby-days", { count: seconds / DAY });
  return seconds >= 120 && seconds % 60 === 0
    ? words.say("lobby-minutes", { count: seconds / 60 })
    : words.say("lobby-seconds", { count: seconds });
}

export function clockName(words: Speaker, clock: Clock): string {
  if (clock.kind === "none") return words.say("lobby-clock-none");
  const time = duration(words, clock.seconds);
  if (clock.kind === "move") return words.say("lobby-clock-a-move", { time });
  if (!clock.increment) return words.say("lobby-clock-a-game", { time });
  return words.say("lobby-clock-a-game-more", { time, more: duration(words, clock.increment) });
}

/** All options of the table. */
export function allChoices(words: Speaker, info: TableInfo): Line[] {
  return [
    ...Object.entries(info.options).map(([option, value]) => ({
      label: optionName(words, info.game, option),
      value: valueName(words, info.game, option, value),
    })),
    { label: words.say("lobby-clock"), value: clockName(words, info.clock) },
    ...(info.clock.kind === "none"
      ? []
      : [{ label: words.say("lobby-late"), value: words.say(`lobby-late-${info.late ?? "bot"}`) }]),
    ...(factsOf(info.game).windows
      ? [{ label: words.say("lobby-window"), value: windowName(words, info.window) }]
      : []),
    { label: words.say("lobby-stand-in"), value: levelName(words, info.stand_in ?? USUAL_STAND_IN) },
    { label: words.say("lobby-public"), value: words.say(info.public ? "lobby-yes" : "lobby-no") },
    { label: words.say("lobby-study"), value: words.say(info.study ? "lobby-yes" : "lobby-no") },
  ];
}

export function windowName(words: Speaker, seconds: number): string {
  return seconds === 0 ? words.say("lobby-window-none") : duration(words, seconds);
}

/** The options and the clock, as far as they differ from the defaults, in brief. */
export function unusualChoices(words: Speaker, info: TableInfo, game: GameInfo | undefined): string {
  return [...unusualOptions(words, info, game), clockName(words, info.clock)].join(" · ");
}

/** The options that differ from the defaults. */
export function unusualOptions(
  words: Speaker,
  table: { readonly game: string; readonly options: Readonly<Record<string, Value>> },
  game: GameInfo | undefined,
): string[] {
  const defaults = new Map(game?.options.map((option) => [option.name, option.default]));
  const changed = Object.entries(table.options).filter(([option, value]) => defaults.get(option) !== value);
  return changed.map(([option, value]) =>
    typeof value === "boolean"
      ? optionName(words, table.game, option)
      : valueName(words, table.game, option, value),
  );
}

function known(words: Speaker, key: string, args: Parameters<Speaker["say"]>[1] = {}): string | null {
  return words.knows(key) ? words.say(key, args) : null;
}
