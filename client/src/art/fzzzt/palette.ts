import type { CardSymbol } from "./card";

export interface Shades {
  base: string;
  light: string;
  dark: string;
}

export type Metal = CardSymbol | "steel" | "iron" | "brass" | "red";

export const SYMBOL_SHADES: Record<CardSymbol, Shades> = {
  N: { base: "#5cc8ff", light: "#c4ecff", dark: "#22709c" },
  B: { base: "#ff9d42", light: "#ffd9b0", dark: "#a9561c" },
  C: { base: "#c2a0ff", light: "#e9dcff", dark: "#6d4ab6" },
  O: { base: "#ff6f9c", light: "#ffc6d8", dark: "#a52e5a" },
};

export const METAL_SHADES: Record<Metal, Shades> = {
  ...SYMBOL_SHADES,
  steel: { base: "#a3bfb1", light: "#e2f0e8", dark: "#5d7f70" },
  iron: { base: "#4a6a5d", light: "#74988a", dark: "#2b4339" },
  brass: { base: "#ffd23f", light: "#fff0b3", dark: "#b3831a" },
  red: { base: "#e8523f", light: "#ffb09f", dark: "#8c2418" },
};

export const METALS: readonly Metal[] = ["N", "B", "C", "O", "steel", "iron", "brass", "red"];

export const INK = "#06120d";
export const GLASS = "#0a1a14";
export const PHOSPHOR = "#8dffc0";
export const ZAP = "#ffd23f";
export const HAZARD = "#ffc928";
export const EYE_WHITE = "#f6fff8";

/** The fill of a metal part; its gradient is in `defs()`. */
export function metal(name: Metal): string {
  return `fill="url(#fz-metal-${name})"`;
}

/** The outline of everything that stands in the factory, for the group around it. */
export const OUTLINE = `stroke="${INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"`;
