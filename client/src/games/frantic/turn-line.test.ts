import { describe, expect, it } from "vitest";

import type { FranticEvent, Message } from "../../wire/messages";
import { loadSpeaker } from "../../words/speaker";
import { turnLine } from "./turn-line";

const ANN = 0;
const FENNA = 1;
const NOOR = 2;
const NAMES = ["Ann", "Fenna", "Noor"];

const seat = (number: number) => ({ number });
const told = (key: string, args: Message["args"]): Message => ({ key: `told-${key}`, args });
const card = (code: string) => ({ code, style: "plain", symbol: "" });

function plays(number: number, code: string, left: number): FranticEvent {
  const telling = told("played", { name: seat(number), card: card(code), left });
  return { type: "card-played", seat: number, card: code, left, telling };
}

function wishes(number: number, wish: string): FranticEvent {
  const telling = told("wish", {
    name: seat(number),
    wish: { key: `colour-${wish}`, args: {} },
    sort: "colour",
  });
  return { type: "wish-made", seat: number, wish, telling };
}

function draws(number: number, count: number): FranticEvent {
  const telling = told("drew", { name: seat(number), count, by: "effect" });
  return { type: "cards-drawn", seat: number, count, effect: true, telling };
}

function gets(giver: number, taker: number, count: number): FranticEvent {
  const telling = told("given", { name: seat(giver), other: seat(taker), count });
  return { type: "cards-given", giver, taker, count, telling };
}

const FANTASTIC_FOUR: readonly FranticEvent[] = [
  { type: "turn-started", seat: ANN, telling: null },
  plays(ANN, "fantastic-four", 4),
  { type: "shares-aimed", seat: ANN, shares: [NOOR, NOOR, FENNA, FENNA], telling: null },
  plays(NOOR, "counterattack", 6),
  { type: "attack-countered", attack: "fantastic-four", seat: NOOR, attacker: ANN, telling: null },
  { type: "attack-aimed", attack: "fantastic-four", seat: NOOR, target: FENNA, telling: null },
  draws(FENNA, 3),
  draws(FENNA, 1),
  wishes(NOOR, "yellow"),
];

const PARTY: readonly FranticEvent[] = [
  { type: "turn-started", seat: FENNA, telling: null },
  plays(FENNA, "black-7", 0),
  {
    type: "event-turned",
    seat: FENNA,
    event: "surprise-party",
    telling: told("event", { name: { key: "event-name-surprise-party", args: {} }, effect: "" }),
  },
  gets(NOOR, ANN, 1),
  { type: "last-card-gone", seat: FENNA, telling: told("out", { name: seat(FENNA) }) },
  plays(NOOR, "nice-try", 3),
  draws(FENNA, 3),
  wishes(NOOR, "yellow"),
];

const GIFT: readonly FranticEvent[] = [
  { type: "turn-started", seat: NOOR, telling: null },
  plays(NOOR, "red-gift", 3),
  { type: "attack-aimed", attack: "gift", seat: NOOR, target: ANN, telling: null },
  gets(NOOR, ANN, 2),
];

describe("a turn in a line", () => {
  it.each([
    [
      "en",
      "You play fantastic-four (4 left). ⚔ You attack Noor and Fenna. ⚔ Noor strikes back at Fenna. " +
        "Fenna draws 4 cards. Noor wishes for yellow.",
      "Fenna plays black-7. ★ Surprise Party! Fenna has no cards left! Noor plays nice-try (3 left). " +
        "Fenna draws 3 cards. Noor wishes for yellow.",
      "Noor plays red-gift (3 left). ⚔ Noor attacks you. You get 2 cards from Noor.",
    ],
    [
      "de",
      "Du spielst fantastic-four (noch 4). ⚔ Du attackierst Noor und Fenna. ⚔ Noor schlägt zurück, gegen Fenna. " +
        "Fenna zieht 4 Karten. Noor wünscht sich eine gelbe Karte.",
      "Fenna spielt black-7. ★ Surprise Party! Fenna hat keine Karten mehr! Noor spielt nice-try (noch 3). " +
        "Fenna zieht 3 Karten. Noor wünscht sich eine gelbe Karte.",
      "Noor spielt red-gift (noch 3). ⚔ Noor attackiert dich. Du bekommst 2 Karten von Noor.",
    ],
    [
      "nl",
      "Je speelt fantastic-four (nog 4). ⚔ Je valt Noor en Fenna aan. ⚔ Noor slaat terug, tegen Fenna. " +
        "Fenna trekt 4 kaarten. Noor wenst geel.",
      "Fenna speelt black-7. ★ Surprise Party! Fenna heeft geen kaarten meer! Noor speelt nice-try (nog 3). " +
        "Fenna trekt 3 kaarten. Noor wenst geel.",
      "Noor speelt red-gift (nog 3). ⚔ Noor valt je aan. Je krijgt 2 kaarten van Noor.",
    ],
  ] as const)("says what was played, what came of it, and the wish in %s", async (language, ...lines) => {
    const words = (await loadSpeaker({ language, game: "frantic" })).withNames(NAMES, ANN);
    const said = (number: number, events: readonly FranticEvent[]): string =>
      turnLine(number, events)
        .map((message) => words.say(message).trim())
        .join(" ");
    expect([said(ANN, FANTASTIC_FOUR), said(FENNA, PARTY), said(NOOR, GIFT)]).toEqual(lines);
  });

  it("tells an attack as soon as it is aimed", () => {
    const keys = turnLine(NOOR, GIFT.slice(0, 3)).map(({ key }) => key);
    expect(keys).toEqual(["told-played", "frantic-story-aimed"]);
  });
});
