/** The pictures of the rules of FLAUTZ! */

import {
  CARD_VIEW,
  COLOURS,
  type Colour,
  CRYSTAL_VIEW,
  drawApprentice,
  drawCrystal,
  drawField,
  type FieldKind,
} from "../../art/flautz";
import { figure, row } from "../../table/figures";
import type { Book, Figure, Piece } from "../../table/game-table";
import { colourOf } from "./cards";

const crystal: Piece = {
  draw: () => ({ viewBox: CRYSTAL_VIEW, markup: drawCrystal() }),
  name: (words) => words.say("flautz-crystals", { count: 1 }),
  share: 0.5,
};

/** A field of the arena as it is on the table. */
function field(kind: FieldKind, { isTrack = false, hasCrystal = false } = {}): Piece {
  const disc =
    kind === "end"
      ? `<g transform="translate(-4 -4) scale(2)">${drawField(kind)}</g>`
      : `<circle cx="20" cy="20" r="18.5" fill="${hasCrystal ? "#e9c46a" : "#1d1150"}" stroke="#e9c46a"/>` +
        `<g color="${hasCrystal ? "#3a2405" : "#e4d8ff"}" transform="translate(8 ${hasCrystal ? 11 : 8})">${drawField(kind)}</g>`;
  const above = hasCrystal ? `<g transform="translate(8 -24) scale(.6)">${drawCrystal()}</g>` : "";
  return {
    draw: () => ({ viewBox: isTrack ? "-4 -25 48 70" : "-1 -1 42 42", markup: disc + above }),
    name: (words) => (kind === "end" ? "FLAUTZ!" : words.say(`field-${kind}`)),
    share: isTrack ? 0.9 : 0.62,
  };
}

function onTrack(kind: FieldKind, hasCrystal = false): Piece {
  return field(kind, { isTrack: true, hasCrystal });
}

function apprentice(colour: Colour, focused = false): Piece {
  return {
    draw: () => ({ viewBox: CARD_VIEW, markup: drawApprentice(colour, focused, "large") }),
    name: (words) =>
      words.say("flautz-apprentice", { colour: colourOf(colour, words), focused: focused ? "yes" : "no" }),
    share: 1,
  };
}

const middle: Figure = figure(
  row(field("air"), "pink-2", "blue-5", "green-4"),
  row(field("ground"), "orange-6", "mirage-3", "purple-1"),
);
const track = [onTrack("any"), onTrack("ground"), onTrack("air", true), onTrack("any"), onTrack("end")];
const swap = row("blue-5", "⇄", "orange-2");
const focus = row(apprentice("purple"), "→", apprentice("purple", true));
const inColour = row("blue-3", "blue-4", "blue-5", "=", 13);
const inValue = row("green-2", "purple-2", "orange-2", "pink-2", "=", 17);
const straight = row("orange-2", "orange-3", "orange-4", "orange-5", "orange-6", "=", 22);

export const book: Book = {
  cover: ["pink-6", "green-4", "mirage-3", "blue-7"],
  steps: [
    middle,
    figure(row(onTrack("air", true), "·", ...swap)),
    figure(focus),
    figure(inColour, inValue),
    figure(row("blue-2", "blue-3", "mirage-4", "blue-5", "blue-6", "=", 22)),
    figure(track),
  ],
  rules: {
    "Z-1": figure(COLOURS.map((colour) => apprentice(colour))),
    "Z-2": middle,
    "Z-3": figure(track),
    "Z-4": figure([field("ground"), field("air"), field("any")]),
    "Z-5": figure(swap),
    "Z-6": figure(focus),
    "Z-9": figure(row("blue-3", "blue-4", "blue-5"), row("green-2", "purple-2", "orange-2", "pink-2")),
    "Z-10": figure(inColour, inValue),
    "Z-12": figure(
      row("blue-1", "mirage-2", "blue-3", "blue-4", "=", 16),
      row("mirage-5", "green-5", "pink-5", "=", 15),
    ),
    "Z-13": figure(row("prism", "·", "blue-1", "green-2", "blue-3", "green-4", "=", 16)),
    "Z-14": figure(row(apprentice("pink", true), "=", 0)),
    "Z-15": figure(row("blue-2", "blue-3", "mirage-4", "blue-5", "blue-6", "=", 22)),
    "Z-17": figure([...straight, ...row("+", crystal)]),
    "Z-18": figure([
      apprentice("orange"),
      ...row("·"),
      ...straight.slice(0, 5),
      ...row("+", crystal, crystal),
    ]),
    "Z-20": figure([crystal]),
    "Z-21": figure([crystal, crystal, crystal]),
    "Z-22": figure(row(crystal, "=", 10)),
  },
};
