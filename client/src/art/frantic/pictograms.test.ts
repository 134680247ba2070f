import { describe, expect, it } from "vitest";

import { CARD_CODES, readCode } from "./codes";
import { EVENTS } from "./event-pictograms";
import { COLOURS } from "./palette";
import { drawPictogram, printEvent, type PictogramName } from "./pictograms";
import { drawShape } from "./shapes";

const SPECIALS = CARD_CODES.map(readCode).flatMap((card) => ("special" in card ? [card.special] : []));
const ALL: readonly PictogramName[] = [...new Set(SPECIALS), "event", "bomb", ...EVENTS];
const FORBIDDEN = /style=|<style|<script|var\(|NaN|undefined/;

describe("pictograms and shapes", () => {
  it("differ from each other", () => {
    const drawings = [
      ...ALL.map((name) => drawPictogram(name)),
      ...COLOURS.map((colour) => drawShape(colour, "red")),
    ];
    expect(new Set(drawings).size).toBe(ALL.length + COLOURS.length);
    for (const drawing of drawings) expect(drawing).not.toMatch(FORBIDDEN);
  });

  it("take one tone, and leave the ground alone", () => {
    for (const name of ALL) {
      const paints = [...drawPictogram(name, "#123456").matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(
        ([, paint]) => paint,
      );
      expect(new Set([...paints, "none"])).toEqual(new Set(["#123456", "none"]));
    }
  });

  it("of events read the same in one tone as in print", () => {
    const bare = (markup: string) => markup.replaceAll(/(?:fill|stroke)="[^"]+"/g, "");
    for (const event of EVENTS) expect(bare(drawPictogram(event))).toBe(bare(printEvent(event)));
  });

  it("refuse unknown names", () => {
    expect(() => drawPictogram("tsunami" as PictogramName)).toThrow('FRANTIC has no pictogram "tsunami"');
  });
});
