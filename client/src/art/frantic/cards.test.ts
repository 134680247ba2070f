import { describe, expect, it } from "vitest";

import { drawBack, drawCard } from "./cards";
import { CARD_CODES } from "./codes";
import { drawEventBack, drawEventCard } from "./event-cards";
import { EVENTS } from "./event-pictograms";
import { defs, type Size } from "./frame";

const SIZES: readonly Size[] = ["large", "small"];
const FORBIDDEN = /style=|<style|<script|<text|var\(|NaN|undefined|Infinity|\d\.\d{5}/;

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** By the rule of the server's deck, not by the list under test. */
const DECK = [
  ...["blue", "red", "green", "yellow"].flatMap((colour) =>
    [...range(9), "gift", "exchange", "2nd-chance", "skip"].map((figure) => `${colour}-${figure}`),
  ),
  ...range(9).map((number) => `black-${number}`),
  ...["fantastic", "fantastic-four", "counterattack", "equality", "nice-try", "fuck-you"],
];

const withoutColours = (drawing: string): string => drawing.replace(/ (fill|stroke)="[^"]*"/g, "");

function everything(): string[] {
  return SIZES.flatMap((size) => [
    ...DECK.map((code) => drawCard(code, size, "Fuck You")),
    ...EVENTS.map((event) => drawEventCard(event, size, "Überfall")),
    drawBack(size),
    drawEventBack(),
  ]);
}

describe("the cards", () => {
  it("are those of the deck, in the order of a sorted hand", () => {
    expect(CARD_CODES).toEqual(DECK);
    expect(DECK).toHaveLength(67);
    expect(EVENTS).toHaveLength(20);
  });

  it.each(SIZES)("differ when %s, even without names and colours", (size) => {
    const faces = [
      ...DECK.map((code) => drawCard(code, size, "Same")),
      ...EVENTS.map((event) => drawEventCard(event, size, "Same")),
      drawBack(size),
      drawEventBack(),
    ];
    expect(new Set(faces.map(withoutColours)).size).toBe(faces.length);
  });

  it("contain nothing that the page's policy forbids", () => {
    for (const markup of [...everything(), defs()]) expect(markup).not.toMatch(FORBIDDEN);
  });

  it("close every group they open", () => {
    for (const markup of everything())
      expect(markup.match(/<g[ >]/g)?.length).toBe(markup.match(/<\/g>/g)?.length);
  });

  it("refer only to shared definitions", () => {
    const ids = new Set([...defs().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const markup of everything()) {
      expect(markup).not.toContain(" id=");
      for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
  });

  it("are the same every time", () => {
    expect(everything()).toEqual(everything());
  });

  it("bear their names when large", () => {
    for (const code of ["red-gift", "nice-try", "fuck-you"])
      expect(drawCard(code, "large", "Geschenk")).not.toBe(drawCard(code, "large", "Cadeau"));
    expect(drawEventCard("tornado", "large", "Wirbelsturm")).not.toBe(
      drawEventCard("tornado", "large", "Tornado"),
    );
  });

  it("knows the family-friendly code of the rude card", () => {
    expect(drawCard("f***-you", "large", "F*** You")).toBe(drawCard("fuck-you", "large", "F*** You"));
  });

  it.each(["purple-3", "red-10", "red-0", "black-gift", "gift", "", "RED-7", "toString"])(
    "refuse the unknown card %j",
    (code) => {
      expect(() => drawCard(code, "large", "")).toThrow(`FRANTIC has no card "${code}"`);
    },
  );

  it.each(["tsunami", "event", "toString"])("refuse the unknown event %j", (event) => {
    expect(() => drawEventCard(event, "small", "")).toThrow(`FRANTIC has no event "${event}"`);
  });
});
