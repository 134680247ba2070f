import { describe, expect, test, vi } from "vitest";

import * as art from "./index";

type Art = typeof art;

const SIZES = ["large", "small"] as const;

function everything(kit: Art): [name: string, drawing: string][] {
  return [
    ...[...kit.FACES.keys()].flatMap((code) =>
      SIZES.map((size): [string, string] => [`${size} ${code}`, kit.drawCard(code, size)]),
    ),
    ...SIZES.map((size): [string, string] => [`${size} back`, kit.drawBack(size)]),
    ...kit.COLOURS.flatMap((colour): [string, string][] => [
      [`${colour} symbol`, kit.drawSymbol(colour)],
      ...SIZES.flatMap((size): [string, string][] => [
        [`${size} ${colour} apprentice`, kit.drawApprentice(colour, false, size)],
        [`${size} ${colour} apprentice, focused`, kit.drawApprentice(colour, true, size)],
      ]),
    ]),
    ...(["any", "air", "ground", "end"] as const).map((kind): [string, string] => [
      kind,
      kit.drawField(kind),
    ]),
    ["crystal", kit.drawCrystal()],
    ["place of a crystal", kit.drawCrystalPlace()],
    ["slab", kit.drawSlab(false)],
    ["lit slab", kit.drawSlab(true)],
    ["wordmark", kit.drawWordmark()],
    ["far stars", kit.drawFarStars(7)],
    ["near stars", kit.drawNearStars(7)],
    ["constellations", kit.drawConstellations()],
    ["astrolabe", kit.drawAstrolabe()],
    ["cloud", kit.drawCloud()],
    ["rays", kit.drawRays()],
    ...(["focus", "swap", "fresh", "call", "prism", "scroll", "start", "clear"] as const).map(
      (name): [string, string] => [`icon ${name}`, kit.drawIcon(name)],
    ),
    ["defs", kit.defs()],
  ];
}

/** Names of elements that are opened and not closed, or the other way round. */
function unbalanced(markup: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = "", self] of markup.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (self === "/") continue;
    if (closing !== "/") open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

const DRAWINGS = everything(art);

describe.each(DRAWINGS)("%s", (_, drawing) => {
  test("keeps to the content security policy and has no holes", () => {
    expect(drawing).not.toMatch(/style=|<style|<script|class=|href|var\(|NaN|undefined|null|Infinity/);
    expect(drawing).not.toMatch(/\son\w+=/);
  });

  test("is balanced, without text, and rounded to two decimals", () => {
    expect(drawing).not.toBe("");
    expect(unbalanced(drawing)).toEqual([]);
    expect(drawing.replace(/<[^<>]*>/g, "")).toBe("");
    expect(drawing).not.toMatch(/\.\d{3}/);
  });
});

test("all drawings differ", () => {
  expect(new Set(DRAWINGS.map(([, drawing]) => drawing)).size).toBe(DRAWINGS.length);
});

test("a fresh kit draws the same", async () => {
  vi.resetModules();
  const fresh = await import("./index");
  expect(everything(fresh)).toEqual(DRAWINGS);
});

test("drawings use what defs() has, and nothing in it is idle", () => {
  const ids = [...art.defs().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = DRAWINGS.flatMap(([, drawing]) =>
    [...drawing.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id?.startsWith("fl-") !== true)).toEqual([]);
  expect(new Set(used)).toEqual(new Set(ids));
});

test("only defs() has ids", () => {
  expect(DRAWINGS.filter(([name, drawing]) => name !== "defs" && / id=/.test(drawing))).toEqual([]);
});
