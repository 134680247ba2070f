/** Decks that have much of what is rare in the box. */

/** FRANTIC: attacks of one colour, and what answers them. */
const COLOURED = `
  name = "coloured"
  numbers = 0
  black = 0
  [one-colour]
  gift = 5
  exchange = 5
  2nd-chance = 0
  skip = 5
  [four-colour]
  fantastic = 0
  fantastic-four = 0
  counterattack = 20
  equality = 0
  nice-try = 0
  [other]
  fuck-you = 0
  [events]
  names = ["charity"]`;

/** FRANTIC: attacks of every colour, which always fit. */
const FANTASTIC = `
  name = "fantastic"
  numbers = 1
  black = 0
  [one-colour]
  gift = 0
  exchange = 0
  2nd-chance = 0
  skip = 0
  [four-colour]
  fantastic = 20
  fantastic-four = 20
  counterattack = 4
  equality = 20
  nice-try = 0
  [other]
  fuck-you = 0
  [events]
  names = ["charity"]`;

/** FRANTIC: black numbers, and the events that ask for something. */
const EVENTS = `
  name = "events"
  numbers = 1
  black = 14
  [one-colour]
  gift = 0
  exchange = 0
  2nd-chance = 0
  skip = 0
  [four-colour]
  fantastic = 0
  fantastic-four = 0
  counterattack = 0
  equality = 0
  nice-try = 0
  [other]
  fuck-you = 0
  [events]
  names = ["market", "merry-christmas", "recession", "surprise-party", "gambling-man", "all-seeing-eye"]`;

/** FRANTIC: nothing keeps anybody from putting down the last card but Nice Try. */
const NUMBERS = `
  name = "numbers"
  numbers = 2
  black = 0
  [one-colour]
  gift = 0
  exchange = 0
  2nd-chance = 0
  skip = 0
  [four-colour]
  fantastic = 0
  fantastic-four = 0
  counterattack = 0
  equality = 0
  nice-try = 1
  [other]
  fuck-you = 0
  [events]
  names = ["charity"]`;

/** FLAUTZ!: so few values and so many prisms that a hand soon makes one spell. */
const SPELLS = `
  name = "spells"
  prisms = 16
  mirages = [2, 2]
  [colours]
  blue = [3, 3]
  green = [3, 3]
  purple = [3, 3]
  orange = [3, 3]
  pink = [3, 3]`;

export const DECKS = {
  coloured: COLOURED,
  fantastic: FANTASTIC,
  events: EVENTS,
  numbers: NUMBERS,
  spells: SPELLS,
};
