/** Sample tables for tests: the server's messages, and its sentences with codes of cards. */

import type { Argument, Block, Card, Message, Seat } from "../wire/messages";
import type { SpokenBlock } from "./text-view";

export interface Told {
  readonly blocks: Block[];
  readonly ask: Message;
  readonly de: readonly SpokenBlock[];
  readonly nl: readonly SpokenBlock[];
}

const seat = (number: number): Seat => ({ number });
const card = (code: string, style: string, symbol = ""): Card => ({ code, style, symbol });
const message = (key: string, args: Record<string, Argument> = {}): Message => ({ key, args });

export const FZZZT: Told = {
  blocks: [
    message("table-bidding", { round: 2, rounds: 5, auction: 4, auctions: 8 }),
    message("table-belt", { cards: [card("2C", "plain")], hidden: 4, deck: 27 }),
    {
      heads: [
        message("head-player"),
        message("head-cards"),
        message("head-discards"),
        message("head-bid"),
        message("head-units"),
      ],
      rows: [
        [message("player", { name: seat(0), role: "chief" }), 0, 9, message("none"), message("none")],
        [
          message("player", { name: seat(1), role: "other" }),
          1,
          0,
          4,
          [message("unit-with-robots", { unit: card("O3", "goal"), robots: [card("Up", "special")] })],
        ],
        [message("player", { name: seat(2), role: "other" }), 3, 4, message("none"), message("none")],
      ],
    },
    message("table-hand", { cards: [card("Up", "special"), card("2B", "plain"), card("3O", "plain")] }),
  ],
  ask: message("ask-bid", {
    card: message("card-robot", {
      card: card("2C", "plain"),
      points: 2,
      belt: 4,
      symbols: [message("symbol-C")],
      power: 2,
    }),
    example: "2B 3O",
  }),
  de: [
    "Runde 2 von 5 · Auktion 4 von 8",
    "Fließband: 2C · 4 Karten verdeckt · Bandstapel: 27",
    [
      ["Name", "Hand", "Ablage", "Gebot", "Einheiten"],
      ["★ Ada", "0", "9", "–", "–"],
      ["Ben", "1", "0", "4", "O3 (Up)"],
      ["Cleo", "3", "4", "–", "–"],
    ],
    "Deine Karten: Up, 2B, 3O",
  ],
  nl: [
    "Ronde 2 van 5 · veiling 4 van 8",
    "Lopende band: 2C · 4 kaarten gedekt · bandstapel: 27",
    [
      ["Speler", "Hand", "Afgelegd", "Bod", "Eenheden"],
      ["★ Ada", "0", "9", "–", "–"],
      ["Ben", "1", "0", "4", "O3 (Up)"],
      ["Cleo", "3", "4", "–", "–"],
    ],
    "Je kaarten: Up, 2B, 3O",
  ],
};

export const FRANTIC: Told = {
  blocks: [
    message("table-round", { round: 2, limit: 154, pile: 87, events: 19 }),
    {
      heads: [message("head-player"), message("head-cards"), message("head-points"), message("head-state")],
      rows: [
        [message("player", { name: seat(0), number: 1, role: "turn" }), 6, 64, [message("mark-dealer")]],
        [message("player", { name: seat(1), number: 2, role: "other" }), 1, 19, ""],
        [message("player", { name: seat(2), number: 3, role: "other" }), 10, 35, ""],
      ],
    },
    message("table-top", { card: card("blue-1", "blue") }),
    message("table-hand", {
      count: 6,
      cards: [
        card("red-8", "red"),
        card("red-gift", "red"),
        card("green-8", "green"),
        card("yellow-1", "yellow"),
        card("yellow-2", "yellow"),
        card("yellow-8", "yellow"),
      ],
    }),
    message("table-playable", { cards: [card("yellow-1", "yellow")] }),
  ],
  ask: message("ask-play-on", { pile: 87 }),
  de: [
    "Runde 2 · bis 154 Punkte · 87 Karten zum Nachziehen · 19 Ereignisse",
    [
      ["Name", "Karten", "Punkte", ""],
      ["▶ 1 Ada", "6", "64", "hat gegeben"],
      ["2 Ben", "1", "19", ""],
      ["3 Cleo", "10", "35", ""],
    ],
    "Auf dem Ablagestapel: blue-1",
    "Deine 6 Karten: red-8, red-gift, green-8, yellow-1, yellow-2, yellow-8",
    "Spielbar: yellow-1",
  ],
  nl: [
    "Ronde 2 · tot 154 punten · nog 87 kaarten te trekken · 19 gebeurtenissen",
    [
      ["Speler", "Kaarten", "Punten", ""],
      ["▶ 1 Ada", "6", "64", "gever"],
      ["2 Ben", "1", "19", ""],
      ["3 Cleo", "10", "35", ""],
    ],
    "Op de aflegstapel: blue-1",
    "Je 6 kaarten: red-8, red-gift, green-8, yellow-1, yellow-2, yellow-8",
    "Je kunt spelen: yellow-1",
  ],
};

