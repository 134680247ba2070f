import { COLOURS, type Colour } from "./palette";

const ONE_COLOUR = ["gift", "exchange", "2nd-chance", "skip"] as const;
const FOUR_COLOUR = ["fantastic", "fantastic-four", "counterattack", "equality", "nice-try"] as const;
export type OneColour = (typeof ONE_COLOUR)[number];
export type FourColour = (typeof FOUR_COLOUR)[number];

export type Card =
  | { sort: "number"; colour: Colour; number: string }
  | { sort: "black"; number: string }
  | { sort: "one-colour"; colour: Colour; special: OneColour }
  | { sort: "four-colour"; special: FourColour }
  | { sort: "fuck-you" };

const NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

const CARDS: ReadonlyMap<string, Card> = new Map<string, Card>([
  ...COLOURS.flatMap((colour): [string, Card][] => [
    ...NUMBERS.map((number): [string, Card] => [`${colour}-${number}`, { sort: "number", colour, number }]),
    ...ONE_COLOUR.map((special): [string, Card] => [
      `${colour}-${special}`,
      { sort: "one-colour", colour, special },
    ]),
  ]),
  ...NUMBERS.map((number): [string, Card] => [`black-${number}`, { sort: "black", number }]),
  ...FOUR_COLOUR.map((special): [string, Card] => [special, { sort: "four-colour", special }]),
  ["fuck-you", { sort: "fuck-you" }],
]);

/** Family-friendly tables call the last card by another code. */
const GENTLE_FUCK_YOU = "f***-you";

export const CARD_CODES: readonly string[] = [...CARDS.keys()];

export function readCode(code: string): Card {
  const card = CARDS.get(code === GENTLE_FUCK_YOU ? "fuck-you" : code);
  if (!card) throw new Error(`FRANTIC has no card "${code}"`);
  return card;
}
