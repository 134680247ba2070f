/** What is printed on the cards, according to the server. */

import { type Card, type CardSymbol, type UnitName, symbolsOf } from "../../art/fzzzt";
import type { CardInfo } from "../../wire/requests";

export type Cards = ReadonlyMap<string, CardInfo>;
export type Sort = Card["kind"];

const SORTS: readonly string[] = ["robot", "upgrade", "fzzzt", "unit", "mechanic"];
const UNITS: readonly string[] = ["prototype", "basic", "enhanced", "advanced", "complex"];

export function sortOf(code: string, cards: Cards): Sort | null {
  const sort = cards.get(code)?.facts["sort"];
  return isSort(sort) ? sort : null;
}

/** The face to draw; null if this table has no such card. */
export function faceOf(code: string, cards: Cards, filled = ""): Card | null {
  const kind = sortOf(code, cards);
  const points = numberOn(code, "points", cards);
  const power = numberOn(code, "power", cards);
  const belt = numberOn(code, "belt", cards);
  const symbols = symbolsOn(code, cards).join("");
  switch (kind) {
    case "robot":
    case "upgrade":
      return { kind, code, power, points, belt, symbols };
    case "fzzzt":
      return { kind, code, power, points, belt };
    case "unit":
      return { kind, code, name: unitName(code, cards), points, belt, symbols, filled };
    case "mechanic":
      return { kind, code, number: numberOn(code, "number", cards), power, points };
    case null:
      return null;
  }
}

export function numberOn(code: string, fact: "power" | "points" | "belt" | "number", cards: Cards): number {
  const value = cards.get(code)?.facts[fact];
  return typeof value === "number" ? value : 0;
}

export function symbolsOn(code: string, cards: Cards): CardSymbol[] {
  const letters = cards.get(code)?.facts["symbols"];
  return typeof letters === "string" ? symbolsOf(letters) : [];
}

export function unitName(code: string, cards: Cards): UnitName {
  const name = cards.get(code)?.facts["name"];
  return isUnitName(name) ? name : "basic";
}

/** The total power of the cards. */
export function powerOf(codes: readonly string[], cards: Cards): number {
  return codes.reduce((sum, code) => sum + numberOn(code, "power", cards), 0);
}

/** Sorted as hands are: in deck order. */
export function inOrder(codes: readonly string[], cards: Cards): string[] {
  const places = new Map([...cards.keys()].map((code, place) => [code, place]));
  return [...codes].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

function isSort(sort: unknown): sort is Sort {
  return typeof sort === "string" && SORTS.includes(sort);
}

function isUnitName(name: unknown): name is UnitName {
  return typeof name === "string" && UNITS.includes(name);
}
