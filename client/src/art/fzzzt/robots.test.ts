import { describe, expect, it } from "vitest";

import { build } from "./build";
import { drawBust, drawRobot } from "./robots";
import { standardRobots } from "./fixtures";

/** The shapes alone, as a colour-blind reader sees them. */
function colourless(markup: string): string {
  return markup.replace(/(fill|stroke)="(url\([^)]*\)|#[^"]*)"/g, "");
}

describe("the robots of the box", () => {
  it("are 36, and no two share all picks", () => {
    const picks = standardRobots.map((card) => {
      const { power, shell, limbs, third, picks } = build(card);
      return JSON.stringify([power, shell, limbs, third, picks]);
    });
    expect(new Set(picks).size).toBe(36);
  });

  it("differ in shape and not only in colour", () => {
    expect(new Set(standardRobots.map((card) => colourless(drawRobot(card)))).size).toBe(36);
    expect(new Set(standardRobots.map((card) => colourless(drawBust(card).markup))).size).toBe(36);
  });

  it("have another head, body and ornament than their twins", () => {
    for (const card of standardRobots.filter(({ copy }) => copy === 2)) {
      const [first, second] = [build({ ...card, copy: 1 }).picks, build(card).picks];
      expect(second.head).not.toBe(first.head);
      expect(second.torso).not.toBe(first.torso);
      expect(second.legs).not.toBe(first.legs);
      expect(second.ornament).not.toBe(first.ornament);
    }
  });

  it("grow with their power", () => {
    const widths = [1, 2, 3, 4, 5].map((power) => build({ power, symbols: "N" }).body.width);
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  });
});

describe("a robot", () => {
  it("is the same for the same card, whatever else is drawn", () => {
    const first = drawRobot({ power: 3, symbols: "C" });
    drawRobot({ power: 5, symbols: "O" });
    expect(drawRobot({ power: 3, symbols: "C", copy: 1 })).toBe(first);
  });

  it("can be built for cards that the standard box does not have", () => {
    for (const symbols of ["NBCO", "BCO", "N", "CO"]) {
      for (const power of [0, 1, 2, 3, 4, 5, 9]) {
        for (const copy of [1, 2, 3, 4]) {
          expect(drawRobot({ power, symbols, copy })).not.toMatch(/NaN|undefined/);
        }
      }
    }
  });
});
