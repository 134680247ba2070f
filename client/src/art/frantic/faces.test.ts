import { describe, expect, it } from "vitest";

import { drawFace } from "./faces";

const SEATS = Array.from({ length: 8 }, (_, seat) => seat);
const NAMES = Array.from({ length: 50 }, (_, number) => `player ${number}`);

describe("faces", () => {
  it("belong to a seat and a name", () => {
    expect(drawFace(3, "Mia")).toBe(drawFace(3, "Mia"));
    expect(drawFace(0, "")).toMatch(/^<rect/);
  });

  it("differ at a table even if everybody has the same name", () => {
    for (const name of NAMES)
      expect(new Set(SEATS.map((seat) => drawFace(seat, name))).size).toBe(SEATS.length);
  });

  it("rarely resemble those of others on the same seat", () => {
    expect(new Set(NAMES.map((name) => drawFace(0, name))).size).toBeGreaterThan(30);
  });

  it("contain nothing that the page's policy forbids", () => {
    for (const name of NAMES)
      for (const seat of SEATS)
        expect(drawFace(seat, name)).not.toMatch(/style=|<style|<script|var\(|NaN|undefined|\d\.\d{3}/);
  });
});
