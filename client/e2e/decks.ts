/** Decks with many copies of rare cards. */

/** Numbers of copies in a FRANTIC deck, by default 0. */
interface Frantic {
  readonly numbers?: number;
  readonly black?: number;
  readonly gift?: number;
  readonly exchange?: number;
  readonly skip?: number;
  readonly fantastic?: number;
  readonly fantasticFour?: number;
  readonly counterattack?: number;
  readonly equality?: number;
  readonly niceTry?: number;
  readonly events?: readonly string[];
}

function frantic(name: string, has: Frantic): string {
  return `
    name = "${name}"
    numbers = ${has.numbers ?? 0}
    black = ${has.black ?? 0}
    [one-colour]
    gift = ${has.gift ?? 0}
    exchange = ${has.exchange ?? 0}
    2nd-chance = 0
    skip = ${has.skip ?? 0}
    [four-colour]
    fantastic = ${has.fantastic ?? 0}
    fantastic-four = ${has.fantasticFour ?? 0}
    counterattack = ${has.counterattack ?? 0}
    equality = ${has.equality ?? 0}
    nice-try = ${has.niceTry ?? 0}
    [other]
    fuck-you = 0
    [events]
    names = ${JSON.stringify(has.events ?? ["charity"])}`;
}

export const DECKS = {
  /** FRANTIC: attacks of one colour, and cards that answer them. */
  coloured: frantic("coloured", { gift: 5, exchange: 5, skip: 5, counterattack: 20 }),
  /** FRANTIC: attacks of every colour, which always fit. */
  fantastic: frantic("fantastic", {
    numbers: 1,
    fantastic: 20,
    fantasticFour: 20,
    counterattack: 4,
    equality: 20,
  }),
  /** FRANTIC: black numbers, and the events that ask for something. */
  events: frantic("events", {
    numbers: 1,
    black: 14,
    events: ["market", "merry-christmas", "recession", "surprise-party", "gambling-man", "all-seeing-eye"],
  }),
  /** FRANTIC: only Nice Try can prevent a player from going out. */
  numbers: frantic("numbers", { numbers: 2, niceTry: 1 }),
  /** FLAUTZ!: few values and many prisms, so that a hand is soon a single spell. */
  spells: `
    name = "spells"
    prisms = 16
    mirages = [2, 2]
    [colours]
    blue = [3, 3]
    green = [3, 3]
    purple = [3, 3]
    orange = [3, 3]
    pink = [3, 3]`,
};
