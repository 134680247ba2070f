/** How far the robots allocated to a unit bring it: widgets they make by themselves, and what the next one lacks. */

import type { CardSymbol } from "../../art/fzzzt";
import { type Cards, symbolsOn } from "./facts";

export interface Progress {
  readonly widgets: number;
  /** Of the first widget that is not complete. */
  readonly filled: readonly CardSymbol[];
  readonly open: readonly CardSymbol[];
}

export function progressOf(unit: string, robots: readonly string[], cards: Cards): Progress {
  const symbols = symbolsOn(unit, cards);
  const skills = robots.map((robot) => symbolsOn(robot, cards));
  let widgets = 0;
  while (symbols.length > 0 && seated(repeated(symbols, widgets + 1), skills).every(Boolean)) widgets += 1;
  // Complete widgets first: a place that has a robot keeps one while further places are filled.
  const next = seated([...repeated(symbols, widgets), ...symbols], skills).slice(symbols.length * widgets);
  return {
    widgets,
    filled: symbols.filter((_, at) => next[at] === true),
    open: symbols.filter((_, at) => next[at] !== true),
  };
}

function repeated(symbols: readonly CardSymbol[], times: number): CardSymbol[] {
  return Array.from({ length: times }, () => symbols).flat();
}

/** Which of the places get a robot of their own, as many as possible and the first ones first. */
function seated(places: readonly CardSymbol[], skills: readonly (readonly CardSymbol[])[]): boolean[] {
  const holder = new Map<number, number>();
  const seat = (place: number, tried: Set<number>): boolean => {
    const symbol = places[place];
    return skills.some((skill, robot) => {
      if (symbol === undefined || !skill.includes(symbol) || tried.has(robot)) return false;
      tried.add(robot);
      const other = holder.get(robot);
      if (other !== undefined && !seat(other, tried)) return false;
      holder.set(robot, place);
      return true;
    });
  };
  return places.map((_, place) => seat(place, new Set()));
}
