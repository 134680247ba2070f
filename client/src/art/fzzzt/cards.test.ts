import { describe, expect, it } from "vitest";

import { drawMechanicAvatar } from "./avatar";
import type { Card, CardSize, Lettering, UnitCard } from "./card";
import { drawBack, drawCard } from "./cards";
import { defs } from "./defs";
import { english, standardDeck, standardRobots, standardUnits } from "./fixtures";

const SIZES: readonly CardSize[] = ["large", "small"];
const NAMED: Lettering = { ...english, mechanic: "Wartungsmechanikerin" };

const faces = SIZES.flatMap((size) => standardDeck.map((card) => drawCard(card, size, english)));
const others = [...SIZES.map(drawBack), ...[1, 2, 3, 4].map(drawMechanicAvatar)];
const drawings = [...faces, ...others];

const withoutColours = (drawing: string): string => drawing.replace(/ (fill|stroke|stop-color)="[^"]*"/g, "");

describe("the cards of the box", () => {
  it("all differ at each size, even without colours", () => {
    for (const size of SIZES) {
      const seen = new Map<string, string>();
      for (const card of standardDeck) {
        const face = withoutColours(drawCard(card, size, english));
        expect(seen.get(face), `${card.code} ${size}`).toBeUndefined();
        seen.set(face, card.code);
      }
    }
  });

  it("look the same each time", () => {
    const again = SIZES.flatMap((size) => standardDeck.map((card) => drawCard({ ...card }, size, english)));
    expect(again).toEqual(faces);
  });

  it("contain no markup the content policy forbids and no NaN", () => {
    for (const drawing of [...drawings, defs()]) {
      expect(drawing).not.toMatch(/style|<script|var\(|NaN|undefined|Infinity|--|\bon\w+=|href/);
    }
  });

  it("have numbers of at most two decimals", () => {
    for (const drawing of drawings) expect(drawing).not.toMatch(/\.\d{3}/);
  });

  it("close every element that they open", () => {
    for (const drawing of [...drawings, defs()]) {
      const open: string[] = [];
      for (const [, closing, name, , empty] of drawing.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
        if (closing) expect(open.pop()).toBe(name);
        else if (!empty && name) open.push(name);
      }
      expect(open).toEqual([]);
      expect(drawing.replace(/<[^<>]*>/g, "")).toBe("");
    }
  });

  it("use only what the shared definitions hold", () => {
    const known = new Set([...defs().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const drawing of drawings) {
      expect(drawing).not.toContain(" id=");
      for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(known).toContain(id);
    }
  });

  it("are small enough to appear by the dozen", () => {
    for (const face of faces) expect(face.length).toBeLessThan(9000);
  });
});

describe("what is printed", () => {
  const [robot] = standardRobots;
  const unit = standardUnits.find((card) => card.symbols === "NBC");
  if (robot === undefined || unit === undefined) throw new Error("the deck is empty");

  function changes(before: Card, after: Card, size: CardSize): boolean {
    return drawCard(before, size, english) !== drawCard(after, size, english);
  }

  it("comes from the card's data", () => {
    expect(changes(robot, { ...robot, points: -20 }, "large")).toBe(true);
    expect(changes(robot, { ...robot, points: -20 }, "small")).toBe(true);
    expect(changes(robot, { ...robot, belt: 8 }, "large")).toBe(true);
    expect(changes(unit, { ...unit, belt: 8 }, "large")).toBe(true);
    expect(changes(unit, { ...unit, points: 12 }, "small")).toBe(true);
  });

  it("shows which slots of a unit are filled", () => {
    const states = ["", "N", "B", "C", "NB", "NBC"].map((filled): UnitCard => ({ ...unit, filled }));
    for (const size of SIZES) {
      expect(new Set(states.map((state) => drawCard(state, size, english))).size).toBe(states.length);
      expect(drawCard({ ...unit, filled: "" }, size, english)).toBe(drawCard(unit, size, english));
    }
  });

  it("is in the reader's language and never wider than the plate", () => {
    const mechanic = standardDeck.find((card) => card.kind === "mechanic");
    if (mechanic === undefined) throw new Error("no Mechanic in the deck");
    const plate = /translate\((\S+) \S+\) scale\((\S+)\)" fill="#ffe3d6"/.exec(
      drawCard(mechanic, "large", NAMED),
    );
    expect(Number(plate?.[1])).toBeGreaterThanOrEqual(7);
    expect(Number(plate?.[2])).toBeLessThan(1);
  });
});
