/** The cards as the server describes them: what is printed on a card is in its data, never in the drawing. */
export type CardSymbol = "N" | "B" | "C" | "O";
export type UnitName = "prototype" | "basic" | "enhanced" | "advanced" | "complex";
export type CardSize = "large" | "small";

export interface RobotCard {
  kind: "robot";
  code: string;
  power: number;
  points: number;
  belt: number;
  symbols: string;
  /** Tells equal cards apart so that twins get a different robot: 1 is the first, and the default. */
  copy?: number;
}

export interface UpgradeCard {
  kind: "upgrade";
  code: string;
  power: number;
  points: number;
  belt: number;
  symbols: string;
}

export interface FzzztCard {
  kind: "fzzzt";
  code: string;
  power: number;
  points: number;
  belt: number;
}

export interface UnitCard {
  kind: "unit";
  code: string;
  name: UnitName;
  points: number;
  belt: number;
  symbols: string;
  /** The symbols for which a robot is allocated: their slots are drawn filled. */
  filled?: string;
}

export interface MechanicCard {
  kind: "mechanic";
  code: string;
  number: number;
  power: number;
  points: number;
}

export type Card = RobotCard | UpgradeCard | FzzztCard | UnitCard | MechanicCard;

/** The names printed on cards, in the reader's language. */
export interface Lettering {
  units: Record<UnitName, string>;
  mechanic: string;
}

const LETTERS: readonly string[] = ["N", "B", "C", "O"];

function isCardSymbol(letter: string): letter is CardSymbol {
  return LETTERS.includes(letter);
}

export function symbolsOf(letters: string): CardSymbol[] {
  return [...letters].filter(isCardSymbol);
}
