import { describe, expect, it } from "vitest";

import { inWords, nameOf as nameInFlautz } from "../games/flautz/cards";
import { nameOf as nameInFrantic } from "../games/frantic/cards";
import { nameOf as nameInFzzzt, nameHeld } from "../games/fzzzt/cards";
import { deck } from "../games/fzzzt/fixtures";
import type { Block, Card } from "../wire/messages";
import { type Speaker, loadSpeaker } from "../words/speaker";
import { codesIn, type Namer, sayQuestion, sayTable } from "./text-view";
import { FLAUTZ, FRANTIC, FZZZT } from "./sample-words";

const names = ["Ada", "Ben", "Cleo"];
const TABLES = Object.entries({ fzzzt: FZZZT, frantic: FRANTIC, flautz: FLAUTZ }).flatMap(([game, told]) =>
  (["de", "nl"] as const).map((language) => ({ game, told, language })),
);

/** Cards of the samples that are missing from the small test deck. */
const cards = new Map(deck);
for (const [code, power, symbols] of [
  ["2B", 2, "B"],
  ["2C", 2, "C"],
  ["3O", 3, "O"],
] as const)
  cards.set(code, { code, copies: 1, facts: { sort: "robot", power, points: 2, belt: 4, symbols } });

function namer(game: string, words: Speaker): Namer {
  if (game === "fzzzt")
    return {
      name: (code) => nameInFzzzt(code, { cards, words }),
      nameHeld: (code) => nameHeld(code, { cards, words }),
    };
  if (game === "frantic") return alike((code) => nameInFrantic(code, { words }));
  return alike((code) => nameInFlautz(code, { words }));
}

function alike(name: Namer["name"]): Namer {
  return { name, nameHeld: name };
}

/** Cards as the server writes them. */
function coder(game: string): Namer {
  return alike((code) => (game === "flautz" ? inWords(code).symbol : "") + code);
}

describe("the table as text", () => {
  it.each(TABLES)(
    "matches the server's text, except for cards: $game in $language",
    async ({ game, told, language }) => {
      const words = await loadSpeaker({ language, game, names });
      expect(sayTable({ blocks: told.blocks }, words, coder(game))).toEqual(told[language]);
    },
  );

  it.each(TABLES)("contains no card codes: $game in $language", async ({ game, told, language }) => {
    const words = await loadSpeaker({ language, game, names });
    const said = sayTable({ blocks: told.blocks }, words, namer(game, words)).flat(2).join(" · ");
    const codes = codesIn({ blocks: told.blocks });
    expect(codes.length).toBeGreaterThan(4);
    for (const code of codes) {
      expect(said).toContain(namer(game, words).name(code));
      if (code !== "prism") expect(said.split(/[^\p{L}\p{N}-]+/u)).not.toContain(code);
    }
  });

  it("gives the power and points of the player's own cards in Fzzzt!", async () => {
    const words = await loadSpeaker({ language: "en", game: "fzzzt", names });
    const said = sayTable({ blocks: FZZZT.blocks }, words, namer("fzzzt", words));
    const hand = said.find((block) => typeof block === "string" && block.startsWith("Your cards"));
    expect(hand).toContain("Robot 2 (bolt) · power 2 · 2 points, ");
    expect(said.filter((block) => block !== hand).join(" ")).not.toContain("power 2 ·");
  });

  it("uses the usual card names", async () => {
    const german = await loadSpeaker({ language: "de", game: "frantic", names });
    const said = sayTable({ blocks: FRANTIC.blocks }, german, namer("frantic", german));
    expect(said).toContain("Auf dem Ablagestapel: Blau 1");
    expect(said).toContain("Deine 6 Karten: Rot 8, Gift in Rot, Grün 8, Gelb 1, Gelb 2, Gelb 8");
    const dutch = await loadSpeaker({ language: "nl", game: "flautz", names });
    expect(sayTable({ blocks: FLAUTZ.blocks }, dutch, namer("flautz", dutch))).toContain(
      "Je kaarten: blauw 4, paars 3, paars 6, roze 5, prisma",
    );
  });

  it("is the server's text if the page has none, or if the server sends nothing else", async () => {
    const words = await loadSpeaker({ language: "de" });
    const table = ["Du hast hearts-9."];
    expect(sayTable({ table, blocks: FZZZT.blocks }, words, coder(""))).toEqual(table);
    expect(sayTable({ table }, words, coder(""))).toEqual(table);
    expect(sayTable({}, words, coder(""))).toEqual([]);
  });

  it("lists the cards it mentions, once each", () => {
    const card = (code: string): Card => ({ code, style: "", symbol: "" });
    const hand: Block = { key: "table-hand", args: { cards: [card("M1"), card("2O"), card("2O")] } };
    const grid: Block = { heads: [], rows: [[{ number: 0 }, 4, [card("O3"), card("M1")]]] };
    expect(codesIn({ blocks: [hand, grid] })).toEqual(["M1", "2O", "O3"]);
    expect(codesIn({})).toEqual([]);
  });
});

describe("the question", () => {
  it.each([
    ["en", "Up for auction: Robot 2 (cog), worth 2 points (belt 4). Bid with one or more of your cards."],
    [
      "de",
      "Zur Versteigerung: Roboter 2 (Zahnrad), 2 Punkte wert (Bandgeschwindigkeit 4). " +
        "Biete mit einer oder mehreren deiner Karten.",
    ],
    [
      "nl",
      "Onder de hamer: Robot 2 (tandwiel), goed voor 2 punten (bandcijfer 4). Bied met een of meer van je kaarten.",
    ],
  ] as const)("fits boxes and buttons, and names cards once in %s", async (language, text) => {
    const words = await loadSpeaker({ language, game: "fzzzt", names });
    expect(sayQuestion(FZZZT.ask, "", words, namer("fzzzt", words))).toEqual([{ text, isTyped: false }]);
  });

  it("uses card names", async () => {
    const words = await loadSpeaker({ language: "de", game: "flautz", names });
    expect(sayQuestion(FLAUTZ.ask, "", words, namer("flautz", words))).toEqual([
      { text: "Welche Karte legst du im Tausch gegen Orange 4 hin?", isTyped: false },
    ]);
  });

  it("is the server's sentence where the page has none", async () => {
    const words = await loadSpeaker({ language: "de" });
    const unknown = { key: "ask-a-stranger", args: {} };
    const pieces = [
      { text: "Tipp ", isTyped: false },
      { text: "hit", isTyped: true },
    ];
    expect(sayQuestion(unknown, "Tipp `hit`", words, coder(""))).toEqual(pieces);
    expect(sayQuestion(null, "", words, coder(""))).toEqual([]);
  });
});
