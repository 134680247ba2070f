import { describe, expect, it } from "vitest";

import { ROOM_COLOURS } from "./colours";
import { icon, ICON_NAMES } from "./icons";
import { mark } from "./marks";
import { qrCode } from "./qr";
import { CUTS, GAMES, lobbyDefs, tile } from "./tiles";
import { wordmark } from "./wordmark";

type Drawing = readonly [name: string, draw: () => string];

const ALL: readonly Drawing[] = [
  ["wordmark", () => wordmark()],
  ["defs", () => lobbyDefs()],
  ["QR code", () => qrCode("https://parlour.example/j/owl-4827").markup],
  ...GAMES.flatMap((game) => CUTS.map((cut): Drawing => [`tile ${game} ${cut}`, () => tile(game, cut)])),
  ...GAMES.map((game): Drawing => [`mark ${game}`, () => mark(game)]),
  ...ICON_NAMES.map((name): Drawing => [`icon ${name}`, () => icon(name)]),
];

const FORBIDDEN = /style=|<style|<script|var\(|NaN|undefined|null|Infinity|\[object/;

function unclosedTags(markup: string): string[] {
  const open: string[] = [];
  for (const [, end, name, self] of markup.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (name === undefined) continue;
    if (end) {
      if (open.pop() !== name) return [`</${name}>`];
    } else if (!self) open.push(name);
  }
  return open;
}

describe.each(ALL)("%s", (_, draw) => {
  it("draws something, the same every time", () => {
    expect(draw()).toMatch(/<(path|circle|rect)/);
    expect(draw()).toBe(draw());
  });

  it("keeps to markup that the page's security policy allows", () => {
    expect(draw()).not.toMatch(FORBIDDEN);
    expect(unclosedTags(draw())).toEqual([]);
  });

  it("has path data that only moves and draws", () => {
    for (const [, path] of draw().matchAll(/ d="([^"]*)"/g))
      expect(path).toMatch(/^M[\d\s.,\-MmLlHhVvCcSsQqTtAaZz]+$/);
  });

  it("rounds its coordinates", () => {
    const withoutScales = draw().replace(/scale\([^)]*\)/g, "");
    expect(withoutScales).not.toMatch(/\.\d{3}/);
  });

  it("refers only to what the shared definitions hold", () => {
    for (const [, id] of draw().matchAll(/url\(#([\w-]+)\)/g)) expect(lobbyDefs()).toContain(`id="${id}"`);
  });
});

it("no two drawings are the same", () => {
  expect(new Set(ALL.map(([, draw]) => draw())).size).toBe(ALL.length);
});

it("every shared definition has an id of its own", () => {
  const ids = [...lobbyDefs().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("wordmark and icons take the colour of the text around them unless told otherwise", () => {
  expect(wordmark()).toContain(`stroke="currentColor"`);
  expect(wordmark("#123456")).not.toContain("currentColor");
  for (const name of ICON_NAMES) {
    expect(icon(name)).toContain("currentColor");
    expect(icon(name, "#123456")).not.toContain("currentColor");
  }
});

it("tiles and marks take their colours from the palette they are given", () => {
  const night = { ...ROOM_COLOURS, frantic: { ...ROOM_COLOURS.frantic, paper: "#202020" } };
  for (const drawn of [
    tile("frantic", "tall", night),
    tile("frantic", "banner", night),
    mark("frantic", night),
  ]) {
    expect(drawn).toContain("#202020");
    expect(drawn).not.toContain(ROOM_COLOURS.frantic.paper);
  }
});
