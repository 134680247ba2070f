import { describe, expect, it } from "vitest";

import { drawFace } from "./faces";

describe("faces", () => {
  it("belong to their seed", () => {
    expect(drawFace("Mia")).toBe(drawFace("Mia"));
    expect(drawFace("")).toMatch(/^<rect/);
  });

  it("rarely resemble each other", () => {
    const faces = new Set(Array.from({ length: 100 }, (_, seat) => drawFace(`player ${seat}`)));
    expect(faces.size).toBeGreaterThan(85);
  });

  it("contain nothing that the page's policy forbids", () => {
    for (let seat = 0; seat < 200; seat++)
      expect(drawFace(`${seat}`)).not.toMatch(/style=|<style|<script|var\(|NaN|undefined|\d\.\d{3}/);
  });
});