export const FLAUTZ: Told = {
  blocks: [
    message("table-match", { match: 4, matches: 0, round: 4, rounds: 6, pile: 59, discards: 0 }),
    message("table-air", {
      cards: [
        message("displayed", { place: 1, card: card("blue-5", "blue", "≈") }),
        message("displayed", { place: 2, card: card("blue-3", "blue", "≈") }),
        message("displayed", { place: 3, card: card("blue-1", "blue", "≈") }),
      ],
      allowed: "yes",
    }),
    message("table-arena", {
      fields: [
        message("field", { field: message("field-any") }),
        message("field", { field: message("field-ground") }),
        message("field", { field: message("field-air") }),
        message("field-here", { field: message("field-any") }),
        message("field", { field: message("field-ground") }),
        message("field", { field: message("field-air") }),
      ],
    }),
    message("table-ground", {
      cards: [
        message("displayed", { place: 4, card: card("green-4", "green", "♣") }),
        message("displayed", { place: 5, card: card("green-3", "green", "♣") }),
        message("displayed", { place: 6, card: message("none") }),
      ],
      allowed: "yes",
    }),
    {
      heads: [
        message("head-player"),
        message("head-apprentice"),
        message("head-crystals"),
        message("head-state"),
      ],
      rows: [
        [message("player", { name: seat(0), role: "other" }), message("colour-blue", { symbol: "≈" }), 1, ""],
        [
          message("player", { name: seat(1), role: "other" }),
          message("colour-green", { symbol: "♣" }),
          1,
          "",
        ],
        [
          message("player", { name: seat(2), role: "turn" }),
          message("colour-purple", { symbol: "☾" }),
          1,
          [message("mark-start")],
        ],
      ],
    },
    message("table-taken", { name: seat(2), card: card("orange-4", "orange", "▲") }),
    message("table-hand", {
      cards: [
        card("blue-4", "blue", "≈"),
        card("purple-3", "purple", "☾"),
        card("purple-6", "purple", "☾"),
        card("pink-5", "pink", "✿"),
        card("prism", "special"),
      ],
    }),
    message("table-spell", {
      spell: message("spell", {
        cards: [
          message("prism-use", {
            card: card("prism", "special"),
            one: message("colour-pink", { symbol: "✿" }),
            two: message("colour-purple", { symbol: "☾" }),
          }),
          message("stands-in", {
            card: card("pink-5", "pink", "✿"),
            colour: message("colour-purple", { symbol: "☾" }),
          }),
          card("purple-6", "purple", "☾"),
        ],
        points: 10,
        first: 5,
        more: 1,
        sort: "other",
      }),
    }),
  ],
  ask: message("ask-put", { card: card("orange-4", "orange", "▲"), example: "blue-4" }),
  de: [
    "Partie 4 · Spielrunde 4 von 6 · 59 Karten zum Nachziehen · nichts abgelegt",
    "Luft: ≈blue-5, ≈blue-3, ≈blue-1",
    "Arena  beliebig, Boden, Luft, ▶beliebig, Boden, Luft, FLAUTZ!",
    "Boden: ♣green-4, ♣green-3, –",
    [
      ["Name", "Zauberlehrling", "Kristalle", ""],
      ["Ada", "≈ blau", "1", ""],
      ["Ben", "♣ grün", "1", ""],
      ["▶ Cleo", "☾ lila", "1", "beginnt"],
    ],
    "Gerade genommen: ▲orange-4",
    "Deine Karten: ≈blue-4, ☾purple-3, ☾purple-6, ✿pink-5, prism",
    "Dein bester Zauber: prism (✿ pink = ☾ lila), ✿pink-5 als ☾ lila, ☾purple-6 · 5 + 5 = 10",
  ],
  nl: [
    "Partij 4 · ronde 4 van 6 · nog 59 kaarten te trekken · niets afgelegd",
    "Lucht: ≈blue-5, ≈blue-3, ≈blue-1",
    "Arena  naar keuze, grond, lucht, ▶naar keuze, grond, lucht, FLAUTZ!",
    "Grond: ♣green-4, ♣green-3, –",
    [
      ["Speler", "Leerling", "Kristallen", ""],
      ["Ada", "≈ blauw", "1", ""],
      ["Ben", "♣ groen", "1", ""],
      ["▶ Cleo", "☾ paars", "1", "begint"],
    ],
    "Net genomen: ▲orange-4",
    "Je kaarten: ≈blue-4, ☾purple-3, ☾purple-6, ✿pink-5, prism",
    "Je beste spreuk: prism (✿ roze = ☾ paars), ✿pink-5 als ☾ paars, ☾purple-6 · 5 + 5 = 10",
  ],
};
