import { describe, expect, it } from "vitest";

import { CARD_CODES, EVENTS } from "../art/frantic";
import { FACES } from "../art/flautz";
import { facets as flautzFacets } from "../games/flautz/facets";
import { facets as franticFacets } from "../games/frantic/facets";
import { facets as fzzztFacets } from "../games/fzzzt/facets";
import { deck as fzzztDeck } from "../games/fzzzt/fixtures";
import type { Facet } from "../table/game-table";
import { loadSpeaker } from "../words/speaker";
import { chooseOption, facetChoices, filterCards, groupCards, usableFilters } from "./card-filter";
import { PLAIN_CARDS } from "./plain-cards";

const words = await loadSpeaker({ language: "en" });

function deckOf(facets: readonly Facet[], codes: readonly string[], cards = fzzztDeck) {
  return {
    table: { ...PLAIN_CARDS, facets },
    context: { cards, words },
    cards: codes.map((code) => ({ code, copies: 1 })),
  };
}

const fzzzt = deckOf(fzzztFacets, [...fzzztDeck.keys()]);
const frantic = deckOf(franticFacets, [...CARD_CODES, ...EVENTS]);
const flautz = deckOf(flautzFacets, [...FACES.keys()]);
const codes = (deck: typeof fzzzt, filters: Record<string, string>): string[] =>
  filterCards(deck, filters).map(({ code }) => code);

describe("filters", () => {
  it("show all cards if nothing is chosen", () => {
    expect(codes(fzzzt, {})).toEqual([...fzzztDeck.keys()]);
  });

  it("find the cards of each game by what is on them", () => {
    expect(codes(fzzzt, { kind: "robot", symbol: "C" })).toEqual(["1BC", "5C"]);
    expect(codes(fzzzt, { power: "3" })).toEqual(["3N", "Fz"]);
    expect(codes(frantic, { colour: "red", number: "7" })).toEqual(["red-7"]);
    expect(codes(frantic, { kind: "wild" })).toContain("fuck-you");
    expect(codes(frantic, { kind: "event" })).toEqual(EVENTS);
    expect(codes(flautz, { value: "2", kind: "mirage" })).toEqual(["mirage-2"]);
    expect(codes(flautz, { kind: "prism" })).toEqual(["prism"]);
  });

  it("ignore what does not exist, and what would leave nothing", () => {
    expect(usableFilters(frantic, { kind: "joker", size: "xl", colour: "blue" })).toEqual({ colour: "blue" });
    expect(usableFilters(frantic, { kind: "event", colour: "blue" })).toEqual({ kind: "event" });
  });

  it("drop what does not go with a new choice, and keep what does", () => {
    const filters = { kind: "number", colour: "blue", number: "4" };
    expect(chooseOption(frantic, filters, "kind", "special")).toEqual({ kind: "special", colour: "blue" });
    expect(chooseOption(frantic, filters, "kind", "event")).toEqual({ kind: "event" });
    expect(chooseOption(frantic, filters, "kind", null)).toEqual({ colour: "blue", number: "4" });
  });
});

describe("choices", () => {
  it.each([fzzzt, frantic, flautz])("say how many cards they leave, never none", (deck) => {
    const visit = (filters: Record<string, string>, depth: number): void => {
      for (const { facet, all, choices } of facetChoices(deck, filters)) {
        expect(all).toBe(filterCards(deck, chooseOption(deck, filters, facet.name, null)).length);
        for (const { option, count } of choices) {
          const next = chooseOption(deck, filters, facet.name, option);
          expect(next[facet.name]).toBe(option);
          expect(filterCards(deck, next).length).toBe(count);
          expect(count).toBeGreaterThan(0);
          if (depth > 0) visit(next, depth - 1);
        }
      }
    };
    visit({}, 1);
  });

  it("are offered as far as they concern the kind of card", () => {
    const names = (filters: Record<string, string>): string[] =>
      facetChoices(frantic, filters).map(({ facet }) => facet.name);
    expect(names({})).toEqual(["kind", "colour", "number"]);
    expect(names({ kind: "black" })).toEqual(["kind", "number"]);
    expect(names({ kind: "event" })).toEqual(["kind"]);
  });

  it("are none for a game without facets", () => {
    expect(facetChoices(deckOf([], ["2N"]), {})).toEqual([]);
  });
});

it("cards stand in groups of their kind", () => {
  expect(groupCards(flautz, flautz.cards).map(({ option, cards }) => [option, cards.length])).toEqual([
    ["spell", 45],
    ["mirage", 9],
    ["prism", 1],
  ]);
  expect(groupCards(deckOf([], ["2N"]), [{ code: "2N", copies: 1 }])).toEqual([
    { option: null, cards: [{ code: "2N", copies: 1 }] },
  ]);
});
