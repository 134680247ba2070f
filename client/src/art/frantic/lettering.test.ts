import { describe, expect, it } from "vitest";

import { MISSING } from "./glyphs";
import { drawWord, measure, rise } from "./lettering";
import { fit } from "./lines";

const ROOM = { width: 80, one: 11, two: 8.6 };

describe("the display alphabet", () => {
  it.each([
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "0123456789",
    "Fröhliche Größe, Überfluß & Ärger!",
    "Vrijdag de 13e: café, reünie, crème, 's-avonds …",
    "„F*** You“ – 1/2 (×2) −10 + 'so'; “na?” ’t. \"x\"",
  ])("has all of %s", (text) => {
    const missing = MISSING.fill ?? "";
    expect(drawWord(text).markup).not.toContain(missing);
    expect(drawWord(`${text}☃`).markup).toContain(missing);
  });

  it("sets small letters as capitals and marks above their letters", () => {
    expect(drawWord("skip")).toEqual(drawWord("SKIP"));
    expect(measure("ü")).toBe(measure("u"));
    expect(drawWord("ü").markup).not.toBe(drawWord("u").markup);
    expect(rise("Übung")).toBeGreaterThan(0);
    expect(rise("Uebung")).toBe(0);
  });

  it("has no width without letters", () => {
    expect(measure("")).toBe(0);
  });
});

describe("fitting a name", () => {
  it("leaves a short name on one line at full size", () => {
    expect(fit("Skip", ROOM)).toEqual({ lines: ["Skip"], cap: 11 });
  });

  it("breaks a long name where that makes it larger", () => {
    expect(fit("Fantastic Four", ROOM).lines).toEqual(["Fantastic", "Four"]);
    expect(fit("Counter\u00adattack", ROOM).lines).toEqual(["Counter", "attack"]);
    expect(fit("All-Seeing", { ...ROOM, width: 30 }).lines).toEqual(["All-", "Seeing"]);
  });

  it.each(["Gleichberechtigung", "Aller guten Dinge sind drei", "Nice Try", "2nd Chance"])(
    "keeps %s within its room",
    (name) => {
      const { lines, cap } = fit(name, ROOM);
      for (const line of lines) expect((measure(line) * cap) / 100).toBeLessThanOrEqual(80.001);
    },
  );
});
