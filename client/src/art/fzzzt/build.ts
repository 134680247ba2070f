import { type CardSymbol, symbolsOf } from "./card";
import type { Metal } from "./palette";

/** What a robot is built from: the same card is the same robot everywhere. */
export interface Blueprint {
  power: number;
  symbols: string;
  copy?: number;
}

export type Power = 1 | 2 | 3 | 4 | 5;
export type Ornament =
  "ball" | "bulb" | "propeller" | "curl" | "zigzag" | "twins" | "dish" | "horns" | "chimneys";
export type Legs = "sticks" | "boots" | "wheel" | "springs" | "hover" | "treads" | "stompers";
export type Hands = "mittens" | "pincers" | "claws" | "hammers";
export type Torso = "box" | "barrel" | "wedge" | "cone" | "egg" | "hexagon";
export type Chest = "gauge" | "buttons" | "grill" | "vents" | "heart";

export interface Picks {
  /** The symbol that gives colour and head. */
  lead: CardSymbol;
  /** Which of the lead's two heads. */
  head: 0 | 1;
  ornament: Ornament;
  torso: Torso;
  chest: Chest;
  legs: Legs;
  hands: Hands;
  raised: -1 | 1;
  eyes: "one" | "two";
  gaze: number;
  wider: number;
  taller: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
  middle: number;
}

/** A robot ready to be drawn, its feet on y 0 and its middle on x 0. */
export interface Build {
  power: Power;
  symbols: readonly CardSymbol[];
  picks: Picks;
  /** The metal of body and head, and that of hands and feet. */
  shell: CardSymbol;
  limbs: Metal;
  third: CardSymbol | undefined;
  legs: number;
  neck: number;
  body: Box;
  head: Box;
}

type Options<T> = readonly [T, ...T[]];

interface Stature {
  body: [width: number, height: number];
  head: [width: number, height: number];
  legs: number;
  neck: number;
  ornaments: Options<Ornament>;
  legKinds: Options<Legs>;
  torsos: Options<Torso>;
  hands: Options<Hands>;
  /** A mighty fist is raised on the right: the power tab covers the left. */
  raised: Options<-1 | 1>;
  eyes: Options<"one" | "two">;
}

/** More power: broader shoulders, a smaller head, heavier feet. */
const STATURES: Record<Power, Stature> = {
  1: {
    body: [22, 17],
    head: [32, 25],
    legs: 11,
    neck: 3,
    ornaments: ["ball", "bulb", "propeller", "curl"],
    legKinds: ["sticks", "wheel", "springs"],
    torsos: ["egg", "box", "cone"],
    hands: ["mittens"],
    raised: [-1, 1],
    eyes: ["two"],
  },
  2: {
    body: [28, 22],
    head: [30, 22],
    legs: 12,
    neck: 3,
    ornaments: ["ball", "twins", "zigzag", "bulb", "dish", "propeller"],
    legKinds: ["wheel", "sticks", "hover"],
    torsos: ["barrel", "box", "cone", "egg", "wedge"],
    hands: ["mittens", "pincers"],
    raised: [-1, 1],
    eyes: ["two", "two", "one"],
  },
  3: {
    body: [34, 26],
    head: [28, 21],
    legs: 14,
    neck: 3,
    ornaments: ["ball", "twins", "zigzag", "bulb", "dish", "propeller"],
    legKinds: ["boots", "springs", "hover", "wheel"],
    torsos: ["barrel", "box", "cone", "egg", "wedge"],
    hands: ["claws", "pincers", "hammers"],
    raised: [-1, 1],
    eyes: ["two", "two", "one"],
  },
  4: {
    body: [45, 30],
    head: [28, 20],
    legs: 14,
    neck: 1,
    ornaments: ["ball", "twins", "zigzag", "bulb", "dish", "propeller"],
    legKinds: ["treads", "boots"],
    torsos: ["wedge", "box", "barrel"],
    hands: ["claws", "pincers", "hammers"],
    raised: [1],
    eyes: ["two", "two", "one"],
  },
  5: {
    body: [56, 35],
    head: [27, 19],
    legs: 15,
    neck: 1,
    ornaments: ["horns", "twins", "dish", "chimneys"],
    legKinds: ["treads", "stompers"],
    torsos: ["wedge", "box", "hexagon"],
    hands: ["claws", "pincers", "hammers"],
    raised: [1],
    eyes: ["two"],
  },
};

const CHESTS: Options<Chest> = ["gauge", "buttons", "grill", "vents", "heart"];

export function build(blueprint: Blueprint): Build {
  const symbols = symbolsOf(blueprint.symbols);
  const power = powerOf(blueprint.power);
  const stature = STATURES[power];
  const picks = pick(blueprint, symbols, stature);
  const rest = symbols.filter((symbol) => symbol !== picks.lead);
  const body = box(stature.body[0] + picks.wider, stature.body[1] + picks.taller, -stature.legs);
  return {
    power,
    symbols,
    picks,
    shell: picks.lead,
    limbs: rest[0] ?? "steel",
    third: rest[1],
    legs: stature.legs,
    neck: stature.neck,
    body,
    head: box(stature.head[0], stature.head[1], body.top - stature.neck),
  };
}

function powerOf(power: number): Power {
  const powers: readonly Power[] = [1, 2, 3, 4, 5];
  return powers.find((known) => known >= power) ?? 5;
}

function box(width: number, height: number, bottom: number): Box {
  const top = bottom - height;
  return { left: -width / 2, right: width / 2, top, bottom, width, height, middle: bottom - height / 2 };
}

/** Each part is picked by itself; a further copy takes the next of each, so twins share nothing but their symbols. */
function pick(blueprint: Blueprint, symbols: readonly CardSymbol[], stature: Stature): Picks {
  const card = `${blueprint.power}${blueprint.symbols}`;
  const further = (blueprint.copy ?? 1) - 1;
  function one<T>(part: string, options: Options<T>): T {
    return options[(hash(part + card) + further) % options.length] ?? options[0];
  }
  const [first = "N", ...others] = symbols;
  return {
    lead: one("lead", [first, ...others]),
    head: one("head", [0, 1]),
    ornament: one("ornament", stature.ornaments),
    torso: one("torso", stature.torsos),
    chest: one("chest", CHESTS),
    legs: one("legs", stature.legKinds),
    hands: one("hands", stature.hands),
    raised: one("raised", stature.raised),
    eyes: one("eyes", stature.eyes),
    gaze: one("gaze", [-1, -0.5, 0, 0.5, 1]),
    wider: one("wider", [-2, -1, 0, 1, 2]),
    taller: one("taller", [-2, -1, 0, 1, 2]),
  };
}

/** FNV-1a with a last stir, since its low bits alone repeat. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16777619);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
