import { frame, ground, type Size } from "./frame";
import { place } from "./geometry";
import { letterStrip } from "./lines";
import { COLOURS, INK, PAPER, WHITE } from "./palette";
import { drawPictogram, isEvent, printEvent } from "./pictograms";
import { drawShape } from "./shapes";

const HEAD_TOP = 3.5;
const HEAD_BOTTOM = 36;

function head(content: string): string {
  return `<rect width="100" height="${HEAD_BOTTOM}" fill="${INK}"/>${content}`;
}

/** An event's face: its name over its pictogram; small, the bolt of all events over it. */
export function drawEventCard(event: string, size: Size, name: string): string {
  if (!isEvent(event)) throw new Error(`FRANTIC has no event "${event}"`);
  if (size === "small") {
    const bolt = place(drawPictogram("event", PAPER), 37, 7, 0.26);
    return frame(ground(WHITE) + head(bolt) + place(printEvent(event), 9, 45, 0.82));
  }
  const strip = { x: 50, top: HEAD_TOP, bottom: HEAD_BOTTOM, width: 80, one: 15, two: 11 };
  const title = letterStrip(name, { ...strip, fill: PAPER, anchor: "middle" });
  return frame(ground(WHITE) + head(title) + place(printEvent(event), 10, 46, 0.8));
}

export function drawEventBack(): string {
  const rule = `<rect x="7" y="7" width="86" height="126" fill="none" stroke="${INK}" stroke-width="3.5"/>`;
  const shapes = COLOURS.map((colour, column) =>
    place(drawShape(colour, INK), 17.5 + column * 17.5, 112, 12.5 / 24),
  );
  return frame(ground(WHITE) + rule + place(drawPictogram("event", INK), 11, 20, 0.8) + shapes.join(""));
}
