import { describe, expect, it } from "vitest";

import { icon, ICON_NAMES } from "./icons";
import { mark } from "./marks";
import { qrCode } from "./qr";
import { GAMES, lobbyDefs, tile } from "./tiles";
import { wordmark } from "./wordmark";

type Drawing = readonly [name: string, draw: () => string];

const ALL: readonly Drawing[] = [
  ["wordmark", () => wordmark()],
  ["defs", () => lobbyDefs()],
  ["QR code", () => qrCode("https://parlour.example/j/owl-4827").markup],
  ...[...GAMES, "whist"].flatMap((game) =>
    (["tall", "banner"] as const).map((cut): Drawing => [`tile ${game} ${cut}`, () => tile(game, cut)]),
  ),
  ...[...GAMES, "whist"].map((game): Drawing => [`mark ${game}`, () => mark(game)]),
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

it("wordmark and icons take the colour of the text around them", () => {
  for (const drawn of [wordmark(), ...ICON_NAMES.map(icon)]) expect(drawn).toContain(`stroke="currentColor"`);
});
