/** Decks that have much of what is rare in the box. */

/** FRANTIC: nothing but attacks and what answers them. */
const ATTACKS = `
  name = "attacks"
  numbers = 0
  black = 0
  [one-colour]
  gift = 4
  exchange = 4
  2nd-chance = 1
  skip = 3
  [four-colour]
  fantastic = 4
  fantastic-four = 6
  counterattack = 12
  equality = 6
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
  nice-try = 1
  [other]
  fuck-you = 0
  [events]
  names = ["market", "merry-christmas", "recession", "surprise-party", "gambling-man", "all-seeing-eye"]`;

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

export const DECKS = { attacks: ATTACKS, events: EVENTS, spells: SPELLS };
