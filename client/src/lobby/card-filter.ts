/** Filters of the gallery: an option or none for each facet, so chosen that something is always left. */

import type { Facet } from "../table/game-table";
import type { GameCards } from "./game-cards";

/** The chosen options by facet. */
export type Filters = Readonly<Record<string, string>>;
type Entry = GameCards["cards"][number];
type Deck = Pick<GameCards, "table" | "context" | "cards">;

export interface Choice {
  readonly option: string;
  /** How many cards are left if it is chosen. */
  readonly count: number;
}

export interface FacetChoices {
  readonly facet: Facet;
  /** The chosen option; null for all. */
  readonly chosen: string | null;
  /** How many cards are left without this filter. */
  readonly all: number;
  readonly choices: readonly Choice[];
}

export function filterCards(deck: Deck, filters: Filters): readonly Entry[] {
  return deck.cards.filter(({ code }) =>
    deck.table.facets.every((facet) => {
      const wanted = filters[facet.name];
      return wanted === undefined || facet.optionsOf(code, deck.context).includes(wanted);
    }),
  );
}

/** Without filters that do not exist or leave nothing; earlier ones have precedence. */
export function usableFilters(deck: Deck, filters: Filters): Filters {
  const known = Object.entries(filters).filter(([name, option]) =>
    deck.table.facets.some((facet) => facet.name === name && facet.options.includes(option)),
  );
  return known.reduce<Filters>((kept, [name, option]) => {
    const more = { ...kept, [name]: option };
    return filterCards(deck, more).length > 0 ? more : kept;
  }, {});
}

/** With another option in one facet; filters that do not go with it are dropped. */
export function chooseOption(deck: Deck, filters: Filters, facet: string, option: string | null): Filters {
  const others = Object.fromEntries(Object.entries(filters).filter(([name]) => name !== facet));
  const usable = usableFilters(deck, option === null ? others : { [facet]: option, ...others });
  return inOrder(deck, usable);
}

/** What can be chosen. The first facet is always offered whole, the others as far as they concern its choice. */
export function facetChoices(deck: Deck, filters: Filters): readonly FacetChoices[] {
  const [first] = deck.table.facets;
  const kind = first === undefined ? undefined : filters[first.name];
  const ofKind = filterCards(deck, first === undefined || kind === undefined ? {} : { [first.name]: kind });
  return deck.table.facets
    .map((facet) => {
      const among = facet === first ? deck.cards : ofKind;
      const count = (option: string | null): number =>
        filterCards(deck, chooseOption(deck, filters, facet.name, option)).length;
      return {
        facet,
        chosen: filters[facet.name] ?? null,
        all: count(null),
        choices: facet.options
          .filter((option) => among.some(({ code }) => facet.optionsOf(code, deck.context).includes(option)))
          .map((option) => ({ option, count: count(option) })),
      };
    })
    .filter(({ choices, facet }) => choices.length > 1 || filters[facet.name] !== undefined);
}

/** The cards in groups of the first facet; a single group if there is none. */
export function groupCards(
  deck: Deck,
  cards: readonly Entry[],
): readonly { readonly option: string | null; readonly cards: readonly Entry[] }[] {
  const [first] = deck.table.facets;
  if (first === undefined) return [{ option: null, cards }];
  const kindOf = ({ code }: Entry): string | null => first.optionsOf(code, deck.context)[0] ?? null;
  return [...first.options, null]
    .map((option) => ({ option, cards: cards.filter((card) => kindOf(card) === option) }))
    .filter((group) => group.cards.length > 0);
}

function inOrder(deck: Deck, filters: Filters): Filters {
  return Object.fromEntries(
    deck.table.facets.flatMap(({ name }) => {
      const option = filters[name];
      return option === undefined ? [] : [[name, option] as const];
    }),
  );
}
