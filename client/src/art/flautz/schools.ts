/** The five schools of magic. Schools are called by their colours; symbol and familiar say the same without colour. */
export const COLOURS = ["blue", "green", "purple", "orange", "pink"] as const;
export type Colour = (typeof COLOURS)[number];

export type SymbolName = "wave" | "leaf" | "moon" | "flame" | "blossom";
export type FamiliarName = "otter" | "fox" | "owl" | "salamander" | "cat";

/** From darkest to lightest. */
export interface Tones {
  readonly ink: string;
  readonly deep: string;
  readonly mid: string;
  readonly main: string;
  readonly light: string;
  readonly pale: string;
}

interface School extends Tones {
  readonly symbol: SymbolName;
  readonly familiar: FamiliarName;
}

export const SCHOOLS: Readonly<Record<Colour, School>> = {
  blue: {
    symbol: "wave",
    familiar: "otter",
    ink: "#071B45",
    deep: "#0F2F70",
    mid: "#1C58BE",
    main: "#3F93FF",
    light: "#92CCFF",
    pale: "#E2F3FF",
  },
  green: {
    symbol: "leaf",
    familiar: "fox",
    ink: "#04281C",
    deep: "#0A4632",
    mid: "#147A55",
    main: "#33BD82",
    light: "#93E8BB",
    pale: "#E3FBEC",
  },
  purple: {
    symbol: "moon",
    familiar: "owl",
    ink: "#200C4C",
    deep: "#371A7C",
    mid: "#6238C4",
    main: "#9469F5",
    light: "#CBB3FF",
    pale: "#F1EAFF",
  },
  orange: {
    symbol: "flame",
    familiar: "salamander",
    ink: "#3F1303",
    deep: "#6E2407",
    mid: "#C04E10",
    main: "#F98A34",
    light: "#FFC68F",
    pale: "#FFEFDC",
  },
  pink: {
    symbol: "blossom",
    familiar: "cat",
    ink: "#430A2C",
    deep: "#6E144A",
    mid: "#BE2F7F",
    main: "#F56BAF",
    light: "#FFB8D9",
    pale: "#FFEAF4",
  },
};
